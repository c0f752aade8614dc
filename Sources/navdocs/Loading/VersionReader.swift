import NavigationModel

/// Reads the two versions of an app that are compared.
struct VersionReader {
    struct ReadVersion {
        let graph: NavigationGraph
        let version: DiffDocument.Version
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
    /// The name of the configuration, as typed.
    let configuration: String?
    let console: Console

    /// - Parameters:
    ///   - old: as typed.
    ///   - new: as typed.
    func versions(_ old: String, _ new: String) throws -> (old: ReadVersion, new: ReadVersion) {
        let kinds = (try kind(of: old), try kind(of: new))
        // What can be told at once is told before anything is read.
        let revisions = (
            try revision(old, kinds.0, beside: kinds.1), try revision(new, kinds.1, beside: kinds.0)
        )
        let rules = try rules(old: kinds.0, new: kinds.1)
        return (try read(old, kinds.0, revisions.0, rules), try read(new, kinds.1, revisions.1, rules))
    }

    /// How much findings matter, in both versions alike: as the configuration of the newer one on the disk says.
    private func rules(
        old: Kind, new: Kind
    ) throws(ConfigurationError) -> @Sendable (FoundSources) -> RuleSettings {
        var folder = current
        if case .sources(let path) = old { folder = path }
        if case .sources(let path) = new { folder = path }
        let configuration = try ConfigurationFile.read(configuration, above: folder, from: current)
        return { [folder] in configuration.settings(over: .document, root: $0.root, like: folder) }
    }

    private func kind(of name: String) throws -> Kind {
        guard name != "-" else { return .document }
        guard let path = try? Disk.absolute(FilePath(name), from: current), let status = try? FileStatus(of: path)
        else {
            return .revision
        }
        guard status.kind == .folder else { return name.hasSuffix(".swift") ? .sources(path) : .document }
        return isSite(path) ? .document : .sources(path)
    }

    /// Whether navdocs wrote the folder, so that its document says what was read.
    private func isSite(_ folder: FilePath) -> Bool {
        SiteMarker(in: folder) != nil && (try? FileStatus(of: folder.appending(Self.document))) != nil
    }

    private static let document = "navigation.json"

    /// A revision is read at the folder that the other version names.
    private func revision(_ name: String, _ kind: Kind, beside other: Kind) throws(RevisionError) -> GitRevision? {
        guard case .revision = kind else { return nil }
        var folder = current
        if case .sources(let path) = other {
            folder = (try? FileStatus(of: path))?.kind == .folder ? path : path.parent
        }
        return try GitRevision(name, at: folder)
    }

    private func read(
        _ name: String, _ kind: Kind, _ revision: GitRevision?, _ rules: (FoundSources) -> RuleSettings
    ) throws -> ReadVersion {
        if let revision {
            let found = try revision.sources()
            guard !found.files.isEmpty else { throw RevisionError.noSwift(name) }
            return ReadVersion(
                graph: load(found, of: name, rules(found)),
                version: DiffDocument.Version(name: name, commit: revision.commit))
        }
        if case .document = kind { return try document(name) }
        let found = try SourceFinder.find([name], from: current)
        let shown = name == "." ? "work tree" : name
        return ReadVersion(graph: load(found, of: shown, rules(found)), version: DiffDocument.Version(name: shown))
    }

    private func load(_ found: FoundSources, of name: String, _ rules: RuleSettings) -> NavigationGraph {
        let app = SourceLoader.load(found, title: title, rules: rules, console: console)
        for place in app.unread { console.warn("\(place.location.file) in \(name): \(place.reason)") }
        return app.graph
    }

    private func document(_ name: String) throws(LoadError) -> ReadVersion {
        let bytes: [UInt8]
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            let isFolder = name != "-" && (try? FileStatus(of: path))?.kind == .folder
            bytes =
                name == "-"
                ? try Disk.standardInput() : try Disk.contents(of: isFolder ? path.appending(Self.document) : path)
        } catch { throw .unreadable(name, reason: error.reason) }
        do {
            var graph = try NavigationDocument.decode(bytes)
            if let title { graph.title = title }
            return ReadVersion(graph: graph, version: DiffDocument.Version(name: name == "-" ? "standard input" : name))
        } catch {
            throw .noDocument(name)
        }
    }
}
