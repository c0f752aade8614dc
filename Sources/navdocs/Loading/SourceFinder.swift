import Base
import Platform

/// Finds the sources of an app, Swift and storyboards: those named, and those below the folders named.
struct SourceFinder {
    private let root: FilePath
    private var walk = FolderWalk()

    /// Finds the sources.
    /// - Parameters:
    ///   - paths: as typed, in any order; `-` is standard input.
    ///   - current: the folder the user is in, absolute.
    ///   - limit: how large a file may be.
    static func find(
        _ paths: [String], from current: FilePath, atMost limit: ReadLimit = .source
    ) throws(LoadError) -> FoundSources {
        var named: [NamedPath] = []
        for path in paths where path != "-" {
            let path = try NamedPath(path, from: current)
            // A link and what it leads to may have different names.
            let isSource =
                SourceKind(name: path.location.name) != nil
                || (try? Disk.resolved(path.location)).map { SourceKind(name: $0.name) == .swift } ?? false
            guard path.status.kind != .file || isSource else { throw .notSwift(path.typed) }
            if !named.contains(where: { $0.location == path.location }) { named.append(path) }
        }
        named.sort { ($0.location, $0.typed) < ($1.location, $1.typed) }
        let root = commonFolder(named.map(\.folder)) ?? current
        var finder = SourceFinder(root: root)
        var found = try finder.walk(named)
        found.limit = limit
        found.leaveOutNeedless()
        if paths.contains("-") {
            found.files.append(FoundSources.File(location: nil, path: FilePath("<stdin>")))
        }
        found.outside = finder.walk.outside.map { $0.relative(to: current).text }.sorted()
        guard found.files.contains(where: \.isSwift) || !found.unreachable.isEmpty else {
            if let link = found.outside.first { throw .onlyOutside(named.map(\.typed), link: link) }
            let skipped = finder.walk.skipped.map { $0.relative(to: root).text }
            throw .noSwift(named.map(\.typed), skipped: Array(skipped.sorted().prefix(3)))
        }
        found.skipped = finder.walk.skipped
        found.files.sort { $0.path < $1.path }
        found.unreachable.sort { $0.path < $1.path }
        return found
    }

    private init(root: FilePath) { self.root = root }

    private mutating func walk(_ named: [NamedPath]) throws(LoadError) -> FoundSources {
        var found = FoundSources(root: root, inputs: named.map(\.location))
        for path in named where !path.isFolder { walk.add(file: path.location, status: path.status) }
        for path in named where path.isFolder {
            // What is inside of another one is in its list.
            let isNew = !walk.folders.contains(path.location)
            let before = walk.count
            do { try walk.enter(path.location, status: path.status) } catch {
                throw .unreadable(path.typed, reason: error.reason)
            }
            if isNew, walk.count == before { found.withoutSwift.append(path.typed) }
        }
        walk.followLinks()
        found.folders = walk.folders
        let files = Set(named.filter { !$0.isFolder }.map(\.location))
        for file in walk.files {
            found.files.append(
                FoundSources.File(location: file, path: file.relative(to: root), isNamed: files.contains(file)))
        }
        for error in walk.unreachable {
            found.unreachable.append(
                FoundSources.Unreachable(path: error.path.relative(to: root), reason: error.reason))
        }
        return found
    }

    /// The innermost folder that holds all of them; nil for none.
    private static func commonFolder(_ folders: [FilePath]) -> FilePath? {
        guard let first = folders.first else { return nil }
        var common = first.components
        for folder in folders.dropFirst() {
            common = zip(common, folder.components).prefix { $0 == $1 }.map(\.0)
        }
        return FilePath(absolute: common)
    }
}
