import Arguments
import Base
import Extractor
import Linking
import NavigationModel
import Platform
import Rules
import SwiftSource

/// Reads the files of an app and links what they say.
struct SourceLoader {
    /// What a file became.
    private enum Outcome: Sendable {
        /// - Parameter repaired: where bytes were replaced.
        case read(AppFile, repaired: NotUnderstood?)
        case unread(NotUnderstood)
        /// It was found, and is not there any more.
        case vanished(FilePath)
    }

    /// An app, read.
    struct App: Sendable {
        /// Its navigation, and what the rules find.
        let analysis: NavigationAnalysis
        /// The files that were read, each with the systems it takes part in, sorted by path; none where that was not asked.
        let files: [(path: String, systems: Set<NavigationSystem>)]
        /// Files and folders that could not be read as they are, sorted by place.
        let unread: [NotUnderstood]
        /// The types declared in the files, each with the names in it that are known.
        let members: [String: Set<String>]
        /// The names in what the project says about its own code that are nowhere in the source.
        let missingNames: Set<String>
        /// The demo and sample targets beside the app, which were not read.
        let samples: [String]
        /// How many files no target compiles, which were not read either.
        let uncompiled: Int
        /// The text of the file of a path; empty where there is none.
        let text: @Sendable (String) -> String
    }

    private let sources: FoundSources
    /// The module of all files; nil where their folders tell it.
    private let module: String?
    private let namer: ModuleNamer
    private let cache: Cache
    private let memory: FileMemory?

    /// Reads the files on all cores, and links.
    /// - Parameters:
    ///   - title: the app's name; nil for the one its folders tell.
    ///   - rules: how much the findings of each rule matter.
    ///   - words: what the project says about its own code.
    ///   - folder: where what was read is kept; nil for nowhere.
    ///   - memory: the files that were read before.
    ///   - tellsSystems: whether it is asked which systems each file takes part in.
    ///   - isOnly: whether the program ends with it, so that what is needed no more need not be freed.
    /// - Throws: where a file goes away meanwhile: what is left is no state that the sources ever were in.
    static func load(
        _ sources: FoundSources, title: String?, rules: RuleSettings = .document,
        words: ProjectAnnotations = ProjectAnnotations(), cache folder: CacheFolder?,
        remembering memory: FileMemory? = nil,
        tellingSystems tellsSystems: Bool = false, isOnly: Bool = false, console: Console
    ) throws(LoadError) -> App {
        let projects = memory?.projects(of: sources) ?? ProjectFolders(of: sources)
        console.warn(ofOutside: sources, projects)
        let (samples, uncompiled, sources) = leftOut(of: sources, projects)
        let progress = Progress("Reading", console: console, total: sources.files.count)
        // What is remembered need not be looked up, and what is saved again and again is not worth keeping each time.
        let isKept = sources.facts == nil && memory?.reading == nil
        let cache = Cache(in: isKept ? folder : nil, about: "sources of \(sources.root.text)")
        let read = try read(sources, module: nil, projects, cache, memory)
        memory?.keep(only: Set(sources.files.compactMap(\.location)))
        let last = LastReading(of: sources, in: cache)
        var words = words
        words.roles = projects.roles
        words.shared = projects.shared(among: read.files.map(\.path))
        let app = AppReader(
            read.files, title: title ?? projects.title, unread: read.unread, rules: rules, words: words,
            for: sources.platform, expecting: memory?.reading ?? last.reading, tellingSystems: tellsSystems,
            on: AllCores(endsWithProgram: isOnly)
        ) { progress.advance() }
        progress.finish()
        last.replace(with: app.reading)
        memory?.reading = app.reading
        cache.save(console)
        let files = Dictionary(read.files.map { ($0.path, $0) }) { first, _ in first }
        let places = Dictionary(sources.files.map { ($0.path.text, $0.location) }) { first, _ in first }
        return App(
            analysis: app.analysis, files: zip(read.files, app.systems).map { ($0.path, $1) }.sorted { $0.0 < $1.0 },
            unread: read.unread, members: app.members, missingNames: app.missingNames,
            samples: samples?.names ?? [], uncompiled: uncompiled?.count ?? 0,
            text: { path in
                if let text = files[path]?.text { return text }
                let bytes = places[path]?.flatMap { try? Disk.contents(of: $0, atMost: sources.limit) }
                return String(decoding: bytes ?? [], as: UTF8.self)
            })
    }

    /// Reads the files on all cores into facts.
    /// - Parameters:
    ///   - module: the module of all of them; nil for those that their folders tell.
    ///   - folder: where what was read is kept; nil for nowhere.
    /// - Returns: the bytes of a file of facts, and what could not be read.
    static func facts(
        _ sources: FoundSources, module: String?, cache folder: CacheFolder?, console: Console
    ) throws -> (bytes: [UInt8], unread: [NotUnderstood]) {
        let cache = Cache(in: folder, about: "facts of \(sources.inputs.map(\.text).joined(separator: "\n"))")
        let projects = ProjectFolders(of: sources)
        console.warn(ofOutside: sources, projects)
        let sources = leftOut(of: sources, projects).rest
        let read = try read(sources, module: module, projects, cache)
        let bytes = try FactsFile.bytes(of: read.files, unread: read.unread, on: AllCores())
        cache.save(console)
        return (bytes, read.unread)
    }

