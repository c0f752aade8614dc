import Base
import NavigationModel
import Platform

/// What a look at a folder tells about the app in it.
struct Project {
    enum Layout: Equatable {
        /// - Parameter name: of the project's folder: `Planets.xcodeproj`.
        case xcode(name: String)
        case package
        case plain
    }

    let layout: Layout
    let title: String
    /// The folder of the sources, relative to the one that was looked at; `.` for that one.
    let sources: String
    let files: Int
    let systems: [NavigationSystem]
    /// The modules of the sources, sorted.
    let modules: [String]
    /// The entry points by what they are, each once, sorted.
    let entryPoints: [EntryRole: [String]]
    /// The server and the repository of the Git remote.
    let remote: GitRemote?
    let hasArticles: Bool

    /// - Parameters:
    ///   - folder: as typed.
    ///   - current: the folder the user is in.
    init(in folder: String, console: Console, from current: FilePath) throws {
        let place = try NamedPath(folder, from: current)
        let names = try Self.names(in: place.location, shown: folder)
        let xcode = names.first { $0.hasSuffix(".xcodeproj") }
        let isPackage = xcode == nil && names.contains("Package.swift")
        layout = xcode.map { .xcode(name: $0) } ?? (isPackage ? .package : .plain)
        sources = isPackage && names.contains("Sources") ? "Sources" : "."
        let path = sources == "." ? folder : "\(folder)/\(sources)"
        let found = try SourceFinder.find([path], from: current)
        let app = try SourceLoader.load(found, title: nil, cache: nil, tellingSystems: true, console: console)
        title = app.analysis.graph.title
        files = found.swiftFiles.count
        systems = app.files.reduce(into: Set<NavigationSystem>()) { $0.formUnion($1.systems) }.sorted()
        let namer = ProjectFolders(of: found).namer
        modules = Set(found.files.map { namer.module(of: $0.path.text) }).sorted()
        entryPoints = Dictionary(grouping: app.analysis.graph.entryPoints, by: \.role).mapValues {
            Set($0.map(\.name)).sorted()
        }
        remote = GitRepository(around: place.location)?.remote
        hasArticles = names.contains(ArticleLoader.defaultName)
    }

    private static func names(in folder: FilePath, shown: String) throws(LoadError) -> [String] {
        do { return try Disk.names(in: folder).map { String(decoding: $0, as: UTF8.self) } } catch {
            throw .unreadable(shown, reason: error.reason)
        }
    }
}
