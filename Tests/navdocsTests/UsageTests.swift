import Testing

@Suite struct UsageTests {
    struct Case: CustomTestStringConvertible {
        let arguments: [String]
        let errors: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases: [Case] = [
        Case(arguments: ["biuld"], errors: "error: unknown command 'biuld'\n  did you mean 'navdocs build'?\n"),
        Case(arguments: ["expo"], errors: "error: unknown command 'expo'\n  did you mean 'navdocs export'?\n"),
        Case(
            arguments: ["zzz"], errors: "error: unknown command 'zzz'\n  'navdocs help' lists the commands\n"),
        Case(
            arguments: ["App"],
            errors: "error: unknown command 'App'\n  to document it, run: navdocs build App\n"),
        Case(arguments: ["help", "bild"], errors: "error: unknown command 'bild'\n  did you mean 'navdocs build'?\n"),
        Case(
            arguments: ["build", "--tilte", "x"],
            errors: "error: unknown option '--tilte'\n  did you mean '--title'?\n"),
        Case(
            arguments: ["build", "-title", "x"],
            errors: "error: unknown option '-t'\n  did you mean '--title'?\n"),
        Case(
            arguments: ["build", "--zzzzz"], errors: "error: unknown option '--zzzzz'\n  see 'navdocs build --help'\n"),
        Case(
            arguments: ["build", "--title"],
            errors: "error: '--title' needs a value: --title NAME\n  see 'navdocs build --help'\n"),
        Case(
            arguments: ["build", "--title", "--force"],
            errors: "error: '--title' needs a value: --title NAME\n  see 'navdocs build --help'\n"),
        Case(
            arguments: ["build", "-o="],
            errors: "error: '-o' needs a value: -o DIR\n  see 'navdocs build --help'\n"),
        Case(
            arguments: ["build", "--force=yes"],
            errors: "error: '--force' takes no value\n  see 'navdocs build --help'\n"),
        Case(
            arguments: ["export", "--format", "jsn"],
            errors: "error: 'jsn' isn't a valid value for '--format'\n"
                + "  did you mean 'json'? Use one of svg, dot, mermaid, json, text, facts\n"),
        Case(
            arguments: ["export", "--format", "pdf"],
            errors:
                "error: 'pdf' isn't a valid value for '--format'\n  use one of svg, dot, mermaid, json, text, facts\n"),
        Case(
            arguments: ["help", "build", "export"],
            errors: "error: unexpected argument 'export'\n  see 'navdocs help --help'\n"),
        Case(
            arguments: ["export", "--format", "json", "--coordinator", "A"],
            errors: "error: '--coordinator' can't be used with '--format json', which always writes all data\n"
                + "  remove '--coordinator', or use '--format text' or a graph format\n"),
        Case(
            arguments: ["build", "--verbose", "--quiet"],
            errors: "error: '--verbose' can't be used with '--quiet'\n  remove one of them\n"),
        Case(
            arguments: ["build", "-", "--landing", "-"],
            errors: "error: standard input can't be both source and article\n  use '-' only once\n"),
        Case(
            arguments: ["build", "-o", "-"],
            errors:
                "error: a site has many files, so it can't be written to standard output\n  choose a folder with -o DIR, or use "
                + "'--single-file -'\n"),
    ]

    @Test(arguments: cases) func wrongUsageIsExplained(_ wrong: Case) throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}"])
        let run = try Program.run(wrong.arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == wrong.errors)
        #expect(try folder.names() == ["App"])
    }

    @Test func optionsAreWrittenAnyUsualWay() throws {
        let folder = try TemporaryFolder(["App/A.swift": Sources.coordinator("A")])
        let expected = try Program.run(["export", "App", "--format", "json", "-o", "-", "--title", "T"], in: folder)
        #expect(expected.output.contains(#""title" : "T""#))
        for arguments in [
            ["export", "--format=json", "--title=T", "App"],
            ["export", "-o-", "--title=T", "--format=json", "--", "App"],
            ["export", "--output=-", "--title", "X", "--title", "T", "--format", "json", "App"],
            ["export", "App", "-qo", "-", "--title=T", "--format=json"],
        ] {
            #expect(try Program.run(arguments, in: folder).output == expected.output, "\(arguments)")
        }
    }

    @Test func wordsAfterTwoDashesAreNoOptions() throws {
        let folder = try TemporaryFolder(["--force/A.swift": Sources.coordinator("Dashed")])
        #expect(try Document(of: ["--", "--force"], in: folder).coordinators.map(\.name) == ["Dashed"])
    }

    @Test func quietRunSaysNothing() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}"])
        let run = try Program.run(["build", "App", "--quiet"], in: folder)
        #expect(run.status == 0)
        #expect(run.output + run.errors == "")
    }

    @Test func closingSummaryCountsAndSaysWhatToOpen() throws {
        let folder = try TemporaryFolder(["App/A.swift": Sources.coordinator("A")])
        let run = try Program.run(["build", "App"], in: folder)
        let summary = /App: 1 coordinator, 1 destination, 1 transition, 0 not understood \(1 file in \d+\.\d\d s\)\n/
        let match = try #require(run.errors.prefixMatch(of: summary), "\(run.errors)")
        #expect(run.errors[match.range.upperBound...] == "Open navdocs-site/index.html\n")
        #expect(run.output == "")
    }

    @Test func nothingIsColouredOrDrawnOverAwayFromATerminal() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}"])
        let runs = [try Program.run(["build", "App"], in: folder), try Program.run(["build", "Nope"], in: folder)]
        for run in runs { #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r")) }
    }

    @Test func colorIsUsedWhereItIsAskedFor() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}"])
        for words in [["build", "Nope", "--color", "always"], ["build", "--wrong", "--color=always"]] {
            #expect(try Program.run(words, in: folder).errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m "), "\(words)")
        }
        #expect(
            try Program.run(["build", "Nope", "--color", "never"], in: folder).errors.hasPrefix("error: no such path"))
        let wrong = try Program.run(["build", "App", "--color", "yes"], in: folder)
        #expect(wrong.errors == "error: 'yes' isn't a valid value for '--color'\n  use one of auto, always, never\n")
        try folder.write("{ color: 'always' }", to: ".navdocs.json")
        try folder.write("", to: "Empty/readme.txt")
        #expect(try Program.run(["build", "App", "Empty"], in: folder).errors.hasPrefix("\u{1B}[1;33mwarning:"))
    }
}
