/// The submodules of a repository, as far as they are checked out in it: what is read of them is what its commits have of
/// them, as on the disk what is checked out.
package struct GitSubmodules {
    /// Where the repository stands, links resolved.
    private let top: FilePath
    /// Where git keeps repositories of submodules, links resolved.
    private let homes: [FilePath]

    private init(of git: Git, top: FilePath) {
        self.top = (try? Disk.resolved(top)) ?? top
        let shared = (try? git.run(["rev-parse", "--git-common-dir"]).line)
            .flatMap { try? Disk.absolute(FilePath(bytes: $0), from: git.folder) }
            .flatMap { try? Disk.resolved($0) }
        homes = [self.top] + (shared.map { [$0] } ?? [])
    }

    /// The files of submodules, and those of the submodules in them.
    /// - Parameters:
    ///   - submodules: of a commit.
    ///   - top: where the repository's files stand, absolute.
    ///   - isRead: whether anything below a path is read.
    /// - Returns: besides, the paths of the submodules that this clone does not have as the commit has them.
    package static func files(
        of submodules: [GitTree.Entry], _ git: Git, top: FilePath, where isRead: (FilePath) -> Bool
    ) -> (files: [GitTree.Entry], missing: [FilePath]) {
        let submodules = submodules.filter { isRead($0.path) }
        guard !submodules.isEmpty else { return ([], []) }
        let places = GitSubmodules(of: git, top: top)
        var files: [GitTree.Entry] = []
        var missing: [FilePath] = []
        // One in another stands in a folder further down, so there is an end to them.
        var waiting = submodules
        while let next = waiting.popLast() {
            guard isRead(next.path) else { continue }
            guard let git = places.git(at: next.path),
                let inside = try? GitTree.entries(
                    of: String(decoding: next.object, as: UTF8.self), git, in: next.path)
            else {
                missing.append(next.path)
                continue
            }
            files += inside.files
            waiting += inside.submodules
        }
        return (files, missing.sorted())
    }

    /// The repository of a submodule; nil where it is not checked out, or is one that stands elsewhere.
    private func git(at path: FilePath) -> Git? {
        let place = top.appending(path.components)
        guard (try? Disk.resolved(place)) == place, let home = GitRepository.home(of: place),
            let home = try? Disk.resolved(home), homes.contains(where: { home.isInside($0) })
        else { return nil }
        return Git(folder: place, isAlone: true)
    }
}
