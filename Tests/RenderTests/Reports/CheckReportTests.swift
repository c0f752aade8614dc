import Base
import Extractor
import NavigationModel
import Reports
import TestSupport
import Testing

struct CheckReportTests {
    private static let cover = item(
        .error, "dead-end-cover", "TourView is a full-screen cover, and nothing dismisses it.", "Give it a button.",
        "Sources/Ü <a>.swift", 12, 9, "    let é = TourView()")
    private static let unused = item(
        .warning, "unused-destination", "Nothing shows `old` of `Home & Co`.", nil, "Sources/Home.swift", 3, 6,
        "\tfunc old() {")
    private static let unread = item(
        .info, "not-understood", "`route(to: x)` isn't understood.", nil, "Gone.swift", 1, 1, nil)
    private static let report = CheckReport(
        [cover, unused, unread], rules: Rules.descriptions, baselined: 2, folder: "/app", version: "1.2.3")
    private static let nothing = CheckReport([], rules: Rules.descriptions, folder: "/app", version: "1.2.3")

    private static func item(
        _ severity: Severity, _ rule: String, _ message: String, _ help: String?, _ file: String, _ line: Int,
        _ column: Int, _ source: String?
    ) -> CheckReport.Item {
        let place = SourceLocation(file: file, line: line, column: column)
        let finding = Finding(rule: rule, severity: severity, message: message, help: help, location: place)
        return .init(finding, fingerprint: "0123456789abcdef:1", line: source)
    }

    private func text(_ format: CheckFormat, of report: CheckReport = report) throws -> String {
        try format.text(of: report)
    }

    /// Items of one severity.
    private func many(_ severity: Severity, _ count: Int) -> [CheckReport.Item] {
        (1...count).map { Self.item(severity, "unused-destination", "Number \($0).", nil, "A.swift", $0, 1, nil) }
    }

