import Foundation
import Testing

/// Links in a project lead only inside its repository.
@Suite struct OutsideLinkTests {
    /// A repository, and beside it what is none of its business.
    private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = [
            "repo/.git/HEAD": "ref: refs/heads/main\n", "repo/App/Home.swift": Sources.coordinator("Home"),
            "repo/Shared/Inner.swift": Sources.coordinator("Inner"),
            "Private/Secret.swift": Sources.coordinator("Secret"),
            "Private/index.md": "# Secret\n", "Private/x.png": "secret",
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    private func warnings(_ run: Run) -> [String] {
        run.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") }.map(String.init)
    }

    @Test(arguments: ["check", "build", "doctor"]) func linkToSourceOutsideIsNotFollowedAndToldOnce(
        _ command: String
    ) throws {
        let folder = try project()
        try folder.link("repo/App/lib", to: "../../Private")
        try folder.link("repo/App/Secret.swift", to: "../../Private/Secret.swift")
        let run = try Program.run([command, "repo/App"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        func line(_ name: String) -> String {
            "warning: \(name) is a symbolic link that points outside the repository, and wasn't followed; to read it, add it to the command line: \(name)"
        }
        let told = command == "doctor" ? [] : [line("repo/App/Secret.swift"), line("repo/App/lib")]
        #expect(warnings(run) == told)
        #expect(try Document(of: ["repo/App"], in: folder).files == ["Home.swift"])
    }

    @Test func linkInsideTheRepositoryIsFollowed() throws {
        let folder = try project()
        try folder.link("repo/App/Shared", to: "../Shared")
        #expect(try Document(of: ["repo/App"], in: folder).files == ["Home.swift", "Shared/Inner.swift"])
        #expect(warnings(try Program.run(["check", "repo/App"], in: folder)) == [])
    }

    @Test func whatIsNamedIsReadThoughItIsALink() throws {
        let folder = try project()
        try folder.link("repo/App/lib", to: "../../Private")
        let document = try Document(of: ["repo/App", "repo/App/lib"], in: folder)
        #expect(document.files == ["Home.swift", "lib/Secret.swift"])
        #expect(warnings(try Program.run(["check", "repo/App", "repo/App/lib"], in: folder)) == [])
        #expect(warnings(try Program.run(["check", "repo/App", "Private"], in: folder)) == [])
        try folder.link("repo/only", to: "../Private/Secret.swift")
        #expect(try Document(of: ["repo/only"], in: folder).coordinators.map(\.name) == ["Secret"])
    }

    @Test func folderThatIsNamedIsTheLimitWhereThereIsNoRepository() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": Sources.coordinator("A"), "Shared/B.swift": Sources.coordinator("B"),
        ])
        try folder.link("App/Shared", to: "../Shared")
        try folder.link("App/Again", to: "A.swift")
        #expect(try Document(of: ["App"], in: folder).files == ["A.swift"])
        #expect(try Document(of: ["."], in: folder).files == ["App/A.swift", "Shared/B.swift"])
        #expect(warnings(try Program.run(["check", "App"], in: folder)).count == 1)
    }

    @Test func projectOfNothingButALinkSaysWhatToDo() throws {
        let folder = try TemporaryFolder(["Private/Secret.swift": "struct A {}", "repo/.git/HEAD": ""])
        try folder.link("repo/lib", to: "../Private")
        let run = try Program.run(["check", "repo"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors == """
                error: no Swift files in repo
                  repo/lib is a symbolic link that points outside the repository, and wasn't followed; to read it, add it to the command line: repo/lib

                """)
    }

    @Test func articlesOutsideAreNotPublishedUnlessNamed() throws {
        let folder = try project()
        try folder.link("repo/App/Navigation.docs", to: "../../Private")
        let run = try Program.run(["build", "repo/App", "-o", "site"], in: folder)
        #expect(run.status == 0)
        #expect(
            warnings(run).first
                == "warning: repo/App/Navigation.docs is a symbolic link that points outside the repository, and wasn't followed; "
                + "to read it, use --articles repo/App/Navigation.docs")
        #expect(!(try folder.text(of: "site/index.html").contains("Secret")))
        let named = ["build", "repo/App", "-o", "site", "--articles", "repo/App/Navigation.docs"]
        #expect(try Program.run(named, in: folder).status == 0)
        #expect(try folder.text(of: "site/index.html").contains("<h1>Secret</h1>"))
    }

    @Test func configurationOutsideIsNotFollowedUnlessNamed() throws {
        let folder = try project(["Private/c.json": "{ title: 'Taken' }"])
        try folder.link("repo/.navdocs.json", to: "../Private/c.json")
        let run = try Program.run(["export", "repo", "--format", "json"], in: folder)
        #expect(!run.output.contains("Taken"))
        #expect(
            warnings(run) == [
                "warning: repo/.navdocs.json is a symbolic link that points outside the repository, and wasn't followed; "
                    + "to read it, use --config repo/.navdocs.json"
            ])
        let named = ["export", "repo", "--format", "json", "--config", "repo/.navdocs.json"]
        #expect(try Program.run(named, in: folder).output.contains("Taken"))
    }

    @Test func projectFilesOutsideAreNotRead() throws {
        let manifest = """
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Rings", path: "App")])
            """
        let folder = try project(["Private/Package.swift": manifest])
        try folder.link("repo/Package.swift", to: "../Private/Package.swift")
        #expect(try Document(of: ["repo/App"], in: folder).coordinators.map(\.module) == ["App"])
        #expect(warnings(try Program.run(["check", "repo/App"], in: folder)).count == 1)
        try FileManager.default.removeItem(at: folder.path("repo/Package.swift"))
        try folder.write(manifest, to: "repo/Manifests/P.swift")
        try folder.link("repo/Package.swift", to: "Manifests/P.swift")
        #expect(try Document(of: ["repo/App"], in: folder).coordinators.map(\.module) == ["Rings"])
    }

    @Test(arguments: [("build", "navdocs-site"), ("export", "navdocs-graphs")])
    func usualPlaceThatIsALinkOutOfTheRepositoryIsRefused(_ command: String, _ place: String) throws {
        let folder = try project(["repo/.git/HEAD": "", "Public/.keep": ""])
        try FileManager.default.removeItem(at: folder.path("Public/.keep"))
        try folder.link("repo/\(place)", to: "../Public")
        let line = "cd repo && exec \"$0\" \"$@\""
        func run(_ arguments: String...) throws -> Run {
            try Program.run(
                URL(fileURLWithPath: "/bin/sh"), ["-c", line, Program.url.path, command, "App"] + arguments, in: folder)
        }
        #expect(
            try run().errors
                == "error: \(place) is a symbolic link that points outside the repository\n  to write there anyway, use -o \(place)\n"
        )
        #expect(try folder.names(in: "Public") == [])
        #expect(try run("-o", place).status == 0)
        #expect(try folder.names(in: "Public") != [])
    }
}
