import Base
import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
    private func app(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["App/A.swift": Sources.coordinator("A")]) { $1 })
    }

    private func build(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["build", "App", "-o", "site"] + arguments, in: folder)
    }

    @Test func secondRunLeavesEveryByteAndTheFolderItself() throws {
        let folder = try app()
        #expect(try build(folder).status == 0)
        let tree = try folder.tree("site")
        let before = try FileManager.default.attributesOfItem(atPath: folder.path("site").path)
        let run = try build(folder)
        #expect(run.errors.hasSuffix("site/index.html is up to date\n"))
        let after = try FileManager.default.attributesOfItem(atPath: folder.path("site").path)
        #expect(try folder.tree("site") == tree)
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
        #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
    }

    @Test func verboseRunSaysWhichSystemEachFileIsOf() throws {
        let folder = try app(["App/B.swift": "struct B {}", "App/C/D.swift": "func d() { Missing"])
        let lines = "App/A.swift: \(Sources.system.title)\nApp/B.swift: none\nApp/C/D.swift: none\n"
        #expect(try build(folder, "--verbose").errors.hasPrefix(lines))
        let export = try Program.run(["export", "App", "--format", "text", "--verbose"], in: folder)
        #expect(export.errors.hasPrefix(lines) && !export.output.contains("A.swift"))
        #expect(try !build(folder).errors.contains("A.swift"))
    }

    @Test(arguments: ["build", "export"]) func summaryCountsWhatWasNotUnderstood(_ command: String) throws {
        let folder = try app([
            "App/B.swift":
                "import SwiftUI\nstruct B: View { var body: some View { NavigationStack { NavigationLink(\"x\", value: make()) } } }"
        ])
        #expect(try Program.run([command, "App"], in: folder).errors.contains(", 1 not understood ("))
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead)) func unresolvedUIKitPresentationsAreCountedByTheirOwn() throws {
        let code = """
            import UIKit
            final class ListController: UIViewController {
                var pages: [UIViewController] = []
                func open(_ index: Int) { present(pages[index], animated: true) }
            }
            """
        let folder = try TemporaryFolder(["App/B.swift": code])
        let run = try build(folder)
        #expect(run.errors.contains(", 1 not understood, 1 of them a UIKit presentation ("))
        let page = try folder.text(of: "site/index.html")
        #expect(page.contains("<b>1</b><span>call not understood<span>, 1 UIKit presentation</span></span>"))
    }

    @Test func newSiteTakesThePlaceOfTheOldAsAWhole() throws {
        let folder = try app(["App/B.swift": Sources.coordinator("Beta")])
        #expect(try build(folder).status == 0)
        #expect(folder.exists("site/coordinators/Beta.html"))
        try FileManager.default.removeItem(at: folder.path("App/B.swift"))
        try folder.write("edited", to: "site/index.html")
        #expect(try build(folder).status == 0)
        #expect(!folder.exists("site/coordinators/Beta.html"))
        #expect(try folder.text(of: "site/index.html").contains("<title>"))
        #expect(try folder.names() == ["App", "site"])
    }

    @Test func foldersOnTheWayAreMade() throws {
        let folder = try app()
        let run = try Program.run(["build", "App", "-o", "a/b/../b/site"], in: folder)
        #expect(run.status == 2)
        #expect(
            try Program.run(["build", "App", "-o", "a/b/site"], in: folder).errors.hasSuffix(
                "Open a/b/site/index.html\n"))
        let absolute = try Program.run(["build", "App", "-o", folder.path("c/site").path], in: folder)
        #expect(absolute.errors.hasSuffix("Open c/site/index.html\n"))
    }

    @Test func linkToTheOutputFolderStaysALink() throws {
        let folder = try app(["elsewhere/.keep": ""])
        try FileManager.default.removeItem(at: folder.path("elsewhere/.keep"))
        try folder.link("site", to: "elsewhere")
        #expect(try build(folder).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("site").path) == "elsewhere")
        #expect(folder.exists("elsewhere/index.html"))
    }

    @Test func folderWithOtherFilesIsRefused() throws {
        let folder = try app(["site/b/notes.txt": "mine", "site/a.png": "", "site/c": "", "site/d": ""])
        let before = try folder.tree("site")
        let run = try build(folder)
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: site contains files that navdocs didn't write: a.png, b/notes.txt, c and 1 more
                  choose another folder with -o, or use --force, which replaces the site and keeps these files

                """)
        #expect(try folder.tree("site") == before)
    }

    @Test func fileAddedToASiteIsForeignToo() throws {
        let folder = try app()
        #expect(try build(folder).status == 0)
        try folder.write("docs.example.com", to: "site/CNAME")
        #expect(try build(folder).errors.contains("didn't write: CNAME"))
        #expect(try build(folder, "--force").status == 0)
        #expect(try folder.text(of: "site/CNAME") == "docs.example.com")
    }

    @Test func systemDroppingsAreNoReasonToRefuse() throws {
        let folder = try app()
        #expect(try build(folder).status == 0)
        try folder.write("x", to: "site/graphs/.DS_Store")
        #expect(try build(folder, "--title", "New").status == 0)
        #expect(folder.exists("site/graphs/.DS_Store"))
    }

    @Test func forceKeepsWhatIsForeign() throws {
        let folder = try app([
            "site/notes.txt": "mine", "site/deep/er/file": "mine too", "site/index.html": "my page",
            "site/index.html.bak": "my backup", "site/assets": "a file", "site/navigation.json/inner": "a folder",
        ])
        try folder.link("site/link", to: "notes.txt")
        try FileManager.default.createDirectory(at: folder.path("site/empty"), withIntermediateDirectories: true)
        let run = try build(folder, "--force")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "warning: site/index.html wasn't written by navdocs; it was renamed to site/index.html.bak.bak\n")
        )
        #expect(try folder.text(of: "site/notes.txt") == "mine")
        #expect(try folder.text(of: "site/deep/er/file") == "mine too")
        #expect(try folder.text(of: "site/index.html.bak.bak") == "my page")
        #expect(try folder.text(of: "site/index.html.bak") == "my backup")
        #expect(try folder.text(of: "site/assets.bak") == "a file")
        #expect(try folder.text(of: "site/navigation.json.bak/inner") == "a folder")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("site/link").path) == "notes.txt")
        #expect(folder.exists("site/empty"))
        #expect(try folder.text(of: "site/index.html").contains("<title>"))
        #expect(try folder.names() == ["App", "site"])
        let tree = try folder.tree("site")
        #expect(try build(folder, "--force").status == 0)
        #expect(try folder.tree("site") == tree)
    }

    @Test func fileInTheWayIsRefusedEvenWithForce() throws {
        let folder = try app(["site": "a file"])
        let run = try build(folder, "--force")
        #expect(run.status == 2)
        #expect(run.errors == "error: site is a file, not a folder\n  choose another folder with -o\n")
        #expect(try folder.text(of: "site") == "a file")
    }

    @Test(arguments: [".", "App", "..", "./App/.."]) func folderWithTheSourceIsRefusedEvenWithForce(
        _ output: String
    ) throws {
        let folder = try app()
        let run = try Program.run(["build", "App", "--force", "-o", output], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("error: \(output) contains the source, or is the current folder\n"))
        #expect(try folder.tree(".").keys.sorted() == ["App/A.swift"])
    }

    @Test func brokenLinkIsRefused() throws {
        let folder = try app()
        try folder.link("site", to: "nowhere")
        #expect(try build(folder).errors.hasPrefix("error: site is a broken symbolic link\n"))
    }

    @Test func placeThatCannotBeWrittenIsExplained() throws {
        let folder = try app()
        let run = try Program.run(["build", "App", "-o", "/proc/site"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: cannot write /proc/site: "))
    }

    @Test func fullDiskLeavesTheOldSiteAndNothingElse() throws {
        let folder = try app()
        let first = try Program.runOnFullDisk(["build", "App", "-o", "site", "--no-cache"], in: folder)
        #expect(first.status == 2)
        #expect(first.errors.hasPrefix("error: cannot write site: the file would exceed"))
        #expect(try folder.names() == ["App"])
        #expect(try build(folder).status == 0)
        let tree = try folder.tree("site")
        #expect(try Program.runOnFullDisk(["build", "App", "-o", "site", "--title", "New"], in: folder).status == 2)
        #expect(try folder.tree("site") == tree)
        #expect(try folder.names() == ["App", "site"])
    }
}
