import Foundation
import Testing

/// `navdocs init`, which sets a project up, and `navdocs doctor`, which looks whether all is there.
@Suite struct InitTests {
    private static let package = ["Package.swift": "", "Sources/App/Home.swift": Sources.coordinator("Home")]

    private func text(of path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func packageIsSetUp() throws {
        let folder = try TemporaryFolder(Self.package)
        let run = try Program.run(["init"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors == "Wrote .navdocs.json\n")
        let written = try folder.text(of: ".navdocs.json")
        #expect(written.split(separator: "\n").count <= 13)
        #expect(
            written.contains(
                "// A Swift package: 1 Swift file with \(Sources.system.title).\n  \"sources\": [\"Sources\"],"))
        #expect(written.contains("No Git remote was found"))
        // The address of the schema is that of the repository, whose owner only a release knows.
        #expect(!written.contains("OWNER"))
        // What is written is a configuration that is followed.
        let config = try Program.run(["config", "build"], in: folder)
        #expect(config.status == 0)
        #expect(config.output.hasPrefix(".navdocs.json\n"))
        #expect(try Program.run(["check", "-q"], in: folder).status == 0)
    }

    @Test(arguments: ["", "*.log", "*.log\n"]) func outputIsIgnoredByGit(_ ignored: String) throws {
        var files = Self.package
        if !ignored.isEmpty { files[".gitignore"] = ignored }
        let repository = try Repository(files)
        #expect(try repository.navdocs("init").errors == "Wrote .navdocs.json\nWrote .gitignore\n")
        let start = ignored.isEmpty ? "" : "*.log\n"
        #expect(try repository.folder.text(of: ".gitignore") == "\(start)/navdocs-site/\n")
        try repository.git("add", "--all")
        #expect(try repository.navdocs("build", "--quiet").status == 0)
        #expect(repository.folder.exists("navdocs-site/index.html"))
        try repository.git("check-ignore", "--quiet", "navdocs-site/index.html")
    }

    @Test func xcodeProjectAndRemoteAreTold() throws {
        let repository = try Repository([
            "Trips.xcodeproj/project.pbxproj": "", "Trips/Home.swift": Sources.coordinator("Home"),
        ])
        try repository.git("remote", "add", "origin", "git@github.com:example/trips.git")
        #expect(try repository.navdocs("init", "-q").errors == "")
        let written = try repository.folder.text(of: ".navdocs.json")
        #expect(written.contains("// The folder of the Xcode project Trips.xcodeproj: "))
        #expect(written.contains("\"sources\": [\".\"],"))
        #expect(written.contains("\"title\": \"Trips\","))
        #expect(written.contains("The Git remote is github.com/example/trips.\n  \"source-url\": \"github\","))
    }

    @Test func nothingIsOverwritten() throws {
        let folder = try TemporaryFolder(Self.package.merging([".navdocs.json": "{}"]) { $1 })
        let run = try Program.run(["init"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors == "error: .navdocs.json already exists, and wasn't changed\n"
                + "  edit it, or delete it to start again\n")
        let recipe = try Program.run(["init", "--ci=github"], in: folder)
        #expect(recipe.status == 0)
        #expect(recipe.errors.hasPrefix("Kept .navdocs.json\nWrote .github/workflows/navigation.yml\n"))
        #expect(try folder.text(of: ".navdocs.json") == "{}")
        try folder.write("mine", to: ".github/workflows/navigation.yml")
        #expect(try Program.run(["init", "--ci=github"], in: folder).status == 2)
        #expect(try folder.text(of: ".github/workflows/navigation.yml") == "mine")
    }

    @Test func workflowIsTheOneOfTheDocumentation() throws {
        let repository = try Repository(["App/Package.swift": "", "App/Sources/A.swift": Sources.coordinator("A")])
        #expect(try repository.navdocs("init", "App", "--ci", "github").status == 0)
        let sample = try text(of: "docs/ci/github-workflow.yml").split(separator: "\n").dropFirst()
        let workflow = try repository.folder.text(of: ".github/workflows/navigation.yml").split(separator: "\n")
        #expect(
            workflow.map { String($0).replacing("path: App/Sources", with: "path: Sources") } == sample.map(String.init)
        )
        #expect(workflow.contains("          path: App/Sources"))
    }

    @Test func recipeOfGitLabStandsBesideOneThatIsThere() throws {
        let folder = try TemporaryFolder(Self.package)
        let first = try Program.run(["init", "--ci", "gitlab"], in: folder)
        #expect(first.errors.hasSuffix("Wrote .gitlab-ci.yml\n"))
        #expect(try folder.text(of: ".gitlab-ci.yml").contains("NAVDOCS_SOURCES: Sources\n"))
        let second = try Program.run(["init", "--ci", "gitlab"], in: folder)
        #expect(
            second.errors == "Kept .navdocs.json\nWrote .gitlab/navigation.yml\n"
                + "Include this file in .gitlab-ci.yml: include: { local: /.gitlab/navigation.yml }\n")
    }

