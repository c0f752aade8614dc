import Base
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct ColorTests {
    private static let home = """
        import Scaffolding

        @Scaffoldable @Observable final class Home: FlowCoordinatable {
            var stack = FlowStack<Home>(root: .home)
            func home() -> some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View { var body: some View { Text("Home") } }

        """
    private static var codes: Regex<Substring> { /\u{1B}\[[0-9;]*m/ }

    private func app() throws -> TemporaryFolder { try TemporaryFolder(["App/Home.swift": Self.home]) }

    @Test func findingsAreColoredWhereThatIsAskedFor() throws {
        let folder = try app()
        let plain = try Program.run(["check", "App", "-q"], in: folder).output
        #expect(!plain.contains("\u{1B}"))
        #expect(try Program.run(["check", "App", "-q", "--color", "never"], in: folder).output == plain)
        let colored = try Program.run(["check", "App", "-q", "--color", "always"], in: folder).output
        #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
        #expect(colored.replacing(Self.codes, with: "") == plain)
    }

    @Test func filesAndOtherFormatsHaveNoColor() throws {
        let folder = try app()
        _ = try Program.run(["check", "App", "-o", "report.txt", "--color", "always", "-q"], in: folder)
        #expect(try !folder.text(of: "report.txt").contains("\u{1B}"))
        let json = try Program.run(["check", "App", "--format", "json", "--color", "always", "-q"], in: folder)
        #expect(!json.output.contains("\u{1B}"))
    }

    @Test func differencesAreColoredWhereThatIsAskedFor() throws {
        let folder = try app()
        let more = "    func about() -> some View { HomeView() }\n}\nstruct HomeView"
        try folder.write(Self.home.replacing("}\nstruct HomeView", with: more), to: "New/Home.swift")
        let plain = try Program.run(["diff", "App", "New", "-q"], in: folder).output
        #expect(plain.contains("\n+ ") && !plain.contains("\u{1B}"))
        let colored = try Program.run(["diff", "App", "New", "-q", "--color", "always"], in: folder).output
        #expect(colored.contains("\n\u{1B}[32m+ "))
        #expect(colored.replacing(Self.codes, with: "") == plain)
    }

    @Test func nothingInTheSourceCanColorAnything() throws {
        let folder = try TemporaryFolder(["App/\u{1B}[31mHome.swift": Self.home])
        let run = try Program.run(["check", "App", "-q", "--color", "always"], in: folder)
        #expect(run.output.contains("App/\\u{1B}[31mHome.swift:5:10"))
    }
}
