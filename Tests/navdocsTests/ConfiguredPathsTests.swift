import Foundation
import Testing

/// Paths in `.navdocs.json` lead inside the repository, and only the command line leads elsewhere.
@Suite struct ConfiguredPathsTests {
    /// A repository with a configuration, and files beside it that are none of its business.
    private func project(_ configuration: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
        let own = [
            "repo/.git/HEAD": "ref: refs/heads/main\n", "repo/App/Home.swift": Sources.deadEnd,
            "repo/.navdocs.json": configuration, ".bashrc": "alias ll='ls -l'\n", "secret.md": "# Secret\n",
            "Secrets/index.md": "# Secret\n", "Elsewhere/A.swift": Sources.coordinator("Elsewhere"),
        ]
        return try TemporaryFolder(own.merging(files) { $1 })
    }

    /// Runs in the repository.
    private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Run {
        let line = "cd repo && exec \"$0\" \"$@\""
        return try Program.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line, Program.url.path] + arguments, in: folder)
    }

    @Test func reportNeverReplacesAFileOutsideTheRepository() throws {
        let folder = try project("{ check: {\n  output: '../.bashrc' } }")
        let run = try run("check", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors == "error: .navdocs.json:2:11: '../.bashrc' points outside the repository\n"
                + "    2 |   output: '../.bashrc' } }\n      |           ^\n"
                + "  use a path inside it; other paths can only be passed with --output on the command line\n")
        #expect(try folder.text(of: ".bashrc") == "alias ll='ls -l'\n")
        #expect(try self.run("check", "-q", "--no-config", "-o", "../report.txt", in: folder).status == 0)
        #expect(try folder.text(of: "report.txt").contains("Home.swift:5"))
    }

    @Test(arguments: [
        "{ landing: '../secret.md' }", "{ articles: '../Secrets' }", "{ sources: ['App', '../Elsewhere'] }",
        "{ 'cache-dir': '../kept' }", "{ build: { output: '../site' } }",
        "{ build: { 'single-file': '../site.html' } }",
        "{ build: { diff: '../Elsewhere' } }", "{ check: { baseline: '../b.json' } }",
        "{ check: { against: '../b.nav' } }",
        "{ export: { output: '../graphs' } }", "{ diff: { output: ['kept.md', '../d.md'] } }",
        "{ preview: { landing: '../secret.md' } }", "{ build: { output: '/tmp/navdocs-nowhere' } }",
        "{ build: { output: 'App/../../site' } }",
    ]) func noPathLeadsOutOfTheRepository(_ configuration: String) throws {
        let folder = try project(configuration)
        let before = try folder.names()
        let run = try run("build", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: .navdocs.json:1:"), "\(run.errors)")
        #expect(run.errors.contains(" points outside the repository\n"), "\(run.errors)")
        #expect(try folder.names() == before)
        #expect(!folder.exists("repo/navdocs-site"))
    }

    @Test(arguments: ["out/report.txt", "report.txt", "gone/report.txt"])
    func linksAreResolvedBeforeTheyAreJudged(_ output: String) throws {
        let folder = try project("{ check: { output: '\(output)' } }")
        try folder.link("repo/out", to: "..")
        try folder.link("repo/report.txt", to: "../.bashrc")
        try folder.link("repo/gone", to: "../not-there-yet")
        let run = try run("check", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(".navdocs.json:1:20: "), "\(run.errors)")
        #expect(try folder.text(of: ".bashrc") == "alias ll='ls -l'\n")
        #expect(!folder.exists("report.txt"))
    }

    @Test func linkThatStaysInsideIsFollowed() throws {
        let folder = try project("{ check: { output: 'out/report.txt' } }", ["repo/Reports/.keep": ""])
        try folder.link("repo/out", to: "Reports")
        #expect(try run("check", "-q", in: folder).status == 0)
        #expect(folder.exists("repo/Reports/report.txt"))
    }

    @Test(arguments: [
        "{ check: { output: '.git/hooks/pre-commit' } }", "{ landing: '.GIT/HEAD' }", "{ sources: ['git'] }",
    ])
    func noPathLeadsIntoGitsOwnFiles(_ configuration: String) throws {
        let folder = try project(configuration)
        try folder.link("repo/git", to: ".git")
        let run = try run("check", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(" points into .git\n"), "\(run.errors)")
        #expect(try folder.names(in: "repo/.git") == ["HEAD"])
    }

    @Test(arguments: [".", "..", "App/..", "Self"]) func outputIsNeverTheRepositoryOrAroundIt(_ output: String) throws {
        let folder = try project("{ build: { output: '\(output)' } }")
        try folder.link("repo/Self", to: ".")
        let run = try run("build", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "error: .navdocs.json:1:20: '\(output)' is the repository or contains it, and would be overwritten\n"
                + "    1 | { build: { output: '\(output)' } }\n      |                    ^\n"
                + "  use a path inside it\n")
    }

    @Test func folderOfTheConfigurationIsTheLimitWhereThereIsNoRepository() throws {
        let folder = try TemporaryFolder([
            "p/App/A.swift": Sources.coordinator("A"), "p/.navdocs.json": "{ check: { output: '../report.txt' } }",
        ])
        let run = try Program.run(["check", "p/App"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("'../report.txt' points outside the configuration file's folder\n"))
        try folder.write("{ check: { output: 'report.txt' } }", to: "p/.navdocs.json")
        #expect(try Program.run(["check", "-q", "p/App"], in: folder).status == 0)
        #expect(folder.exists("p/report.txt"))
    }

    @Test func configurationThatIsNamedIsHeldToTheRepositoryItStandsIn() throws {
        let folder = try project(
            "{}", ["other/.git/HEAD": "", "other/deep/c.json": "{ check: { output: '../r.txt' } }"])
        #expect(try run("check", "-q", "--config", "../other/deep/c.json", in: folder).status == 0)
        #expect(folder.exists("other/r.txt"))
        try folder.write("{ check: { output: '../../repo/r.txt' } }", to: "other/deep/c.json")
        let outside = try run("check", "-q", "--config", "../other/deep/c.json", in: folder)
        #expect(outside.status == 2 && outside.errors.contains("points outside the repository"))
        #expect(!folder.exists("repo/r.txt"))
    }

    @Test func picturesReplaceLinksAndNotWhatTheyLeadTo() throws {
        let folder = try project("{ export: { output: 'graphs' } }")
        try folder.link("repo/graphs/app.svg", to: "../../.bashrc")
        #expect(try run("export", "-q", in: folder).status == 0)
        #expect(try folder.text(of: "repo/graphs/app.svg").contains("<svg"))
        #expect(try folder.text(of: ".bashrc") == "alias ll='ls -l'\n")
    }

    @Test func withoutConfigurationOnlyWhatIsTypedCounts() throws {
        let folder = try project("{ title: 'Trips', check: { output: '../.bashrc' } }")
        #expect(try run("export", "--no-config", "--format", "json", in: folder).output.contains(#""title" : "repo""#))
        #expect(try run("doctor", "--no-config", in: folder).output.contains("configuration  none"))
        let both = try run("check", "--no-config", "--config", ".navdocs.json", in: folder)
        #expect(both.status == 2)
        #expect(
            both.errors == "error: '--config' can't be used with '--no-config'\n  remove one of them\n")
    }

    @Test func versionBeforeIsRelativeToTheFile() throws {
        let folder = try project("{ build: { diff: 'old.json', output: 'site' } }")
        let old = try run("export", "--no-config", "--format", "json", in: folder).output
        try folder.write(old, to: "repo/old.json")
        #expect(try Program.run(["build", "repo", "-q"], in: folder).errors == "")
        #expect(folder.exists("repo/site/index.html"))
    }
}
