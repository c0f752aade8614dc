/// What a Git repository says about itself, read from its own files.
///
/// Formats: gitrepository-layout(5), git-config(1), git-pack-refs(1) of Git 2.47.
package struct GitRepository {
    /// The folder that is checked out.
    package let top: FilePath
    /// The server and the path of the remote, without credentials; absent where there is none or it is a folder.
    package let remote: GitRemote?
    package let branch: String?
    /// The full name of the commit that is checked out.
    package let commit: String?
    /// The files that tell which commit that is, as far as they are there.
    package let heads: [FilePath]

    /// The repository that holds a folder, the innermost where there are several.
    /// - Parameter folder: absolute.
    package init?(around folder: FilePath) {
        var top = folder
        while true {
            if let home = Self.home(of: top) {
                self.init(top: top, home: home)
                return
            }
            guard !top.components.isEmpty else { return nil }
            top = top.parent
        }
    }

    private init(top: FilePath, home: FilePath) {
        self.top = top
        let shared = Self.text(of: home.appending("commondir")).map { Self.path($0, from: home) } ?? home
        let head = Self.text(of: home.appending("HEAD")) ?? ""
        let reference = head.hasPrefix("ref: ") ? String(head.dropFirst(5)) : nil
        // What moves a branch, and nothing else, is written into the log.
        self.heads = [home.appending("HEAD"), home.appending("logs/HEAD")]
        let heads = "refs/heads/"
        branch = reference.flatMap { $0.hasPrefix(heads) ? String($0.dropFirst(heads.count)) : nil }
        commit = Self.name(head) ?? reference.flatMap { Self.commit(of: $0, home, shared) }
        let config = GitConfig(Self.text(of: shared.appending("config")) ?? "")
        let name = branch.flatMap { config.value(of: "remote", in: "branch", $0) } ?? "origin"
        let address = config.value(of: "url", in: "remote", name) ?? config.firstRemote
        remote = address.flatMap(GitRemote.init)
    }

    /// The folder with the repository's own files: `.git`, or what a file of that name leads to, as it does in worktrees
    /// and submodules.
    package static func home(of top: FilePath) -> FilePath? {
        let path = top.appending(".git")
        switch try? FileStatus(of: path).kind {
        case .folder?: return path
        case .file?:
            guard let text = text(of: path), text.hasPrefix("gitdir: ") else { return nil }
            return Self.path(String(text.dropFirst("gitdir: ".count)), from: top)
        default: return nil
        }
    }

    private static func commit(of reference: String, _ home: FilePath, _ shared: FilePath) -> String? {
        // A name that climbs out of the folder is none that Git writes.
        guard !reference.split(separator: "/").contains("..") else { return nil }
        for folder in [home, shared] {
            if let text = text(of: folder.appending(reference)), let name = name(text) { return name }
        }
        let packed = text(of: shared.appending("packed-refs")) ?? ""
        for line in packed.split(separator: "\n") where line.hasSuffix(" \(reference)") {
            if let name = name(String(line.prefix { $0 != " " })) { return name }
        }
        return nil
    }

    /// A commit's full name, SHA-1 or SHA-256.
    private static func name(_ text: String) -> String? {
        let isName = [40, 64].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
        return isName ? text : nil
    }

    private static func path(_ text: String, from folder: FilePath) -> FilePath {
        let path = FilePath(text)
        return path.isAbsolute ? path : folder.appending(text)
    }

    /// The text of a file without the white space at its end; nil where it is no file, or too large. Packed references
    /// of large repositories come near.
    private static func text(of path: FilePath) -> String? {
        guard let bytes = try? Disk.contents(of: path, atMost: .project) else { return nil }
        var text = Substring(String(decoding: bytes, as: UTF8.self))
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
