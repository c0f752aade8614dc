import Base
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct BlameTests {
    /// A flow whose first screen stands in a stack of its own, which is a warning.
    private static let home = """
        import Scaffolding

        @Scaffoldable @Observable final class Home: FlowCoordinatable {
            var stack = FlowStack<Home>(root: .home)
            func home() -> some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View { var body: some View { Text("Home") } }

        """
    private static var since: Regex<(Substring, Substring, Substring)> {
        /= since ([0-9a-f]{7}), (\d{4}-\d\d-\d\d), Test: change/
    }

    private func repository() throws -> Repository {
        let repository = try Repository(["README.md": ""])
        try repository.folder.write(Self.home, to: "App/Home.swift")
        try repository.commit()
        try repository.folder.write("// A comment.\n" + Self.home, to: "App/Home.swift")
        try repository.commit()
        return repository
    }

    @Test func findingNamesTheCommitThatItsLineIsFrom() throws {
        let repository = try repository()
        let brought = try repository.git("rev-parse", "HEAD~1").trimmingCharacters(in: .whitespacesAndNewlines)
        let run = try repository.navdocs("check", "App", "--blame", "-q")
        #expect(run.errors == "")
        let found = try #require(run.output.firstMatch(of: Self.since), "\(run.output)")
        #expect(brought.hasPrefix(found.output.1))
        #expect(try !repository.navdocs("check", "App", "-q").output.contains("since"))
        // Wherever it is run, and in a report for programs.
        let report = try repository.navdocs("check", "App/Home.swift", "--blame", "--format", "json", "-q").output
        #expect(report.contains("\"id\" : \"\(brought)\""))
        #expect(report.contains("\"summary\" : \"change\""))
    }

    @Test func lineThatIsNotCommittedIsFromNoCommit() throws {
        let repository = try repository()
        let changed = Self.home.replacing("{ HomeView() }", with: "{ HomeView().padding() }")
        try repository.folder.write(changed, to: "App/Home.swift")
        try repository.folder.write(Self.home.replacing("Home", with: "Other"), to: "App/Other.swift")
        let run = try repository.navdocs("check", "App", "--blame", "-q")
        #expect(run.output.contains("2 warnings"))
        #expect(!run.output.contains("since"))
        #expect(run.errors == "")
    }

    @Test func linesAroundAChangeKeepTheirCommits() throws {
        let repository = try repository()
        let text = try repository.folder.text(of: "App/Home.swift")
        try repository.folder.write("import SwiftUI\n" + text, to: "App/Home.swift")
        let run = try repository.navdocs("check", "App", "--blame", "-q")
        #expect(run.output.contains("App/Home.swift:7:10") && run.output.firstMatch(of: Self.since) != nil)
    }

    @Test func nothingThatTheRepositoryNamesIsRun() throws {
        let repository = try repository()
        try repository.folder.write("*.swift filter=evil diff=evil\n", to: ".gitattributes")
        for key in ["filter.evil.clean", "filter.evil.smudge", "diff.evil.textconv", "core.fsmonitor"] {
            try repository.git("config", key, "touch \(repository.folder.path("ran").path); cat")
        }
        let text = try repository.folder.text(of: "App/Home.swift")
        try repository.folder.write(text + "// Changed.\n", to: "App/Home.swift")
        let run = try repository.navdocs("check", "App", "--blame", "-q")
        #expect(run.output.firstMatch(of: Self.since) != nil)
        #expect(!repository.folder.exists("ran"))
    }

    @Test func shallowCloneNamesNoCommitThatOnlySeemsToBeTheOne() throws {
        let repository = try repository()
        let clone = try TemporaryFolder()
        let address = "file://\(repository.folder.url.path)"
        try repository.git("clone", "--quiet", "--depth", "1", address, clone.path("c").path)
        let run = try Program.run(["check", "c/App", "--blame", "-q"], in: clone)
        #expect(run.output.contains("1 warning") && !run.output.contains("since"))
        let told = try Program.run(["check", "c/App", "--blame"], in: clone)
        #expect(told.errors.contains("warning: this clone is shallow, so older commits aren't shown"))
    }

    @Test func whereThereIsNoRepositoryItIsSaid() throws {
        let folder = try TemporaryFolder(["App/Home.swift": Self.home])
        let run = try Program.run(["check", "App", "--blame"], in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "warning: no commits are shown: '--blame' needs git, and the source must be in a Git repository"))
        #expect(run.output.contains("1 warning"))
    }
}
