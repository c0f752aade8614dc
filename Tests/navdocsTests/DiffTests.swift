import Foundation
import Testing

/// `navdocs diff` on folders, documents and revisions.
@Suite struct DiffTests {
    private static let app = [
        "App/Home.swift": Sources.coordinator("HomeCoordinator"),
        "App/Other.swift": Sources.coordinator("OtherCoordinator"),
    ]

    private func repository() throws -> Repository { try Repository(Self.app) }

    private static let renamed = Sources.coordinator("HomeCoordinator", destination: "start")

    @Test func folderAgainstFolder() throws {
        let folder = try TemporaryFolder([
            "old/App/Home.swift": Sources.coordinator("HomeCoordinator"),
            "new/App/Home.swift": Sources.coordinator("HomeCoordinator"),
            "new/App/More.swift": Sources.coordinator("MoreCoordinator"),
        ])
        let run = try Program.run(["diff", "old", "new"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.output == """
                1 screen added
                1 coordinator added

                new, old → new

                + MoreCoordinator.home is a new screen

                + MoreCoordinator is new: a flow coordinator with 1 destination
                    It shows home
                    App/More.swift:4

                """)
    }

    @Test func exitCodeTellsADifferenceWhenAsked() throws {
        let repository = try repository()
        #expect(try repository.navdocs("diff", "main", "--exit-code").status == 0)
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        #expect(try repository.navdocs("diff", "main", "--exit-code").status == 1)
        #expect(try repository.navdocs("diff", "main").status == 0)
        #expect(try repository.navdocs("diff", "nothing", "--exit-code").status == 2)
    }

    @Test func revisionsAreReadFromObjects() throws {
        let repository = try repository()
        try repository.git("tag", "v1.0")
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        try repository.commit()
        try FileManager.default.removeItem(at: repository.folder.path("App"))
        let status = try repository.git("status", "--porcelain")
        let run = try repository.navdocs("diff", "v1.0", "HEAD")
        #expect(run.status == 0)
        #expect(run.output.contains("HomeCoordinator.home"))
        #expect(run.output.contains("v1.0 \(try repository.git("rev-parse", "v1.0").prefix(7)) → HEAD "))
        #expect(try repository.git("status", "--porcelain") == status)
        #expect(try repository.navdocs("diff", "HEAD~1", "v1.0", "--exit-code").status == 0)
    }

    @Test func movedFileIsNoDifference() throws {
        let repository = try repository()
        try repository.git("mv", "App/Home.swift", "App/Elsewhere.swift")
        try repository.folder.write(
            "\n\n// moved\n" + Sources.coordinator("OtherCoordinator"), to: "App/Other.swift")
        let run = try repository.navdocs("diff", "main", "--exit-code")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Nothing about the navigation changed\n"))
    }

    /// What a file became tells what a view of it is called now, also in a folder that is read alone.
    @Test func filesThatGitFindsRenamedTellOfViews() throws {
        func view(_ name: String) -> String {
            let lines = (1...12).map { "            Text(\"Line \($0)\")" }.joined(separator: "\n")
            return "import SwiftUI\n\nstruct \(name): View {\n    var body: some View {\n        VStack {\n"
                + "\(lines)\n        }\n    }\n}\n"
        }
        func home(_ name: String) -> String {
            """
            import SwiftUI

            @main struct MyApp: App {
                var body: some Scene { WindowGroup { HomeView() } }
            }

            struct HomeView: View {
                @State private var isShown = false
                var body: some View {
                    Button("More") { isShown = true }.sheet(isPresented: $isShown) { \(name)() }
                }
            }

            """
        }
        let repository = try Repository([
            "App/Home.swift": home("AboutView"), "App/AboutView.swift": view("AboutView"),
        ])
        try repository.git("mv", "App/AboutView.swift", "App/CreditsView.swift")
        try repository.folder.write(view("CreditsView"), to: "App/CreditsView.swift")
        try repository.folder.write(home("CreditsView"), to: "App/Home.swift")
        try repository.commit()
        for arguments in [["diff", "HEAD~1..HEAD"], ["diff", "HEAD~1:App", "HEAD:App"], ["diff", "HEAD~1"]] {
            let output = try Program.run(arguments, in: repository.folder).output
            #expect(output.contains("~ AboutView is now called CreditsView"), "\(output)")
            #expect(output.contains("1 screen renamed"))
        }
    }

    @Test func sameFoldersAreLeftOutOfARevisionAsOfTheDisk() throws {
        var files = Self.app
        for folder in ["Pods", ".hidden", "AppTests", "App/Kit.docc", "Scene.xctemplate", "Carthage/Checkouts"] {
            files["\(folder)/X.swift"] = Sources.coordinator("SkippedCoordinator")
        }
        files["App/.Hidden.swift"] = Sources.coordinator("SkippedCoordinator")
        let repository = try Repository(files)
        let run = try repository.navdocs("diff", "main", "--format", "json", "--exit-code")
        #expect(run.status == 0)
        #expect(!run.output.contains("Skipped"))
        // What is named is read.
        #expect(try repository.navdocs("diff", "main:Pods", "App").output.contains("SkippedCoordinator is gone"))
    }

    @Test func revisionIsReadAtTheFolderOfTheOtherVersion() throws {
        var files = Self.app
        files["Second/Far.swift"] = Sources.coordinator("FarCoordinator")
        let repository = try Repository(files)
        #expect(try repository.navdocs("diff", "main", "App", "--exit-code").status == 0)
        #expect(try repository.navdocs("diff", "App", "main", "--exit-code").status == 0)
        #expect(try repository.navdocs("diff", "main:Second", "Second", "--exit-code").status == 0)
        let missing = try repository.navdocs("diff", "main:Third", "App")
        #expect(missing.status == 2)
        #expect(
            missing.errors == """
                error: there is no folder Third in main:Third
                  if the folder had another name then, pass main:FOLDER, followed by the new folder

                """)
    }

