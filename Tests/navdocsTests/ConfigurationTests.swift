import Foundation
import Testing

/// What `.navdocs.json` says, to every command that shows findings.
@Suite struct ConfigurationTests {
    private static let off = #"{ "rules": { "dead-end-cover": "off" } }"#

    private func app(_ configuration: String, at path: String = ".navdocs.json") throws -> TemporaryFolder {
        try TemporaryFolder(["App/Legacy/Home.swift": Sources.deadEnd, path: configuration])
    }

    private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> Run {
        try Program.run(["check", "-q"] + arguments, in: folder)
    }

    @Test func levelOfARuleIsTaken() throws {
        #expect(try check(try app(Self.off)).output == "No findings\n")
        let strict = try check(try app("{rules: {'dead-end-cover': 'error',},} // JSON5\n"))
        #expect(strict.status == 1)
        #expect(strict.output.hasPrefix("App/Legacy/Home.swift:5:34: error: "))
    }

    @Test func flagWinsOverIt() throws {
        #expect(try check(try app(Self.off), "--rule=dead-end-cover=error").status == 1)
    }

    @Test(arguments: ["App/Legacy", "App/Legacy/**", "**/Home.swift", "App/*/H*.swift"])
    func levelMayHoldForSomePaths(_ pattern: String) throws {
        let text = "{ paths: [{ paths: ['Other', '\(pattern)'], rules: { 'dead-end-cover': 'off' } }] }"
        let folder = try app(text)
        for path in [".", "App", "App/Legacy", "App/Legacy/Home.swift"] {
            #expect(try check(folder, path).output == "No findings\n", "\(path)")
        }
        let other = try app(text.replacingOccurrences(of: pattern, with: "Nothing"))
        #expect(try check(other).output.contains("dead-end-cover"))
    }

    @Test func whatMatchesNothingIsToldWithItsLine() throws {
        let folder = try app(
            """
            {
              "verbs": {
                "Router.go": "push",
                "Home.home": "push",
              },
              "containers": ["Scaffold", "HomeView"],
              "openURL": ["DeepLinker.open"],
              "paths": [
                { "paths": [
                    "App/Legacy",
                    "App/Gone",
                  ], "rules": { "dead-end-cover": "off" } },
              ],
              "presents": ["Home.makeView"],
              "answers": { "Home.home": "Bus.on(_:)" },
            }
            """)
        let warnings = """
            warning: .navdocs.json:3: nothing in the source is named 'Router.go', which is listed in 'verbs'
            warning: .navdocs.json:6: nothing in the source is named 'Scaffold', which is listed in 'containers'
            warning: .navdocs.json:7: nothing in the source is named 'DeepLinker.open', which is listed in 'openURL'
            warning: .navdocs.json:11: no file matches 'App/Gone', which is listed in 'paths'
            warning: .navdocs.json:14: nothing in the source is named 'Home.makeView', which is listed in 'presents'
            warning: .navdocs.json:15: nothing in the source is named 'Bus.on(_:)', which is listed in 'answers'

            """
        for command in [["check"], ["build", "-o", "site"], ["export", "--format", "text"], ["check", "."]] {
            let run = try Program.run(command, in: folder)
            #expect(run.errors.contains(warnings), "\(run.errors)")
        }
        // Less than all may not hold what is named.
        #expect(try !Program.run(["check", "App"], in: folder).errors.contains("warning"))
    }

    @Test func isLookedForAboveTheFirstPathUpToItsRepository() throws {
        let folder = try app(Self.off)
        #expect(try check(folder, "App/Legacy").output == "No findings\n")
        try folder.write("", to: "App/.git/HEAD")
        #expect(try check(folder, "App/Legacy").output.contains("1 warning"))
        try folder.write(Self.off, to: "App/.navdocs.json")
        #expect(try check(folder, "App/Legacy").output == "No findings\n")
        try folder.write("{}", to: "App/Legacy/.navdocs.json")
        #expect(try check(folder, "App/Legacy").output.contains("1 warning"))
    }

    @Test func standardInputHasTheOneOfTheFolderTheUserIsIn() throws {
        let folder = try app(Self.off)
        #expect(try Program.run(["check", "-q", "-"], in: folder, input: Sources.deadEnd).output == "No findings\n")
    }

