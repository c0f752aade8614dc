import Arguments
import Base
import NavigationModel
import Platform

/// Reads the two versions of an app that are compared.
struct VersionReader {
    struct ReadVersion {
        let analysis: NavigationAnalysis
        let version: DiffDocument.Version
        /// What a site of it is made with besides that.
        var origin: Origin
        /// Which of its files have another name in the version that it is compared with; nil where nothing tells.
        var renames: FileRenames?

        /// What is known of its sources and of those of a newer version.
        func compared(with newer: Origin) -> ComparedSources {
            ComparedSources(
                files: renames, types: (Set(origin.members.keys), Set(newer.members.keys)),
                broken: (origin.broken, newer.broken))
        }
    }

    /// Where a version came from, as far as its site tells it.
    struct Origin {
        /// The types of the source with the names in them.
        var members: [String: Set<String>] = [:]
        /// What is in the files that could not be read completely, by their paths.
        var broken: [String: Digest] = [:]
        /// The folder all paths are relative to, absolute; nil where there is no source.
        var root: FilePath?
        /// The folder that was named, whose articles are the site's; nil for none.
        var folder: String?
        /// The whole name of the commit, and the revision as readers call it.
        var revision: (commit: String, name: String)?

        /// One of which no source is at hand.
        init() {}

        /// - Parameter root: the folder all paths are relative to, absolute.
        init(of app: SourceLoader.App, root: FilePath) {
            members = app.members
            self.root = root
            for path in app.analysis.graph.brokenFiles {
                let text = app.text(path)
                if !text.isEmpty { broken[path] = Digest(of: text) }
            }
        }
    }

    /// What a version turned out to be.
    private enum Kind {
        case document
        /// Folders and Swift files.
        case sources(FilePath)
        case revision
    }

    /// The folder the user is in.
    let current: FilePath
    let title: String?
    /// The one of the newer version on the disk.
    let configuration: Configuration
    let cache: CacheFolder.Choice
    /// How large a file of source may be.
    let limit: ReadLimit
    /// Which files are read.
    let choice: SourceChoice
    let console: Console

    /// - Parameters:
    ///   - old: as typed; a range names both.
    ///   - new: as typed; nil for the folder the user is in.
    func versions(_ old: String, _ new: String?) throws -> (old: ReadVersion, new: ReadVersion) {
        let range = new == nil ? range(old) : nil
        let (old, new) = (range?.old ?? old, range?.new ?? new ?? ".")
        let kinds = (kind(of: old), kind(of: new))
        // What can be told at once is told before anything is read.
        var revisions = (
            old: try revision(old, kinds.0, beside: kinds.1), new: try revision(new, kinds.1, beside: kinds.0)
        )
        if range?.isSinceMergeBase != false {
            revisions.old = try revisions.old?.left(by: revisions.new, always: range != nil)
        }
        let rules = rules(old: kinds.0, new: kinds.1)
        var found = (old: try find(old, kinds.0, revisions.old), new: try find(new, kinds.1, revisions.new))
        // What one of the two cannot be asked about is no difference.
        let missing = Set([found.old, found.new].flatMap { $0?.missingSubmodules ?? [] }).sorted()
        if !missing.isEmpty {
            warn(of: missing, "it's left out of both versions")
            found = (found.old?.without(missing), found.new?.without(missing))
        }
        var before = try read(old, revisions.old, found.old, rules)
        before.renames = renames(of: revisions.old, to: revisions.new, kinds.1)
        return (before, try read(new, revisions.new, found.new, rules))
    }

    private func warn(of submodules: [FilePath], _ consequence: String) {
        for place in submodules {
            let name = place.relative(to: (try? Disk.resolved(current)) ?? current).text
            console.warn(
                "the submodule \(name) isn't in this clone at the right commit, so \(consequence); "
                    + "'git submodule update --init' may fetch it")
        }
    }

    /// The two versions in one word; nil where it is a path or names one.
    private func range(_ name: String) -> RevisionRange? {
        guard case .revision = kind(of: name) else { return nil }
        return RevisionRange(name)
    }

    /// How much findings matter, in both versions alike.
    private func rules(old: Kind, new: Kind) -> @Sendable (FoundSources) -> RuleSettings {
        var folder = current
        if case .sources(let path) = old { folder = path }
        if case .sources(let path) = new { folder = path }
        return { [configuration, folder] in configuration.settings(over: .document, root: $0.root, like: folder) }
    }

