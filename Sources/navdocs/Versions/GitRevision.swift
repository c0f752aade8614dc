import Arguments
import Base
import NavigationModel
import Platform

/// A commit of a git repository, and the folder of it that is read.
struct GitRevision: Sendable {
    /// As typed.
    let name: String
    /// What readers are told that it is.
    private(set) var shown: String
    /// The whole object name.
    private(set) var commit: String
    /// The folder that is read, in the repository; empty for all of it.
    private let prefix: FilePath
    /// Where the repository's files stand, absolute.
    private let top: FilePath
    private let git: Git

    /// Looks a revision up.
    /// - Parameters:
    ///   - name: as typed: `main`, `HEAD~3`, `v1.2`, or with a folder, `main:Sources`.
    ///   - folder: a folder of the repository, absolute; the same one is read of the revision.
    init(_ name: String, at folder: FilePath) throws(RevisionError) {
        guard !name.hasPrefix("-"), !name.isEmpty else { throw .notARevision(name) }
        self.name = name
        shown = name
        git = Git(folder: folder)
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (top, prefix) = try Self.place(name, git, chosen: parts.count > 1 ? FilePath(parts[1]) : nil)
        do {
            commit = try Self.object(parts[0], git)
        } catch {
            let near = Suggestion.nearest(to: parts[0], among: GitReferences.names(around: folder))
            throw .unknown(name, isShallow: git.isShallow, near: near)
        }
    }

    /// The same at the commit where a newer version left it, so that what only others did since is not in it.
    /// - Parameters:
    ///   - newer: nil for the work tree.
    ///   - always: whether a tag or a commit is left too, and not only a branch.
    func left(by newer: GitRevision?, always: Bool = false) throws(RevisionError) -> GitRevision {
        let mergeBase = MergeBase(git)
        let names = (older: Self.revision(of: name), newer: newer.map { Self.revision(of: $0.name) } ?? "HEAD")
        guard always || mergeBase.isBranch(names.older) else { return self }
        let heads = newer.map { [$0.commit] } ?? mergeBase.heads
        guard !heads.isEmpty else { return self }
        guard let base = mergeBase.commit(of: commit, heads) else {
            // What is staged is a tree, which comes from nowhere.
            guard newer?.isTree != true else { return self }
            throw .noMergeBase(names.older, names.newer, isShallow: git.isShallow)
        }
        guard base != commit else { return self }
        var left = self
        (left.commit, left.shown) = (base, "merge base of \(names.older) and \(names.newer)")
        return left
    }

    /// Which Swift files have another name in a newer version; nil where git does not say.
    /// - Parameter newer: nil for the work tree, of which what is committed counts.
    func renames(to newer: GitRevision?) -> FileRenames? {
        guard newer.map({ $0.top == top && $0.prefix == prefix }) ?? true else { return nil }
        return GitRenames.between(commit, newer?.commit ?? "HEAD", in: prefix, git)
    }

    /// What was typed without its folder.
    private static func revision(of name: String) -> String { String(name.prefix { $0 != ":" }) }

    /// Whether it is no commit.
    private var isTree: Bool {
        (try? git.run(["cat-file", "-t", commit]).line) == Array("tree".utf8)
    }