    @Test func appsAndModulesAreNamed() throws {
        let app =
            "import SwiftUI\n\n@main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }\n"
        let view =
            "import SwiftUI\n\nstruct HomeView: View { var body: some View { NavigationStack { Text(\"Home\") } } }\n"
        let folder = try TemporaryFolder(["Sources/Shop/App.swift": app, "Sources/Home/Home.swift": view])
        try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        #expect(try Program.run(["init", "-q"], in: folder).status == 0)
        let written = try folder.text(of: ".navdocs.json")
        #expect(written.contains("\n  // Apps: ShopApp. 2 modules: Home, Shop.\n"))
        #expect(written.split(separator: "\n").count <= 13)
    }

    @Test func folderWithoutSwiftIsAnError() throws {
        let folder = try TemporaryFolder(["README.md": ""])
        #expect(try Program.run(["init"], in: folder).errors.hasPrefix("error: no Swift files in .\n"))
        #expect(
            try Program.run(["init", "README.md"], in: folder).errors.hasPrefix("error: README.md isn't a folder\n"))
        #expect(try folder.names() == ["README.md"])
    }

    @Test func doctorTellsWhatIsThereAndWhatWouldBeRead() throws {
        let folder = try TemporaryFolder(Self.package.merging(["Sources/Cart/Cart.swift": "struct Cart {}"]) { $1 })
        let run = try Program.run(["doctor", "--cache-dir", "kept"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let rows = run.output.split(separator: "\n").reduce(into: [String: String]()) { rows, line in
            rows[line.prefix(15).trimmingCharacters(in: .whitespaces)] = String(line.dropFirst(15))
        }
        #expect(rows["Graphviz"]?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        #expect(rows["cmark"]?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        #expect(rows["SwiftParser"]?.hasPrefix("from Swift 6.") == true)
        #expect(rows["sources"] == ".: 3 Swift files")
        #expect(rows["modules"]?.contains("App, Cart") == true)
        #expect(rows["systems"] == Sources.system.title)
        #expect(rows["configuration"] == "none; 'navdocs init' creates one")
        #expect(rows["cache"]?.hasPrefix("kept: 1 file, ") == true)
    }

    @Test func doctorFailsWhereSomethingCannotBeRead() throws {
        let folder = try TemporaryFolder(["README.md": ""])
        let run = try Program.run(["doctor"], in: folder)
        #expect(run.status == 2)
        #expect(run.output.contains("Graphviz"))
        #expect(run.errors.hasPrefix("error: no Swift files in .\n"))
        try folder.write(Data([0x2F, 0x2F, 0xFF]), to: "A.swift")
        #expect(try Program.run(["doctor"], in: folder).errors.hasPrefix("error: A.swift: not UTF-8"))
    }
}