    @Test func oddNamesSubmodulesLinksAndPointersAreNoHarm() throws {
        let repository = try repository()
        let odd = "App/a\tb\n\"ü\" 'x'.swift"
        try repository.folder.write(Sources.coordinator("OddCoordinator"), to: odd)
        try repository.folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", to: "App/Big.swift")
        try repository.folder.link("App/Link.swift", to: "Home.swift")
        let head = try repository.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        try repository.git("update-index", "--add", "--cacheinfo", "160000,\(head),App/Module.swift")
        try repository.git("add", "App")
        try repository.git("commit", "--quiet", "--message", "odd")
        let run = try repository.navdocs("diff", "HEAD", "--exit-code")
        #expect(run.status == 0, "\(run.output) \(run.errors)")
        #expect(try repository.navdocs("diff", "HEAD~1", "HEAD").output.contains("+ OddCoordinator is new"))
    }

    @Test func documentsAndSitesAreVersionsToo() throws {
        let repository = try repository()
        let folder = repository.folder
        #expect(try repository.navdocs("export", "App", "--format", "json", "-o", "before.json", "-q").status == 0)
        #expect(try repository.navdocs("build", "App", "-o", "site", "-q").status == 0)
        #expect(try repository.navdocs("diff", "before.json", "App", "--exit-code").status == 0)
        #expect(try repository.navdocs("diff", "site", "before.json", "--exit-code").status == 0)
        let piped = try Program.run(
            ["diff", "-", "App", "--exit-code"], in: folder, input: try folder.text(of: "before.json"))
        #expect(piped.status == 0)
        try folder.write("{}", to: "wrong.json")
        let wrong = try repository.navdocs("diff", "wrong.json")
        #expect(wrong.status == 2)
        #expect(wrong.errors.hasPrefix("error: wrong.json isn't a navdocs document\n"))
    }

