import Base
import Foundation
import TestSupport
import Testing

@Suite struct ArticleTests {
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(["App/A.swift": Sources.coordinator("Alpha")]) { first, _ in first })
    }

    private func build(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["build", "App", "-o", "site"] + arguments, in: folder)
    }

    @Test func theFolderBesideTheSourceIsReadWithoutAsking() throws {
        let folder = try folder([
            "App/Navigation.docs/index.md": "# Hello\n\n[more](Sub/more.md)",
            "App/Navigation.docs/Sub/more.md": "# More",
            "App/Navigation.docs/.hidden.md": "# No", "App/Navigation.docs/notes.txt": "no",
        ])
        #expect(try build(folder).status == 0)
        #expect(try folder.text(of: "site/index.html").contains("<h1>Hello</h1>"))
        #expect(try folder.names(in: "site/articles") == ["Sub-more.html"])
    }

    @Test func aFolderAndAFirstPageCanBeNamed() throws {
        let folder = try folder([
            "Docs/index.md": "# Index\n\n[a](a.md)", "Docs/a.md": "# A\n\n[i](index.md)", "L.md": "# Land",
        ])
        #expect(try build(folder, "--articles", "Docs", "--landing", "L.md").status == 0)
        #expect(try folder.text(of: "site/index.html").contains("<h1>Land</h1>"))
        #expect(try folder.text(of: "site/articles/index-2.html").contains("<h1>Index</h1>"))
        #expect(try build(folder, "--articles", "Docs", "--landing", "Docs/a.md").status == 0)
        #expect(try folder.text(of: "site/index.html").contains("href=\"articles/index-2.html\">i</a>"))
    }

    @Test func picturesComeAlongAndNothingFromOutside() throws {
        let folder = try folder(["Docs/a.md": "![x](p/x.png)", "secret.png": "secret", "Docs/deep/y.md": "# Y"])
        let picture = Data([0x89, 0x50, 0x4E, 0x47, 0, 0xFF])
        try folder.write(picture, to: "Docs/p/x.png")
        try folder.link("Docs/p/out.png", to: "../../secret.png")
        try folder.link("Docs/p/in.png", to: "x.png")
        let run = try build(folder, "--articles", "Docs")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "warning: Docs/p/out.png is a symbolic link to something outside Docs, and was left out\n"))
        #expect(try folder.names(in: "site/articles/pictures") == ["p-in-png.png", "p-x-png.png"])
        #expect(try Data(contentsOf: folder.path("site/articles/pictures/p-x-png.png")) == picture)
    }

    @Test func nothingInAPictureRuns() throws {
        let folder = try folder(["Docs/a.md": "![x](x.svg) ![y](Y.SVG)"])
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script><rect/></svg>"#
        try folder.write(svg, to: "Docs/x.svg")
        try folder.write(#"<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>"#, to: "Docs/Y.SVG")
        let run = try build(folder, "--articles", "Docs", "--single-file", "one.html")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "warning: Docs/x.svg contains parts that aren't allowed in an image; removed: onload, script\n"),
            "\(run.errors)")
        let pictures = try folder.tree("site/articles/pictures")
        #expect(
            pictures.values.map { String(decoding: $0, as: UTF8.self) }
                == Array(
                    repeating: #"<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>"#, count: 2))
        try folder.write("<svg", to: "Docs/x.svg")
        let broken = try build(folder, "--articles", "Docs")
        #expect(broken.status == 2)
        #expect(broken.errors.contains("warning: Docs/x.svg was left out: browsers can't read it, because "))
        #expect(broken.errors.contains("Docs/a.md:1"))
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func mistakesAreToldWithFileAndLine() throws {
        let source = """
            import Scaffolding

            /// Owns all. See ``Alpha/home``, ``Traveller``
            /// and ``Alphabet``.
            @Scaffoldable final class Alpha: FlowCoordinatable {
                var stack = FlowStack<Alpha>(root: .home)
                /// As ``hom`` says, or ``stack``.
                func home() -> some View { Text("hello") }
            }
            struct Traveller {}
            """
        let folder = try folder([
            "App/A.swift": source, "Docs/a.md": "---\ntitel: A\n---\n\nSee ``Alhpa``.\n\n```navdocs graph Alpa\n```",
        ])
        let run = try build(folder, "--articles", "Docs")
        #expect(run.status == 0)
        let unknown = "there is no coordinator, destination or screen"
        let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("warning") }.map(String.init)
        #expect(
            warnings == [
                "warning: Docs/a.md:2: unknown key 'titel'; did you mean 'title'?",
                "warning: Docs/a.md:5: \(unknown) ``Alhpa``; did you mean 'Alpha'?",
                "warning: Docs/a.md:7: there is no coordinator 'Alpa'; did you mean 'Alpha'?",
                "warning: App/A.swift:4: \(unknown) ``Alphabet``",
                "warning: App/A.swift:7: \(unknown) ``hom``",
            ])
        #expect(try build(folder, "--articles", "Docs", "--quiet").errors.isEmpty)
    }

    @Test func aLinkThatLeadsNowhereKeepsTheOldSite() throws {
        let folder = try folder(["Docs/a.md": "# A"])
        #expect(try build(folder, "--articles", "Docs").status == 0)
        let tree = try folder.tree("site")
        try folder.write("# A\n\n[b](b.md)\n\n![c](c.png)", to: "Docs/a.md")
        let run = try build(folder, "--articles", "Docs", "--quiet")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: Docs/a.md:3: 'b.md' isn't an article or an image in Docs; did you mean 'a.md'?
                error: Docs/a.md:5: 'c.png' isn't an article or an image in Docs
                error: 2 broken links in the articles; no site was written
                  fix them: a relative link must lead to an article or an image in the articles folder; \
                links to anything else need a full URL

                """)
        #expect(try folder.tree("site") == tree)
    }

    @Test func aFolderThatIsNoneIsExplained() throws {
        let folder = try folder(["a.md": ""])
        #expect(
            try build(folder, "--articles", "none").errors
                == "error: no such folder: none\n  --articles needs a folder of Markdown files\n")
        #expect(
            try build(folder, "--articles", "a.md").errors
                == "error: a.md isn't a folder\n  --articles needs a folder; for one Markdown file, use --landing\n")
        #expect(try build(folder, "--articles", "App", "--force", "-o", "App").errors.contains("contains the source"))
    }

    @Test func theSiteNeverReplacesTheArticles() throws {
        let folder = try folder(["Docs/a.md": "# A"])
        let run = try Program.run(["build", "App", "--articles", "Docs", "-o", "Docs", "--force"], in: folder)
        #expect(run.status == 2 && run.errors.contains("Docs contains the source"))
        #expect(try folder.text(of: "Docs/a.md") == "# A")
    }
}
