import Foundation
import Testing

/// What killed runs leave is known by a token, and nothing else is touched.
@Suite struct LeftoverTests {
    private static let made = "Made by navdocs. The next run replaces these files:\n"

    private func app(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["App/A.swift": Sources.coordinator("A")]) { $1 })
    }

    private func build(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["build", "App", "-o", "site"] + arguments, in: folder)
    }

    private func status(of path: String, in folder: TemporaryFolder) throws -> stat {
        var raw = stat()
        try #require(lstat(folder.path(path).path, &raw) == 0)
        return raw
    }

    /// Makes a workshop as a run leaves it that is killed once the site in it is complete.
    private func leave(_ name: String, in folder: TemporaryFolder) throws {
        try FileManager.default.createDirectory(at: folder.path(name), withIntermediateDirectories: false)
        let home = try status(of: name, in: folder)
        let began = "\(name)/began-\(UInt64(truncatingIfNeeded: home.st_dev))-\(home.st_ino)"
        try #require(FileManager.default.createFile(atPath: folder.path(began).path, contents: Data()))
        let file = try status(of: began, in: folder)
        #if canImport(Darwin)
            let time = file.st_ctimespec
        #else
            let time = file.st_ctim
        #endif
        let device = UInt64(truncatingIfNeeded: file.st_dev)
        try folder.write("\(device) \(file.st_ino) \(time.tv_sec) \(time.tv_nsec)\n", to: "\(name)/token")
        try folder.write("", to: "\(name)/finished")
    }

    @Test(arguments: [".site.navdocs-1", ".site.navdocs-1-old"])
    func folderThatOnlyLooksLikeALeftoverIsLeftAlone(_ name: String) throws {
        let folder = try app([
            "\(name)/login.html": "<form>", "\(name)/made/login.html": "<form>", "\(name)/finished": "",
            "\(name)/.navdocs-site": Self.made + "login.html\n", "\(name)/token": "1 2 3 4\n", "\(name)/began-1-2": "",
            ".site.navdocs-2/.navdocs-unfinished": "", ".site.navdocs-2/notes.txt": "mine",
        ])
        let before = (try folder.tree(name), try folder.tree(".site.navdocs-2"))
        for _ in 0..<2 {
            #expect(try build(folder).status == 0)
            #expect(!folder.exists("site/login.html"))
            #expect(try folder.tree(name) == before.0)
            #expect(try folder.tree(".site.navdocs-2") == before.1)
        }
    }

    @Test func tokenOfAnotherFolderIsNone() throws {
        let folder = try app()
        try leave(".site.navdocs-1", in: folder)
        try folder.write("<form>", to: ".site.navdocs-1/made/login.html")
        try FileManager.default.copyItem(at: folder.path(".site.navdocs-1"), to: folder.path(".site.navdocs-2"))
        try FileManager.default.removeItem(at: folder.path(".site.navdocs-1"))
        #expect(try build(folder).status == 0)
        #expect(!folder.exists("site/login.html"))
        #expect(try folder.names() == [".site.navdocs-2", "App", "site"])
    }

    @Test(arguments: ["made", "old"]) func siteOfAKilledRunComesBack(_ name: String) throws {
        let folder = try app()
        #expect(try build(folder).status == 0)
        try folder.write("mine", to: "site/notes.txt")
        try leave(".site.navdocs-1", in: folder)
        try FileManager.default.moveItem(at: folder.path("site"), to: folder.path(".site.navdocs-1/\(name)"))
        #expect(try build(folder, "--force").status == 0)
        #expect(try folder.text(of: "site/notes.txt") == "mine")
        #expect(try folder.names() == ["App", "site"])
    }

    @Test func whatComesBackIsLookedAtBeforeItIsReplaced() throws {
        let folder = try app()
        #expect(try build(folder).status == 0)
        try folder.write("mine", to: "site/notes.txt")
        try leave(".site.navdocs-1", in: folder)
        try FileManager.default.moveItem(at: folder.path("site"), to: folder.path(".site.navdocs-1/made"))
        let run = try build(folder, "--title", "New")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: site contains files that navdocs didn't write: notes.txt\n"))
        #expect(try folder.text(of: "site/notes.txt") == "mine")
    }

    @Test func runThatIsKilledBeforeItSaysWhoseTheFolderIsLeavesNothing() throws {
        let folder = try app()
        try leave(".site.navdocs-1", in: folder)
        for file in ["token", "finished"] {
            try FileManager.default.removeItem(at: folder.path(".site.navdocs-1/\(file)"))
        }
        try FileManager.default.createDirectory(at: folder.path(".site.navdocs-2"), withIntermediateDirectories: false)
        #expect(try build(folder).status == 0)
        #expect(try folder.names() == ["App", "site"])
    }
}
