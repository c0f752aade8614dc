import Base
import NavigationModel
import Extractor
import Testing

struct BaselineTests {
    private func finding(_ message: String, line: Int = 1, file: String = "A.swift", subject: String? = "Home")
        -> Finding
    {
        Finding(
            rule: "unused-destination", severity: .warning, message: message, subject: subject,
            location: SourceLocation(file: file, line: line, column: 1))
    }

    @Test func fingerprintStaysWhereTheFindingMoves() {
        let print = finding("x").fingerprint
        #expect(print.count == 16)
        #expect(finding("x", line: 9, file: "B.swift").fingerprint == print)
        #expect(finding("y").fingerprint != print)
        #expect(finding("x", subject: "Other").fingerprint != print)
        #expect(finding("x", subject: nil).fingerprint != finding("x", file: "B.swift", subject: nil).fingerprint)
    }

    @Test func baselineHidesAsManyAsItCounts() throws {
        let baseline = try Baseline(
            reading: try Baseline([finding("x"), finding("x", line: 2), finding("y")]).encoded())
        #expect(baseline.findings.map(\.count) == [2, 1])
        let now = [finding("x", line: 7), finding("x", line: 8), finding("x", line: 9), finding("z")]
        let (new, gone) = baseline.compared(with: now)
        #expect(new.map(\.message) == ["x", "z"])
        #expect(gone.map(\.message) == ["y"])
        #expect(baseline.compared(with: [finding("x"), finding("y")]).gone.map(\.count) == [1])
    }

    @Test func countsBeyondAnyAreNoReasonToEnd() throws {
        let entry = #"{"count":\#(Int.max),"fingerprint":"\#(finding("x").fingerprint)","message":"x","rule":"r"}"#
        let text = #"{"schema":"navdocs-baseline/1","findings":[\#(entry),\#(entry)]}"#
        #expect(try Baseline(reading: Array(text.utf8)).compared(with: [finding("x")]).new.isEmpty)
    }

    @Test func sameFindingsGiveTheSameBytes() throws {
        let findings = [finding("b"), finding("a"), finding("c")]
        #expect(try Baseline(findings).encoded() == Baseline(findings.reversed()).encoded())
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: (any Error).self) { try Baseline(reading: Array("{}".utf8)) }
        #expect(throws: (any Error).self) {
            try Baseline(reading: Array("{\"schema\":\"navdocs-baseline/2\",\"findings\":[]}".utf8))
        }
    }

    @Test func everyRuleIsDescribed() {
        let rules = Rules.descriptions
        #expect(rules.map(\.id) == rules.map(\.id).sorted())
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
            #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
            #expect(rule.explanation.contains("Wrong:\n\n```") && rule.explanation.contains("Right:\n\n```"))
        }
        #expect(rules.count { $0.severity == nil } == 1)
    }
}