    @Test func textShowsTheLineWithACaret() throws {
        #expect(
            try text(.text) == """
                Sources/Ü <a>.swift:12:9: error: TourView is a full-screen cover, and nothing dismisses it. [dead-end-cover]
                   12 |     let é = TourView()
                      |         ^
                      = Give it a button.
                Sources/Home.swift:3:6: warning: Nothing shows `old` of `Home & Co`. [unused-destination]
                    3 |     func old() {
                      |         ^
                Gone.swift:1:1: info: `route(to: x)` isn't understood. [not-understood]

                3 findings: 1 error, 1 warning, 1 note; 2 more in the baseline

                """)
        #expect(try text(.text, of: Self.nothing) == "No findings\n")
    }

    @Test func githubHasErrorsFirstAndTenOfAKind() throws {
        #expect(
            try text(.github) == """
                ::error file=Sources/Ü <a>.swift,line=12,col=9,title=dead-end-cover::TourView is a full-screen cover, and nothing \
                dismisses it.%0AGive it a button.
                ::warning file=Sources/Home.swift,line=3,col=6,title=unused-destination::Nothing shows `old` of `Home & Co`.
                ::notice file=Gone.swift,line=1,col=1,title=not-understood::`route(to: x)` isn't understood.
                3 findings: 1 error, 1 warning, 1 note; 2 more in the baseline

                """)
        let long = CheckReport(
            many(.error, 12) + many(.warning, 11), rules: Rules.descriptions, folder: "/app", version: "1")
        let lines = try text(.github, of: long).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines[10] == "+2 more errors")
        #expect(lines[21] == "+1 more warnings")
    }

    @Test func githubMakesWhatIsHiddenVisible() throws {
        let hostile = Self.item(
            .error, "a", "red \u{1B}[31m \u{202E}back", "help\u{7}", "A\u{1B}]0;.swift", 1, 1, nil)
        #expect(
            try text(.github, of: CheckReport([hostile], rules: Rules.descriptions, folder: "/app", version: "1"))
                .split(separator: "\n")[0]
                == "::error file=A\\u{1B}]0;.swift,line=1,col=1,title=a::red \\u{1B}[31m \\u{202E}back%0Ahelp\\u{7}")
    }

    @Test func noRunnerReadsACommandInTextOrMarkdown() throws {
        let hostile = Self.item(
            .error, "a", "`##[add-mask]x` and ##vso[task.complete]", "::stop-commands::x", "::error::A.swift", 1, 1,
            "  ::debug::x ##[set-env name=A]b [\u{301}")
        let report = CheckReport([hostile], rules: Rules.descriptions, folder: "::warning::", version: "1")
        for format in [CheckFormat.text, .markdown, .xcode] {
            for line in try text(format, of: report).split(separator: "\n") {
                #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(format): \(line)")
                #expect(!line.contains("##[") && !line.contains("##vso["), "\(format): \(line)")
            }
        }
        let shown = try text(.text, of: report)
        #expect(shown.hasPrefix("\\u{3A}:error::A.swift:1:1: error: `\\u{23}#[add-mask]x` and \\u{23}#vso["))
        #expect(shown.contains(" 1 |   ::debug::x \\u{23}#[set-env name=A]b"))
        #expect(RunnerText.harmless("##[\u{301}a]") == "\\u{23}#[\u{301}a]")
        #expect(RunnerText.harmless("a::b # [x] ## y\n\t::c") == "a::b # [x] ## y\n\t\\u{3A}:c")
    }

    @Test func githubCommandsHoldNoSecondCommand() throws {
        let hostile = Self.item(.error, "a,b", "one\n::error::two 100%", nil, "a:b,c%\n.swift", 1, 1, nil)
        #expect(
            try text(.github, of: CheckReport([hostile], rules: Rules.descriptions, folder: "/app", version: "1"))
                .split(separator: "\n")[0]
                == "::error file=a%3Ab%2Cc%25%0A.swift,line=1,col=1,title=a%2Cb::one%0A::error::two 100%25")
    }

    @Test func xcodeHasAnAbsolutePathAndOneLineForEach() throws {
        #expect(
            try text(.xcode) == """
                /app/Sources/Ü <a>.swift:12:9: error: TourView is a full-screen cover, and nothing dismisses it. Give it a button. \
                [dead-end-cover]
                /app/Sources/Home.swift:3:6: warning: Nothing shows `old` of `Home & Co`. [unused-destination]
                /app/Gone.swift:1:1: note: `route(to: x)` isn't understood. [not-understood]
                3 findings: 1 error, 1 warning, 1 note; 2 more in the baseline

                """)
        #expect(try text(.xcode, of: Self.nothing) == "No findings\n")
        let elsewhere = Self.item(.error, "a", "one\n/b.swift:1:1: error: two", nil, "/c.swift", 1, 1, nil)
        #expect(
            try text(.xcode, of: CheckReport([elsewhere], rules: Rules.descriptions, folder: "/app", version: "1"))
                .split(separator: "\n")[0]
                == "/c.swift:1:1: error: one /b.swift:1:1: error: two [a]")
    }

    @Test func gitlabHasWhatItsCodeQualityReads() throws {
        #expect(
            try text(
                .gitlab, of: CheckReport([Self.cover], rules: Rules.descriptions, folder: "/app", version: "1.2.3"))
                    == """
                    [
                      {
                        "check_name" : "dead-end-cover",
                        "description" : "TourView is a full-screen cover, and nothing dismisses it. Give it a button.",
                        "fingerprint" : "0123456789abcdef:1",
                        "location" : {
                          "lines" : {
                            "begin" : 12
                          },
                          "path" : "Sources/Ü <a>.swift"
                        },
                        "severity" : "major"
                      }
                    ]

                    """)
        #expect(try text(.gitlab).matches(of: /"severity" : "(\w+)"/).map(\.output.1) == ["major", "minor", "info"])
        #expect(try text(.gitlab, of: Self.nothing) == "[\n\n]\n")
    }

    @Test func onlyWhatFailsTheCheckFailsInJUnit() throws {
        #expect(
            try text(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="navdocs" tests="3" failures="1" errors="0">
                  <testsuite name="navdocs check" tests="3" failures="1" errors="0">
                    <testcase classname="Sources/Ü &lt;a&gt;.swift" name="dead-end-cover at 12:9">
                      <failure type="error" message="TourView is a full-screen cover, and nothing dismisses it.">TourView is a \
                full-screen cover, and nothing dismisses it.
                Give it a button.
                Sources/Ü &lt;a&gt;.swift:12:9</failure>
                    </testcase>
                    <testcase classname="Sources/Home.swift" name="unused-destination at 3:6 (warning)">
                      <system-out>warning: Nothing shows `old` of `Home &amp; Co`.
                Sources/Home.swift:3:6</system-out>
                    </testcase>
                    <testcase classname="Gone.swift" name="not-understood at 1:1 (note)">
                      <system-out>note: `route(to: x)` isn't understood.
                Gone.swift:1:1</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(try text(.junit, of: Self.nothing).contains("tests=\"1\" failures=\"0\""))
    }

    @Test func warningsFailInJUnitOfAStrictCheck() throws {
        let strict = CheckReport(
            [Self.cover, Self.unused, Self.unread], rules: Rules.descriptions, isStrict: true, folder: "/app",
            version: "1.2.3")
        let report = try text(.junit, of: strict)
        #expect(report.contains("failures=\"2\""))
        #expect(
            report.contains(
                """
                name="unused-destination at 3:6">
                      <failure type="warning" message="Nothing shows `old` of `Home &amp; Co`.">
                """))
    }

    @Test func markdownShowsTenAndFoldsTheRest() throws {
        #expect(
            try text(.markdown) == """
                ### navdocs: 3 findings: 1 error, 1 warning, 1 note; 2 more in the baseline

                - **error** TourView is a full-screen cover, and nothing dismisses it. Give it a button. (`dead-end-cover`, \
                `Sources/Ü <a>.swift:12`)
                - **warning** Nothing shows `old` of `Home & Co`. (`unused-destination`, `Sources/Home.swift:3`)
                - **note** `route(to: x)` isn't understood. (`not-understood`, `Gone.swift:1`)

                """)
        let long = try text(
            .markdown, of: CheckReport(many(.warning, 12), rules: Rules.descriptions, folder: "/app", version: "1"))
        #expect(long.contains("A.swift:10`)\n\n<details>\n<summary>2 more</summary>\n\n- **warning** Number 11."))
        #expect(try text(.markdown, of: Self.nothing) == "### navdocs: no findings\n")
    }

    @Test func markdownOfHostileWordsIsOneLineOfText() throws {
        let hostile = Self.item(
            .error, "dead-end-cover", "<script> [x](javascript:1) *a* `b\n# c`", nil, "a`b.swift", 1, 1, nil)
        #expect(
            try text(.markdown, of: CheckReport([hostile], rules: Rules.descriptions, folder: "/app", version: "1"))
                .contains(
                    "- **error** \\<script\\> \\[x\\](javascript:1) \\*a\\* `b # c` (`dead-end-cover`, ``a`b.swift:1``)\n"
                ))
    }

    @Test func sarifCountsCodePointsAndEscapesPaths() throws {
        let sarif = try text(.sarif)
        #expect(sarif.contains("\"uri\" : \"Sources/%C3%9C%20%3Ca%3E.swift\""))
        #expect(sarif.contains("\"startColumn\" : 9"))
        #expect(sarif.contains("\"navdocs/v1\" : \"0123456789abcdef:1\""))
        #expect(!sarif.contains("\"ruleIndex\" : -1"))
        let accent = Self.item(.error, "dead-end-cover", "x", nil, "a.swift", 1, 9, "éé x = 1")
        #expect(
            try text(.sarif, of: CheckReport([accent], rules: Rules.descriptions, folder: "/app", version: "1"))
                .contains("\"startColumn\" : 7"))
    }

    @Test func jsonHoldsEverything() throws {
        let json = try text(
            .json,
            of: CheckReport([Self.unread], rules: Rules.descriptions, baselined: 1, folder: "/app", version: "1.2.3"))
        #expect(
            json == """
                {
                  "baselined" : 1,
                  "counts" : {
                    "error" : 0,
                    "info" : 1,
                    "warning" : 0
                  },
                  "findings" : [
                    {
                      "fingerprint" : "0123456789abcdef:1",
                      "location" : {
                        "column" : 1,
                        "file" : "Gone.swift",
                        "line" : 1
                      },
                      "message" : "`route(to: x)` isn't understood.",
                      "rule" : "not-understood",
                      "severity" : "info"
                    }
                  ],
                  "schema" : "navdocs-check/1",
                  "version" : "1.2.3"
                }

                """)
    }
}
