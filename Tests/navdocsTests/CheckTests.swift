import Base
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct CheckTests {
    /// A flow with a nested stack, which is a warning, and a route twice, which is an error.
    private static func home(_ members: String = "") -> String {
        """
        import Scaffolding

        @Scaffoldable @Observable final class Home: FlowCoordinatable {
            var stack = FlowStack<Home>(root: .home)
            func home() -> some View { NavigationStack { HomeView() } }
            \(members)
        }
        struct HomeView: View { var body: some View { Text("Home") } }

        """
    }
    private static let twice = "func a() -> some View { Text(\"1\") }\n    func a(id: Int) -> some View { Text(\"2\") }"

    private func app(_ members: String = "") throws -> TemporaryFolder {
        try TemporaryFolder(["App/Home.swift": Self.home(members)])
    }

    private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["check", "App", "-q"] + arguments, in: folder)
    }

    @Test func findingIsShownWithItsPlaceAsSeenFromHere() throws {
        let run = try check(try app())
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(
            run.output == """
                App/Home.swift:5:10: warning: `home` of Home wraps its view in a `NavigationStack`, but a flow is already \
                a navigation stack. [nested-navigation-stack]
                    5 |     func home() -> some View { NavigationStack { HomeView() } }
                      |          ^
                      = Return the view without the wrapper, or return a coordinator.

                1 finding: 1 warning

                """)
    }

    @Test func servicesAreToldPathsInTheRepository() throws {
        let repository = try Repository(["App/Sources/Home.swift": Self.home(Self.twice), "App/old.nav": "gone\n"])
        for format in ["github", "sarif", "gitlab", "junit", "markdown"] {
            let options = "--against \"$1\"/old.nav --format \(format) -q"
            let runs = try [("", "App/Sources", "App"), ("App", "Sources", "."), ("App/Sources", ".", "..")].map {
                try Program.run(
                    URL(fileURLWithPath: "/bin/sh"),
                    ["-c", "cd ./\($0) && exec \"$0\" check \($1) \(options)", Program.url.path, $2],
                    in: repository.folder)
            }
            #expect(runs[0].output.contains("App/Sources/Home.swift"), "\(runs[0].errors)")
            #expect(runs[0].output.contains("App/old.nav"))
            #expect(!runs[1].output.isEmpty && runs[1].output.contains("App/old.nav"))
            for run in runs {
                #expect(run.output.replacing("./old.nav", with: "old.nav").contains("App/Sources/Home.swift"))
                #expect(!run.output.contains("\"Sources/") && !run.output.contains("=Sources/"))
            }
        }
    }

    @Test func errorsFailAndWarningsFailWhereStrict() throws {
        #expect(try check(try app(Self.twice)).status == 1)
        #expect(try check(try app(), "--strict").status == 1)
        let clean = try TemporaryFolder(["App/Model.swift": "struct Model {}"])
        #expect(try check(clean, "--strict").output == "No findings\n")
        #expect(try check(clean, "--strict").status == 0)
    }

    @Test func ruleTakesTheLevelThatIsAskedFor() throws {
        #expect(try check(try app(), "--rule", "nested-navigation-stack=off").output == "No findings\n")
        #expect(try check(try app(), "--rule=nested-navigation-stack=error").status == 1)
        #expect(
            try check(try app(Self.twice), "--rule=duplicate-destination=info", "--strict").output
                .contains(": info: `a` of Home is declared twice"))
    }

    @Test(arguments: [
        (
            "nested-navigation=off",
            "error: there is no rule 'nested-navigation'\n  did you mean 'nested-navigation-stack'?\n"
        ),
        (
            "nested-navigaton-stack=off",
            "error: there is no rule 'nested-navigaton-stack'\n  did you mean 'nested-navigation-stack'?\n"
        ),
        (
            "nested-navigation-stack",
            """
            error: 'nested-navigation-stack' isn't a valid value for '--rule'
              use a rule and a level, as in unused-destination=off

            """
        ),
        (
            "nested-navigation-stack=warn",
            """
            error: 'warn' isn't a valid value for '--rule nested-navigation-stack'
              did you mean 'warning'? Use one of off, info, warning, error

            """
        ),
    ]) func wrongRuleIsAnswered(_ word: String, _ answer: String) throws {
        let run = try check(try app(), "--rule", word)
        #expect(run.status == 2)
        #expect(run.errors == answer)
    }

    @Test func reportGoesToAFile() throws {
        let folder = try app()
        let run = try check(folder, "--format", "github", "-o", "out/report.txt")
        #expect(run.output == "")
        #expect(try folder.text(of: "out/report.txt").hasPrefix("::warning file=App/Home.swift,line=5,col=10,title="))
    }

    @Test func baselineHidesWhatItListsAndFailsWhereThatIsGone() throws {
        let folder = try app(Self.twice)
        #expect(try check(folder, "--write-baseline", "known.json").status == 0)
        let known = try check(folder, "--baseline", "known.json", "--strict")
        #expect(known.status == 0)
        #expect(known.output == "No new findings; 2 in the baseline\n")
        // Lines before the findings change nothing.
        try folder.write("// new\n\n" + Self.home(Self.twice), to: "App/Home.swift")
        #expect(try check(folder, "--baseline", "known.json").output == known.output)
        try folder.write(Self.home(), to: "App/Home.swift")
        let gone = try check(folder, "--baseline", "known.json")
        #expect(gone.status == 1)
        #expect(
            gone.output == """
                known.json:1:1: error: A finding in the baseline no longer exists: `a` of Home is declared twice; only the first is a \
                destination. [duplicate-destination] [stale-baseline]
                      = Write the baseline again with --write-baseline.

                1 finding: 1 error; 1 more in the baseline

                """)
        #expect(try check(folder, "--write-baseline", "known.json").status == 0)
        #expect(try check(folder, "--baseline", "known.json").status == 0)
    }

    @Test func missingOrBrokenBaselineIsAnError() throws {
        let folder = try app()
        try folder.write("[]", to: "broken.json")
        let missing = try check(folder, "--baseline", "none.json")
        #expect(missing.status == 2)
        #expect(
            missing.errors
                == "error: no such file: none.json\n  'navdocs check --write-baseline none.json' writes it\n")
        #expect(try check(folder, "--baseline", "broken.json").errors.hasPrefix("error: broken.json isn't a baseline"))
        #expect(try check(folder, "--baseline", "a", "--write-baseline", "b").status == 2)
    }

    @Test func staleRecordFailsAndShowsTheLines() throws {
        let folder = try app()
        let written = try Program.run(
            ["export", "App", "--format", "text", "-o", "Navigation.nav", "-q"], in: folder)
        #expect(written.status == 0)
        #expect(
            try folder.text(of: "Navigation.nav") == """
                coordinator Home flow starts at home [1 declared]
                destination Home.home → HomeView
                transition Home root Home.home

                """)
        #expect(try check(folder, "--against", "Navigation.nav").status == 0)
        try folder.write(Self.home("func old() -> some View { Text(\"\") }"), to: "App/Home.swift")
        let stale = try check(folder, "--against", "Navigation.nav", "--rule=nested-navigation-stack=off")
        #expect(stale.status == 1)
        #expect(
            stale.output == """
                + destination Home.old

                Navigation.nav:1:1: error: The record is out of date: 0 lines removed, 1 added. [stale-record]
                      = Write the record again: navdocs export --format text -o Navigation.nav

                1 finding: 1 error

                """)
    }

    @Test func mendingChangesOnlyWhatIsWrong() throws {
        let folder = try app("@ScaffoldingIgnored\r\n    var a = 1\t// é\n")
        let run = try Program.run(["check", "App", "--fix", "--rule=nested-navigation-stack=off"], in: folder)
        #expect(run.status == 0)
        #expect(run.output == "No findings\n")
        #expect(run.errors.contains("Fixed 1 finding in App/Home.swift\n"))
        #expect(
            try folder.text(of: "App/Home.swift")
                == Self.home("    var a = 1\t// é\n").replacing("        var", with: "    var"))
    }

    @Test func mendedFileKeepsItsPermissions() throws {
        let folder = try app("@ScaffoldingIgnored\n    var a = 1\n")
        let file = folder.path("App/Home.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        #expect(try Program.run(["check", "App", "--fix"], in: folder).errors.contains("Fixed 1 finding"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(try folder.names(in: "App") == ["Home.swift"])
    }

    @Test func standardInputIsCheckedAndNotMended() throws {
        let folder = try TemporaryFolder()
        let run = try Program.run(["check", "-", "-q"], in: folder, input: Self.home())
        #expect(run.output.hasPrefix("<stdin>:5:10: warning: `home` of Home"))
        #expect(try Program.run(["check", "-", "--fix"], in: folder, input: "").status == 2)
    }

    @Test func everyFormatIsTheSameTwice() throws {
        let folder = try app(Self.twice)
        for format in ["text", "json", "sarif", "github", "junit", "markdown"] {
            let first = try check(folder, "--format", format)
            #expect(first.status == 1)
            #expect(first.output == (try check(folder, "--format", format)).output)
        }
    }
}