    /// One version, beside one that is read otherwise.
    /// - Parameters:
    ///   - name: as typed.
    ///   - other: the folder or file of the other, as typed.
    func version(_ name: String, beside other: String) throws -> ReadVersion {
        let kinds = (kind(of: name), kind(of: other))
        let rules = rules(old: kinds.0, new: kinds.1)
        let revision = try revision(name, kinds.0, beside: kinds.1)?.left(by: nil)
        let found = try find(name, kinds.0, revision)
        warn(of: found?.missingSubmodules ?? [], "its current contents are reported as new")
        var version = try read(name, revision, found, rules)
        version.renames = renames(of: revision, to: nil, kinds.1)
        return version
    }

    private func renames(of old: GitRevision?, to new: GitRevision?, _ kind: Kind) -> FileRenames? {
        if case .document = kind { return nil }
        return old?.renames(to: new)
    }

    /// What a folder is called as a version.
    static func name(of folder: String) -> String { folder == "." ? "working tree" : folder }

    private func kind(of name: String) -> Kind { Self.kind(of: name, from: current) }

    private static func kind(of name: String, from current: FilePath) -> Kind {
        guard name != "-" else { return .document }
        guard let path = try? Disk.absolute(FilePath(name), from: current), let status = try? FileStatus(of: path)
        else {
            return .revision
        }
        guard status.kind == .folder else { return SourceKind(name: name) != nil ? .sources(path) : .document }
        return isSite(path) ? .document : .sources(path)
    }

    /// The folder or Swift file of a version, absolute; nil where it is none.
    static func sources(_ name: String, from current: FilePath) -> FilePath? {
        guard case .sources(let path) = kind(of: name, from: current) else { return nil }
        return path
    }

    /// Whether navdocs wrote the folder, so that its document says what was read.
    private static func isSite(_ folder: FilePath) -> Bool {
        SiteMarker(in: folder) != nil && (try? FileStatus(of: folder.appending(document))) != nil
    }

    private static let document = "navigation.json"

    /// A revision is read at the folder that the other version names.
    private func revision(_ name: String, _ kind: Kind, beside other: Kind) throws(RevisionError) -> GitRevision? {
        guard case .revision = kind else { return nil }
        guard RevisionRange(name) == nil else { throw .range(name) }
        var folder = current
        if case .sources(let path) = other {
            folder = (try? FileStatus(of: path))?.kind == .folder ? path : path.parent
        }
        return try GitRevision(name, at: folder)
    }

    /// The sources of a version, not read; nil for a document.
    private func find(_ name: String, _ kind: Kind, _ revision: GitRevision?) throws -> FoundSources? {
        if case .document = kind { return nil }
        let found = try revision?.sources(atMost: limit) ?? SourceFinder.find([name], from: current, atMost: limit)
        guard revision == nil || found.files.contains(where: \.isSwift) else { throw RevisionError.noSwift(name) }
        return try choice.applied(to: found, from: current)
    }

    private func read(
        _ name: String, _ revision: GitRevision?, _ found: FoundSources?,
        _ rules: (FoundSources) -> RuleSettings
    ) throws -> ReadVersion {
        guard let found else { return try document(name) }
        if let revision {
            var version = try load(
                found, of: name, rules(found), DiffDocument.Version(name: revision.shown, commit: revision.commit))
            version.origin.revision = (revision.commit, "\(revision.shown) at \(revision.commit.prefix(7))")
            return version
        }
        let shown = Self.name(of: name)
        var version = try load(found, of: shown, rules(found), DiffDocument.Version(name: shown))
        version.origin.folder = name
        return version
    }

    private func load(
        _ found: FoundSources, of name: String, _ rules: RuleSettings, _ version: DiffDocument.Version
    ) throws -> ReadVersion {
        let app = try SourceLoader.load(
            found, title: title, rules: rules, words: configuration.words, cache: try CacheFolder(cache, in: current),
            console: console)
        for place in app.unread { console.warn("\(place.location.file) in \(name): \(place.reason)") }
        return ReadVersion(
            analysis: app.analysis, version: version, origin: Origin(of: app, root: found.root))
    }

    private func document(_ name: String) throws(LoadError) -> ReadVersion {
        let bytes: [UInt8]
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            let isFolder = name != "-" && (try? FileStatus(of: path))?.kind == .folder
            bytes =
                name == "-"
                ? try Disk.standardInput(atMost: .kept)
                : try Disk.contents(
                    of: isFolder ? path.appending(Self.document) : path, atMost: .kept, isNamed: !isFolder)
        } catch { throw .unreadable(name, reason: error.reason) }
        do {
            var analysis = try NavigationDocument.decode(bytes)
            if let title { analysis.graph.title = title }
            return ReadVersion(
                analysis: analysis, version: DiffDocument.Version(name: name == "-" ? "standard input" : name),
                origin: Origin())
        } catch {
            throw .noDocument(name)
        }
    }
}