    /// The object name of a commit, or of a tree, which `git write-tree` makes of what is staged.
    private static func object(_ name: String, _ git: Git) throws(GitError) -> String {
        let line: [UInt8]
        do { line = try git.run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).line } catch {
            line = try git.run(["rev-parse", "--verify", "--quiet", "\(name)^{tree}"]).line
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Where the repository is, and the folder in it that is meant.
    private static func place(
        _ name: String, _ git: Git, chosen: FilePath?
    ) throws(RevisionError) -> (top: FilePath, prefix: FilePath) {
        let bare: [UInt8]
        do { bare = try git.run(["rev-parse", "--is-bare-repository"]).line } catch {
            switch error {
            case .noGit: throw .noGit(name)
            case .failed(let reason): throw .noRepository(name, folder: git.folder.text, reason: reason)
            }
        }
        do throws(GitError) {
            if bare == Array("true".utf8) { return (git.folder, chosen ?? FilePath("")) }
            let top = FilePath(bytes: try git.run(["rev-parse", "--show-toplevel"]).line)
            if let chosen { return (top, chosen) }
            return (top, FilePath(bytes: try git.run(["rev-parse", "--show-prefix"]).line))
        } catch {
            throw .failed(name, reason: error.reason)
        }
    }

    /// The Swift files of the revision, read; the same folders are left out as on the disk.
    /// - Parameter limit: how large a file may be.
    func sources(atMost limit: ReadLimit) throws(RevisionError) -> FoundSources {
        let tree: (files: [GitTree.Entry], submodules: [GitTree.Entry])
        do { tree = try GitTree.entries(of: commit, git) } catch { throw .failed(name, reason: error.reason) }
        let below = prefix.components
        let inside = GitSubmodules.files(of: tree.submodules, git, top: top) { path in
            let names = path.components
            return (names.starts(with: below) && !SkippedFolders.skips(names.dropFirst(below.count)))
                || below.starts(with: names)
        }
        let entries = tree.files + inside.files
        var found = FoundSources(root: top.appending(prefix.components))
        found.limit = limit
        found.listing = GitTree.listing(entries, top: top)
        found.missingSubmodules = inside.missing.map { top.appending($0.components) }
        guard below.isEmpty || entries.contains(where: { $0.path.components.starts(with: below) }) else {
            throw .noFolder(name, folder: prefix.text)
        }
        let sources = entries.filter { $0.isSource(below: below) }
        let hasStoryboards = sources.contains { SourceKind(name: $0.path.name) == .storyboard }
        let files = sources.filter { hasStoryboards || SourceKind(name: $0.path.name) != .propertyList }
        let contents: [GitObjects.Contents]
        do { contents = try GitObjects.contents(of: files, atMost: limit) } catch {
            throw .failed(name, reason: error.reason)
        }
        guard files.isEmpty || contents.contains(where: { $0 != .missing }) else { throw .notFetched(name) }
        for (file, contents) in zip(files, contents) {
            let path = FilePath(
                bytes: Array(file.path.components.dropFirst(below.count).joined(separator: [UInt8(ascii: "/")])))
            switch contents {
            case .bytes(let bytes): found.files.append(FoundSources.File(location: nil, path: path, contents: bytes))
            case .missing:
                found.unreachable.append(
                    FoundSources.Unreachable(path: path, reason: "its contents aren't in this clone"))
            case .tooLarge:
                let reason = DiskError(path, largerThan: limit).reason
                found.unreachable.append(FoundSources.Unreachable(path: path, reason: reason, isTooLarge: true))
            }
        }
        do { found.manifests = try manifests(around: files, entries) } catch {
            throw .failed(name, reason: error.reason)
        }
        found.files.sort { $0.path < $1.path }
        found.unreachable.sort { $0.path < $1.path }
        return found
    }

    /// What is in the manifests of the projects around files, up to the folder that holds the one that is read.
    private func manifests(
        around files: [GitTree.Entry], _ entries: [GitTree.Entry]
    ) throws(GitError) -> [FilePath: [UInt8]] {
        var folders: Set<[[UInt8]]> = []
        for file in files {
            var folder = Array(file.path.components.dropLast())
            while folder.count + 1 >= prefix.components.count, folders.insert(folder).inserted, !folder.isEmpty {
                folder.removeLast()
            }
        }
        let found = entries.filter { ProjectManifests.project(of: $0.path).map(folders.contains) ?? false }
        let contents = try GitObjects.contents(of: found, atMost: .project)
        return Dictionary(
            zip(found, contents).compactMap { entry, contents in
                guard case .bytes(let bytes) = contents else { return nil }
                return (top.appending(entry.path.components), bytes)
            }, uniquingKeysWith: { first, _ in first })
    }
}

extension GitError {
    /// What to say of it.
    var reason: String {
        switch self {
        case .noGit: "git isn't installed"
        case .failed(let reason): reason
        }
    }
}

extension GitTree.Entry {
    /// Whether a folder's walk would find it and read it.
    /// - Parameter folder: the components of the folder, which is read whatever its name is.
    fileprivate func isSource(below folder: [[UInt8]]) -> Bool {
        let components = path.components
        guard components.starts(with: folder), components.count > folder.count else { return false }
        let name = path.name
        guard SourceKind(name: name) != nil, !name.hasPrefix(".") else { return false }
        return !SkippedFolders.skips(components.dropFirst(folder.count).dropLast())
    }
}
