/// The folder that what a project says of itself may lead to, and no further: the repository that holds a folder, or the
/// folder itself where it is in none.
package struct Territory: Sendable {
    /// Why a path does not lie in it.
    package enum Fault: Equatable {
        case outside
        /// In the folder of git's own files.
        case insideGit
        case unreachable(reason: String)
    }

    /// Absolute, links resolved.
    package let folder: FilePath
    package let isRepository: Bool
    /// Git's own files, links resolved; nil where there are none.
    private let git: FilePath?

    /// - Parameter folder: absolute.
    package init(around folder: FilePath) {
        let start = (try? Disk.resolved(folder)) ?? folder
        var top = start
        while (try? FileStatus(of: top.appending(".git"), followingLinks: false)) == nil, !top.components.isEmpty {
            top = top.parent
        }
        let home = top.appending(".git")
        isRepository = (try? FileStatus(of: home, followingLinks: false)) != nil
        self.folder = isRepository ? top : start
        git = (GitRepository.home(of: top) ?? home).resolvedWhereItIs
    }

    /// What keeps a path from lying in it; nil for nothing. Links count for what they lead to.
    /// - Parameter path: absolute; it need not exist.
    package func fault(of path: FilePath) -> Fault? {
        let place: FilePath
        do { place = try Disk.resolvedAsFarAsThere(path) } catch { return .unreachable(reason: error.reason) }
        guard place.isInside(folder) else { return .outside }
        if let git, place.isInside(git) { return .insideGit }
        // Some file systems take upper and lower case for the same.
        let names = place.relative(to: folder).components.map { String(decoding: $0, as: UTF8.self).lowercased() }
        return names.contains(".git") ? .insideGit : nil
    }

    /// Whether a path, links resolved, is the folder itself or one that holds it.
    package func isHeld(by path: FilePath) -> Bool {
        (try? Disk.resolvedAsFarAsThere(path)).map { folder.isInside($0) } ?? false
    }
}

extension FilePath {
    fileprivate var resolvedWhereItIs: FilePath? { try? Disk.resolved(self) }
}