    /// What is not read of the sources where nobody asks for it, and what is.
    private static func leftOut(
        of sources: FoundSources, _ projects: ProjectFolders
    ) -> (samples: SampleTargets?, uncompiled: UncompiledFiles?, rest: FoundSources) {
        if sources.readsSamples || sources.facts != nil { return (nil, nil, sources) }
        let samples = SampleTargets(in: sources, projects)
        let rest = samples.leftOut(of: sources)
        let uncompiled = UncompiledFiles(in: rest, projects)
        return (samples, uncompiled, uncompiled?.leftOut(of: rest) ?? rest)
    }

    /// The files as far as they can be read.
    private static func read(
        _ sources: FoundSources, module: String?, _ projects: ProjectFolders, _ cache: Cache,
        _ memory: FileMemory? = nil
    ) throws(LoadError) -> (files: [AppFile], unread: [NotUnderstood]) {
        if let facts = sources.facts { return (facts.files, facts.unread) }
        let loader = SourceLoader(sources: sources, module: module, namer: projects.namer, cache: cache, memory: memory)
        var files: [AppFile] = []
        var unread =
            projects.damaged
            + sources.unreachable.map {
                Self.unreadable($0.path, reason: $0.reason, isTooLarge: $0.isTooLarge)
            }
        for outcome in ParallelMap.results(of: sources.files, transform: { loader.read($0) }) {
            switch outcome {
            case .read(let file, let repaired):
                files.append(file)
                if let repaired { unread.append(repaired) }
            case .unread(let reason): unread.append(reason)
            case .vanished(let path): throw .vanished(path.text)
            }
        }
        return (files, unread.sorted { $0.location < $1.location })
    }

    private func read(_ file: FoundSources.File) -> Outcome {
        let path = file.path.text
        let module = module ?? memory?.module(of: path, by: namer) ?? namer.module(of: path)
        func read() throws(DiskError) -> (file: AppFile, repaired: NotUnderstood?) {
            let bytes = try contents(of: file)
            if LFSPointer(bytes) != nil { throw DiskError(pointer: file.path) }
            let kept = cache.isKept ? CachedFacts(of: bytes, as: SourceKind(name: path), in: cache) : nil
            // Only what is UTF-8 is kept, so what is kept need not be looked at again.
            let isUTF8 = kept?.isKnown == true || String(validating: bytes, as: UTF8.self) != nil
            let source = AppFile(
                path: path, module: module, utf8: isUTF8 ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8),
                store: isUTF8 ? kept : nil, remembers: memory != nil)
            return (source, isUTF8 ? nil : BrokenText.notice(for: bytes, path: path))
        }
        do {
            guard let memory, let place = file.location else {
                let (source, repaired) = try read()
                return .read(source, repaired: repaired)
            }
            let (source, repaired) = try memory.file(at: place, path: path, module: module, read: read)
            return .read(source, repaired: repaired)
        } catch {
            return error.isMissing
                ? .vanished(file.path)
                : .unread(
                    Self.unreadable(
                        file.path, reason: error.reason, isTooLarge: error.isTooLarge,
                        help: error.isPointer ? LFSPointer.advice + "." : "Make the file readable."))
        }
    }

    private func contents(of file: FoundSources.File) throws(DiskError) -> [UInt8] {
        if let contents = file.contents { return contents }
        guard let location = file.location else { return try Disk.standardInput(atMost: sources.limit) }
        return try Disk.contents(of: location, atMost: sources.limit, isNamed: file.isNamed)
    }

    private static func unreadable(
        _ path: FilePath, reason: String, isTooLarge: Bool, help: String = "Make the file readable."
    ) -> NotUnderstood {
        NotUnderstood(
            text: path.name,
            reason: "couldn't be read: \(reason)" + (isTooLarge ? ", which is the limit set by --max-file-size" : ""),
            help: isTooLarge
                ? "Raise the limit with --max-file-size, or exclude the file."
                : help,
            location: SourceLocation(file: path.text, line: 1, column: 1),
            // What is too large was left out for a reason that is no fault.
            rule: isTooLarge ? nil : NotUnderstood.syntaxError)
    }
}

/// Every core of the machine.
struct AllCores: Workers {
    /// Whether the program ends with this work, and what is needed no more with it: then nothing is freed by hand.
    var endsWithProgram = false

    func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output] { ParallelMap.results(of: items, transform: transform) }

    func both<First, Other>(
        _ first: () -> First, other: @escaping @Sendable () -> sending Other
    ) -> (First, Other) { BigStackThread.both(first, other: other) }

    func letGo<Value>(of value: sending Value) {
        let last = Handoff(value)
        guard !endsWithProgram else {
            _ = Unmanaged.passRetained(last)
            return
        }
        // Where there is no thread to have, it is freed at the end of this.
        _ = BigStackThread { _ = last.taken() }
    }
}