    @Test func errorsSayWhatToDo() throws {
        let repository = try repository()
        #expect(
            try repository.navdocs("diff", "v9").errors == """
                error: there is no path or Git revision 'v9'
                  'git branch -a' and 'git tag' list the branches and tags

                """)
        let folder = try TemporaryFolder(["App/Home.swift": ""])
        let none = try Program.run(["diff", "main"], in: folder, environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(none.status == 2)
        #expect(
            none.errors.hasPrefix(
                "error: no such path: main; it can't be a revision either, because no Git repository could be read at \(folder.url.path)"
            ))
        let noGit = try Program.run(["diff", "main"], in: folder, environment: ["PATH": "/nowhere"])
        #expect(
            noGit.errors == """
                error: no such path: main; it can't be a revision either, because git isn't installed
                  install git, or pass a folder or a navigation.json

                """)
        #expect(try repository.navdocs("diff").errors.hasPrefix("error: the version to compare with is missing\n"))
        #expect(try repository.navdocs("diff", "--", "--output=x").status == 2)
        #expect(!repository.folder.exists("x"))
        #expect(
            try repository.navdocs("diff", "main", "App", "more").errors.hasPrefix(
                "error: unexpected argument 'more'\n"))
    }

    @Test func branchThatIsMeantIsNamed() throws {
        let repository = try repository()
        try repository.git("branch", "feature/settings")
        let run = try repository.navdocs("diff", "feature/setings", "App")
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: there is no path or Git revision 'feature/setings'
                  did you mean 'feature/settings'?

                """)
    }

    @Test func shallowClonesAreToldApart() throws {
        let repository = try repository()
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        try repository.commit()
        let clone = try TemporaryFolder()
        try repository.git(
            "clone", "--quiet", "--depth", "1", "file://\(repository.folder.url.path)", clone.path("c").path)
        let run = try Program.run(["diff", "HEAD~1", "c"], in: clone)
        #expect(run.status == 2)
        #expect(run.errors.contains("git fetch --unshallow; in GitHub Actions, set fetch-depth: 0"))
    }

    @Test func bareRepositoriesCanBeAsked() throws {
        let repository = try repository()
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        try repository.commit()
        let clone = try TemporaryFolder(["keep": ""])
        try repository.git("clone", "--quiet", "--bare", repository.folder.url.path, clone.path("b.git").path)
        let run = try Program.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "cd b.git && exec \"$0\" diff main~1 main", Program.url.path],
            in: clone)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("HomeCoordinator.home"))
    }

    @Test func severalFilesAreWrittenInOneRun() throws {
        let repository = try repository()
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        let run = try repository.navdocs(
            "diff", "main", "-o", "d.txt", "-o", "d.md", "-o", "d.json", "-o", "d.html", "-o", "d.svg")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "Wrote d.txt\nWrote d.md\nWrote d.json\nWrote d.html\nWrote d.svg\n")
        #expect(try repository.folder.text(of: "d.md").hasPrefix("<!-- navdocs-diff -->\n"))
        #expect(try repository.folder.text(of: "d.svg").hasPrefix("<?xml"))
        for (ending, format) in ["txt": "text", "md": "markdown", "json": "json", "html": "html", "svg": "svg"] {
            // Not what is being compared: the new files hold no Swift.
            let printed = try repository.navdocs("diff", "main", "--format", format)
            #expect(printed.output == (try repository.folder.text(of: "d.\(ending)")))
        }
        #expect(
            try repository.navdocs("diff", "main", "-o", "d.xyz").errors.hasPrefix(
                "error: the extension of d.xyz doesn't say which format to write\n"))
    }

    @Test func buildAddsWhatChangedToTheSite() throws {
        let repository = try repository()
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        let run = try repository.navdocs("build", "--diff", "main", "-o", "site", "--single-file", "preview.html")
        #expect(run.status == 0, "\(run.errors)")
        let page = try String(contentsOf: repository.folder.path("site/changes.html"), encoding: .utf8)
        #expect(page.contains("<h1>1 destination renamed</h1>"))
        let preview = try String(contentsOf: repository.folder.path("preview.html"), encoding: .utf8)
        #expect(preview.contains("<title>1 destination renamed"))
        let several = try repository.navdocs("build", "App", "site", "--diff", "main")
        #expect(several.status == 2)
        #expect(several.errors.hasPrefix("error: '--diff' can't be used with several paths"))
    }

    @Test func gitHubsFilesAreWrittenWhenAsked() throws {
        let repository = try repository()
        try repository.folder.write(Self.renamed, to: "App/Home.swift")
        let folder = try TemporaryFolder(["summary": "# Before\n", "output": "a=b\n"])
        let environment = [
            "GITHUB_STEP_SUMMARY": folder.path("summary").path, "GITHUB_OUTPUT": folder.path("output").path,
        ]
        #expect(try repository.navdocs("diff", "main", "-q", environment: environment).status == 0)
        #expect(try folder.text(of: "output") == "a=b\n")
        #expect(try repository.navdocs("diff", "main", "-q", "--github", environment: environment).status == 0)
        #expect(try folder.text(of: "summary").hasPrefix("# Before\n<!-- navdocs-diff -->\n### "))
        #expect(try folder.text(of: "output").hasPrefix("a=b\ndifferent=true\nchanges="))
        let missing = try repository.navdocs("diff", "main", "--github", environment: ["GITHUB_STEP_SUMMARY": ""])
        #expect(missing.status == 2)
        #expect(missing.errors.hasPrefix("error: GITHUB_STEP_SUMMARY isn't set\n"))
    }

    @Test func fullSummaryIsLeftAsItIs() throws {
        let repository = try repository()
        let folder = try TemporaryFolder(["summary": String(repeating: "x", count: 1 << 20), "output": ""])
        let environment = [
            "GITHUB_STEP_SUMMARY": folder.path("summary").path, "GITHUB_OUTPUT": folder.path("output").path,
        ]
        let run = try repository.navdocs("diff", "main", "--github", environment: environment)
        #expect(run.status == 0)
        #expect(run.errors == "warning: the step summary is full, so the diff wasn't added to it\n")
        #expect(try folder.text(of: "summary").count == 1 << 20)
        #expect(
            try folder.text(of: "output")
                == "different=false\nchanges=0\nheadline=Nothing about the navigation changed\n")
    }
}
