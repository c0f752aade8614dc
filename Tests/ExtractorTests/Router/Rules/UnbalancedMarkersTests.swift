import Base
import NavigationModel
import Testing

struct UnbalancedMarkersTests {
    static let examples = RuleExamples(
        "unbalanced-markers",
        [
            .router: .init(
                wrong: routerApp(
                    cases: "// MARK: - Cases (auto-generated)\ncase a", arms: arms("case .a: Text(\"a\")")),
                right: routerApp(cases: cases("case a"), arms: arms("case .a: Text(\"a\")")))
        ])

    private static let end = "// MARK: - End auto-generated"

    private static func cases(_ text: String) -> String { "// MARK: - Cases (auto-generated)\n\(text)\n\(end)" }

    private static func arms(_ text: String) -> String { "// MARK: - Routes (auto-generated)\n\(text)\n\(end)" }

    @Test(arguments: [
        ("// MARK: - Cases (auto-generated)\ncase a\ncase b", "`// MARK: - Cases (auto-generated)` has no end marker."),
        ("case a\ncase b\n\(end)", "`// MARK: - End auto-generated` has no start marker."),
        (
            "// MARK: - Cases (auto-generated)\n" + cases("case a\ncase b"),
            "`// MARK: - Cases (auto-generated)` has no end marker."
        ),
        (cases("case a\ncase b") + "\n\(end)", "`// MARK: - End auto-generated` has no start marker."),
    ]) func markerWithoutItsCounterpartIsFound(_ cases: String, _ message: String) {
        let read = routedAnalysis(cases: cases, arms: Self.arms("case .a, .b: A()"))
        #expect(read.findings.map(\.rule) == ["unbalanced-markers"])
        #expect(read.findings.map(\.message) == [message])
        #expect(read.findings.map(\.location.file) == ["App/Route.swift"])
        #expect(read.findings.map(\.subject) == ["Router"])
        #expect(read.findings.allSatisfy { $0.help?.hasPrefix("Add ") == true })
    }

    @Test func markersAroundTheCasesAloneAreFound() {
        let read = routedAnalysis(cases: Self.cases("case a\ncase b(id: Int)"))
        #expect(
            read.findings.notation == [
                "warning unbalanced-markers: A generator maintains the enum cases of Route, but there are no markers around its switch cases."
            ])
        #expect(
            read.findings.map(\.help) == [
                "Add `// MARK: - Routes (auto-generated)` and `// MARK: - End auto-generated` around them."
            ])
        #expect(read.findings.map(\.location) == [SourceLocation(file: "App/Route.swift", line: 2, column: 1)])
    }

    @Test func markersAroundTheArmsAloneAreFound() {
        let read = routedAnalysis(arms: Self.arms("case .a, .b: A()"))
        #expect(
            read.findings.map(\.message) == [
                "A generator maintains the switch cases of Route, but there are no markers around its enum cases."
            ])
    }

    @Test func otherEnumsNextToAManagedOneStaySilent() {
        var files = routedFiles(cases: Self.cases("case a\ncase b(id: Int)"), arms: Self.arms("case .a, .b: A()"))
        files["App/Route.swift", default: ""] += "\nenum Sheet: Hashable { case c }"
        files["App/Sheets.swift"] = """
            import SwiftUI
            struct Sheets: View {
                @State var sheet: Sheet?
                var body: some View { A().sheet(item: $sheet) { switch $0 { case .c: A() } } }
            }
            """
        #expect(analysis(of: files).findings.notation == [])
    }

    @Test func sourceWithoutMarkersStaysSilent() {
        #expect(routedAnalysis(start: "router.push(.a)").findings.notation == [])
    }
}
