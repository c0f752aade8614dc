import Arguments
import NavigationModel
import Platform

/// The sources a command is to read, and what the app is called.
struct SourceArguments: Sendable {
    /// As typed; the current folder where none are.
    let paths: [String]
    private let title: String?
    private let isVerbose: Bool
    let configuration: Configuration
    let cache: CacheFolder.Choice
    /// How large a file of source may be.
    let limit: ReadLimit
    /// Which files are read.
    let choice: SourceChoice
    /// The files of facts that are linked in place of source, as typed.
    let facts: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        title = arguments.value(of: .title)
        isVerbose = arguments.has(.verbose)
        configuration = arguments.configuration
        cache = try CacheFolder.Choice(arguments)
        limit = try ReadLimit.source(arguments.value(of: ReadLimit.option))
        choice = try SourceChoice(arguments)
        facts = arguments.values(of: FactsLinks.option)
        guard facts.isEmpty || (paths.count == 1 && paths != ["-"]) else {
            throw .conflict(
                "'--facts' can only be used with one PATH",
                advice: "PATH must be the folder that was passed as '--root' when the facts were exported")
        }
        guard !isVerbose || !arguments.has(.quiet) else {
            throw .conflict("'--verbose' can't be used with '--quiet'", advice: "remove one of them")
        }
    }

    /// Finds the sources, or what tells of them.
    func find(from current: FilePath) throws -> FoundSources {
        guard facts.isEmpty else {
            return choice.limited(try FactsLinks.found(facts, below: paths[0], from: current))
        }
        return try choice.applied(to: SourceFinder.find(paths, from: current, atMost: limit), from: current)
    }

    var readsStandardInput: Bool { paths.contains("-") }

    /// Whether they name the same files and folders as others.
    func areOf(_ others: SourceArguments) -> Bool { paths == others.paths && facts == others.facts }

    /// What the configuration says about the rules, for these sources.
    /// - Parameter asked: what counts over it.
    func rules(_ asked: RuleSettings, for found: FoundSources) -> RuleSettings {
        configuration.settings(over: asked, root: found.root)
    }

    /// Reads what was found, and warns of what cannot be read.
    /// - Parameters:
    ///   - rules: how much the findings of each rule matter.
    ///   - memory: the files that were read before.
    ///   - tellsSystems: whether it is asked which systems each file takes part in; the user may ask too.
    ///   - current: the folder the user is in.
    func load(
        _ found: FoundSources, rules: RuleSettings = .document, remembering memory: FileMemory? = nil,
        tellingSystems tellsSystems: Bool = false, console: Console, in current: FilePath
    ) throws -> SourceLoader.App {
        for path in found.withoutSwift { console.warn("no Swift files in \(path)") }
        for remark in found.unmatched { console.warn(remark) }
        let isFirst = memory?.reading == nil
        let app = try SourceLoader.load(
            found, title: title, rules: rules, words: configuration.words,
            cache: try CacheFolder(cache, in: current), remembering: memory,
            tellingSystems: tellsSystems || isVerbose, isOnly: memory == nil, console: console)
        if isFirst, !app.samples.isEmpty {
            console.note(
                app.samples.count == 1
                    ? "Left out the sample \(app.samples[0]); to read it: --include '**'"
                    : "Left out the samples \(app.samples.joined(separator: ", ")); to read them: --include '**'")
        }
        if isFirst, app.uncompiled > 0 {
            console.note(
                app.uncompiled == 1
                    ? "Left out a file that no target compiles; to read it: --include '**'"
                    : "Left out \(app.uncompiled) files that no target compiles; to read them: --include '**'")
        }
        func shown(_ path: String) -> String { found.root.appending(path).relative(to: current).text }
        for file in isVerbose ? app.files : [] {
            let systems = file.systems.sorted().map(\.title)
            console.note("\(shown(file.path)): \(systems.isEmpty ? "none" : systems.joined(separator: ", "))")
        }
        for place in app.unread { console.warn("\(shown(place.location.file)): \(place.reason)") }
        let unmatched = UnmatchedEntries(of: configuration)
        for remark in unmatched.remarks(in: found, missing: app.missingNames, from: current) { console.warn(remark) }
        return app
    }
}

extension [Option] {
    /// What every command that reads source understands besides.
    static var cache: Self {
        [
            SourceChoice.exclude, SourceChoice.include, SourceChoice.platform, ReadLimit.option, .jobs,
            CacheFolder.option, CacheFolder.none,
        ]
    }

    /// What every command that reads one app understands besides.
    static var sources: Self { [FactsLinks.option] + cache }
}

extension Option {
    static let inferred = Option(
        "inferred", setting: .shared,
        summary:
            "Also draw inferred transitions in graphs. By default, they are hidden unless nothing else leads to the "
            + "same target.")
    static let title = Option(
        "title", value: .text("NAME"), setting: .shared,
        standard: "the name of the Xcode project or folder",
        summary: "The app's name.")
}
