import Foundation
import Testing

@Suite struct SourceURLTests {
    private static let commit = "46477d98bb1603c7828fce4a8b97e06ae4b96c42"
    private static let config = """
        [core]
        \tbare = false
        [remote "origin"]
        \turl = https://someone:secret@github.com/acme/shop.git ; where it is
        [branch "main"]
        \tremote = origin
        """

    /// A repository with its app in `ios`, and files of its own below `.git`.
    private func repository(_ git: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["ios/Home.swift": Sources.coordinator("HomeCoordinator")])
        for (path, text) in git { try folder.write(text, to: ".git/\(path)") }
        return folder
    }

    /// The address of the coordinator's declaration on its page; nil where it is no link.
    private func address(in folder: TemporaryFolder, _ arguments: String...) throws -> String? {
        let run = try Program.run(["build", "ios", "-o", "site", "--quiet"] + arguments, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let page = try folder.text(of: "site/coordinators/HomeCoordinator.html")
        #expect(!page.contains("secret"))
        return page.firstMatch(of: #/href="(?<address>[^"]*Home\.swift[^"]*)"/#).map { String($0.output.address) }
    }

    private static let onGitHub = "https://github.com/acme/shop/blob/\(commit)/ios/Home.swift#L4"

    @Test func theRemoteTellsWhereSourcesAre() throws {
        let loose = try repository(
            ["HEAD": "ref: refs/heads/main\n", "refs/heads/main": Self.commit + "\n", "config": Self.config])
        #expect(try address(in: loose) == Self.onGitHub)
        #expect(try loose.text(of: "site/index.html").contains(">main at 46477d9<"))
        #expect(try address(in: loose, "--source-url", "none") == nil)
    }

    @Test func packedReferencesAndDetachedHeadsAreRead() throws {
        let packed = try repository([
            "HEAD": "ref: refs/heads/main\n", "config": Self.config,
            "packed-refs": "# pack-refs with: peeled\n\(Self.commit) refs/heads/main\n",
        ])
        #expect(try address(in: packed) == Self.onGitHub)
        let detached = try repository(["HEAD": Self.commit + "\n", "config": Self.config])
        #expect(try address(in: detached) == Self.onGitHub)
    }

    @Test func aWorktreeIsReadThroughItsFile() throws {
        let folder = try repository([:])
        try folder.write("gitdir: main/worktrees/tree\n", to: ".git")
        try folder.write("ref: refs/heads/main\n", to: "main/worktrees/tree/HEAD")
        try folder.write("../..\n", to: "main/worktrees/tree/commondir")
        try folder.write(Self.commit, to: "main/refs/heads/main")
        try folder.write(Self.config, to: "main/config")
        #expect(try address(in: folder) == Self.onGitHub)
    }

    @Test func anUnknownCommitLeavesTheBranch() throws {
        let folder = try repository(["HEAD": "ref: refs/heads/feature/a b\n", "config": Self.config])
        #expect(try address(in: folder) == "https://github.com/acme/shop/blob/feature/a%20b/ios/Home.swift#L4")
    }

    @Test(arguments: [
        ("git@github.com:acme/shop.git", "https://github.com/acme/shop/blob/"),
        ("ssh://git@gitlab.example.org:2222/group/sub/shop.git", "https://gitlab.example.org/group/sub/shop/-/blob/"),
        ("https://bitbucket.org/acme/shop", "https://bitbucket.org/acme/shop/src/"),
    ])
    func everyFormOfRemoteIsRead(_ remote: String, start: String) throws {
        let folder = try repository(["HEAD": Self.commit, "config": "[remote \"origin\"]\nurl = \(remote)\n"])
        #expect(try address(in: folder)?.hasPrefix(start) == true)
    }

    @Test(arguments: [
        "/srv/git/shop.git", "https://git.example.org/acme/shop.git", "file:///srv/shop", "git@work:acme/shop.git",
    ])
    func aRemoteThatTellsNoHostMakesNoLinks(_ remote: String) throws {
        let folder = try repository(["HEAD": Self.commit, "config": "[remote \"origin\"]\nurl = \(remote)\n"])
        #expect(try address(in: folder) == nil)
    }

    @Test func theReaderMaySayWhere() throws {
        let folder = try repository(["HEAD": Self.commit, "config": Self.config])
        #expect(
            try address(in: folder, "--source-url", "gitlab:a/b/c")
                == "https://gitlab.com/a/b/c/-/blob/\(Self.commit)/ios/Home.swift#L4")
        #expect(
            try address(
                in: folder, "--source-url",
                "https://x.org/{path}?at={revision}&amp;l={line}".replacing("&amp;", with: "&"))
                == "https://x.org/ios/Home.swift?at=\(Self.commit)&amp;l=4")
        let editor = try #require(try address(in: folder, "--source-url", "vscode"))
        #expect(editor == "vscode://file\(SourceLinkPath.escaped(folder.url.path))/ios/Home.swift:4:13")
    }

    @Test(arguments: [
        ("javascript:alert(1)", "doesn't allow 'javascript:' URLs"), ("githb", "did you mean 'github'?"),
        ("github:shop", "doesn't name a repository"), ("vscode:a/b", "write only 'vscode'"),
        ("https://u:p@x.org/{path}", "remove the credentials"),
        ("https://x.org/{where}", "unknown placeholder '{where}'"),
        ("bitbucket", "no Git remote for"),
    ])
    func whatMakesNoLinkIsAnError(_ form: String, words: String) throws {
        let folder = try repository(["HEAD": Self.commit, "config": Self.config])
        let run = try Program.run(["build", "ios", "-o", "site", "--source-url", form], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(!run.errors.contains("u:p"))
        #expect(!folder.exists("site"))
    }

    @Test func withoutARepositoryARevisionCannotBeAskedFor() throws {
        let folder = try TemporaryFolder(["ios/Home.swift": Sources.coordinator("HomeCoordinator")])
        #expect(try address(in: folder) == nil)
        let run = try Program.run(["build", "ios", "-o", "site", "--source-url", "github:acme/shop"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("needs a revision"))
    }
}

private enum SourceLinkPath {
    /// As a temporary folder's path stands in an address: nothing in it is escaped but spaces.
    static func escaped(_ path: String) -> String { path.replacing(" ", with: "%20") }
}