    @Test func anotherFileMayBeNamed() throws {
        let folder = try app(Self.off, at: "ci/strict.json")
        #expect(try check(folder).output.contains("1 warning"))
        #expect(try check(folder, "--config", "ci/strict.json").output == "No findings\n")
        let missing = try check(folder, "--config=ci/gone.json")
        #expect(missing.status == 2)
        #expect(
            missing.errors
                == "error: no such file: ci/gone.json\n  --config needs a configuration file such as .navdocs.json\n")
    }

    @Test func documentAndDifferenceFollowIt() throws {
        let folder = try app("{}")
        func findings() throws -> Bool {
            try Program.run(["export", "App", "--format=json", "-q"], in: folder).output.contains("dead-end-cover")
        }
        #expect(try findings())
        _ = try Program.run(["build", "App", "-o", "old", "-q"], in: folder)
        #expect(try folder.text(of: "old/findings.html").contains("dead-end-cover"))
        try folder.write(Self.off, to: ".navdocs.json")
        #expect(try !findings())
        _ = try Program.run(["build", "App", "-o", "new", "-q"], in: folder)
        #expect(try !folder.text(of: "new/findings.html").contains("dead-end-cover"))
        try folder.write("struct Nothing {}", to: "Empty/A.swift")
        #expect(
            try !Program.run(["diff", "Empty", "App", "-q"], in: folder).output.contains("dead-end-cover"))
        let all = ["diff", "Empty", "App", "-q", "--config=all.json"]
        try folder.write("{}", to: "all.json")
        #expect(try Program.run(all, in: folder).output.contains("dead-end-cover"))
    }

    struct Case: CustomTestStringConvertible {
        let text: String
        let errors: String
        var testDescription: String { text }

        init(_ text: String, _ errors: String) { (self.text, self.errors) = (text, errors) }
    }

    static let wrong: [Case] = [
        Case(
            "{\n  \"rulez\": {} }",
            "2:3: there is no key 'rulez' in the configuration\n  did you mean 'rules'?"
        ),
        Case(
            "{ rules: { 'dead-end-covr': 'off' } }",
            "1:12: there is no rule 'dead-end-covr'\n  did you mean 'dead-end-cover'?"),
        Case(
            "{ rules: { 'xyzzy': 'off' } }",
            "1:12: there is no rule 'xyzzy'\n  'navdocs rules' lists the rules"),
        Case(
            "{ rules: {\n'dead-end-cover': 'warn' } }",
            "2:19: 'warn' isn't a level for 'dead-end-cover'\n  did you mean 'warning'? Use one of off, info, warning, error"
        ),
        Case(
            "{ rules: { 'dead-end-cover': 1 } }",
            "1:30: 'dead-end-cover' must be a string, not 1\n  use one of off, info, warning, error"),
        Case("{ rules: [] }", "1:10: 'rules' must be an object, not a list"),
        Case("[]", "1:1: the configuration must be an object"),
        Case("", "1:1: expected a value, found the end of the file"),
        Case("{ rules: { 'dead-end-cover' 'off' } }", "1:29: expected ':', found '''"),
        Case("{ rules: { } ", "1:14: expected ',' or '}', found the end of the file"),
        Case("{ /* rules", "1:3: the comment isn't closed"),
        Case("{ \"rules", "1:3: the string isn't closed"),
        Case("{} {}", "1:4: expected the end of the file, found '{'"),
        Case("{ rules: tru }", "1:10: 'tru' isn't a valid value"),
        Case("{ $schema: '\\u00zz' }", "1:12: this isn't a valid JSON5 string"),
        Case("{ rules: {}, rules: {} }", "1:14: 'rules' is given twice\n  remove one of them"),
        Case("{ paths: ['x'] }", "1:11: an entry of 'paths' must be an object"),
        Case(
            "{ paths: [{ path: [] }] }",
            "1:13: there is no key 'path' in an entry of 'paths'\n  did you mean 'paths'? Use one of paths, rules"),
        Case(
            "{ paths: [{ rules: {} }] }",
            "1:11: an entry of 'paths' lists no files or folders\n  list them under 'paths' in this entry"),
        Case(
            "{ paths: [{ paths: ['../A'] }] }",
            "1:21: '../A' isn't inside the configuration file's folder\n"
                + "  use a path relative to that folder, as in Sources/Legacy/**"),
        Case("{ sources: [] }", "1:12: 'sources' is empty\n  list folders or files"),
        Case("{ sources: 'App' }", "1:12: 'sources' must be a list, not a string\n  did you mean [\"App\"]?"),
        Case("{ title: 1 }", "1:10: 'title' must be a string, not 1\n  did you mean \"1\"?"),
        Case("{ title: '' }", "1:10: 'title' is empty\n  remove it"),
        Case("{ cache: 'no' }", "1:10: 'cache' must be true or false\n  did you mean false?"),
        Case(
            "{ check: { strikt: true } }",
            "1:12: there is no key 'strikt' in 'check'\n  did you mean 'strict'?"),
        Case(
            "{ check: {\n format: 'jsn' } }",
            "2:10: 'jsn' isn't a valid value for 'format'\n  did you mean 'json'?"),
        Case("{ diff: { output: [] } }", "1:19: 'output' is empty\n  remove it"),
        Case(
            "{ verbs: { 'Navigator.go': 'pusch' } }",
            "1:28: 'pusch' isn't a valid value for 'Navigator.go'\n  did you mean 'push'?"),
        Case(
            "{ verbs: { 'go()': 'push' } }",
            "1:12: 'go()' isn't the name of a function\n  write the type and the function: AppNavigator.go"),
        Case(
            "{ verbs: { 'Nav.go(screen)': 'push' } }",
            "1:12: 'Nav.go(screen)' isn't the name of a function\n  write the type and the function: AppNavigator.go"),
        Case(
            "{ presents: ['makeView'] }",
            "1:14: 'makeView' is missing a type\n  write the type and the member: Screen.makeView"),
        Case(
            "{ presents: ['Screen.makeView(_:)'] }",
            "1:14: 'Screen.makeView(_:)' must not have argument labels\n  write only the type and the function"),
        Case(
            "{ answers: { 'Bus.send': 'on ' } }",
            "1:26: 'on ' isn't the name of a function\n  write the type and the function: AppNavigator.go"),
        Case(
            "{ containers: ['a.B'] }",
            "1:16: 'a.B' isn't the name of a type\n  write only the name, as in \"containers\": [\"AppScaffold\"]"),
        Case(
            "{ check: { fix: true } }",
            "1:12: 'fix' can only be used on the command line, because it changes your source\n  remove it"
        ),
        Case(
            "{ fix: true }",
            "1:3: 'fix' can only be used on the command line, because it changes your source\n  remove it"
        ),
        Case(String(repeating: "[", count: 5000), "1:101: too many nested brackets"),
    ]

    @Test(arguments: wrong) func whatIsWrongIsToldWithItsPlace(_ bad: Case) throws {
        let run = try check(try app(bad.text), "App")
        #expect(run.status == 2)
        #expect(run.output == "")
        // Below the message stands the line, with a caret.
        let lines = run.errors.split(separator: "\n").filter { $0.wholeMatch(of: /[ 0-9]{5} +\| .*/) == nil }
        #expect(lines.joined(separator: "\n") == "error: .navdocs.json:\(bad.errors)")
        #expect(run.errors.split(separator: "\n").count - lines.count == (bad.text.isEmpty ? 0 : 2))
    }

    @Test func lineThatIsWrongIsQuotedWithACaret() throws {
        let folder = try app("{\n\t\"rules\": { \"dead-end-cover\": false }\n}")
        #expect(
            try check(folder, "App").errors == """
                error: .navdocs.json:2:31: 'dead-end-cover' must be a string, not false
                    2 |     "rules": { "dead-end-cover": false }
                      |                                  ^
                  did you mean "off"?

                """)
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        let folder = try app("{}")
        try folder.write(Data([0x7B, 0xFF, 0x7D]), to: ".navdocs.json")
        let run = try check(folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: cannot read .navdocs.json: it isn't UTF-8\n"))
    }
}
