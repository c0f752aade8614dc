import NavigationModel
import TestSupport
import Testing

/// Each rule about routes and their arms where it must fire, and where it must not.
struct RouterRuleTests {
    private static let end = "// MARK: - End auto-generated"

    private static func cases(_ text: String) -> String { "// MARK: - Cases (auto-generated)\n\(text)\n\(end)" }

    private static func arms(_ text: String) -> String { "// MARK: - Routes (auto-generated)\n\(text)\n\(end)" }

    // MARK: route-without-arm

    @Test func caseThatASwitchLeavesOutIsFound() {
        let read = routed(cases: "case a\ncase b(id: Int)\ncase c")
        #expect(
            read.findings.notation == [
                "warning route-without-arm: `c` of Route has no arm in the switch that shows its screens."
            ])
        #expect(read.findings.map(\.help) == ["Add `case .c:` with its screen to the switch."])
        #expect(read.findings.map(\.location) == [SourceLocation(file: "App/Route.swift", line: 4, column: 6)])
        #expect(read.findings.map(\.subject) == ["Router"])
    }

    @Test(arguments: [
        "case .a: A()\ndefault: B(id: 1)", "case .a: A()\n@unknown default: EmptyView()", "case .a: A()\ncase _: A()",
        "case .a: A()\ncase let other: B(id: other.id)", "case .a, .b: A()", "case Route.a: A()\ncase Route.b: A()",
        "case .a: A()\ncase .b(let id) where id > 3: B(id: id)\ncase .b: A()", "case .a: A()\ncase .b: EmptyView()",
        "#if os(iOS)\ncase .a: A()\n#else\ncase .a: B(id: 1)\n#endif\ncase .b: A()",
    ]) func switchWithEveryCaseStaysSilent(_ arms: String) {
        #expect(routed(arms: arms).findings.notation == [])
    }

    @Test(arguments: [
        "switch route { case .a: return A()\ncase .b: return A() }",
        "switch route { case .a: return AnyView(A())\ncase .b: break }\nreturn AnyView(Start())",
        "switch route { case .a: return AnyView(A())\ncase .b: fatalError() }",
        "if route == .a { A() }", "if case .a = route { A() } else { Start() }",
        "guard case .b(let id) = route else { return AnyView(A()) }\nreturn AnyView(B(id: id))",
    ]) func functionThatChoosesStaysSilent(_ body: String) {
        let read = graph(of: shown(by: body))
        #expect(read.findings.notation == [])
    }

    @Test func functionThatLeavesOutACaseIsFound() {
        let read = graph(of: shown(by: "switch route { case .a: return A() }"))
        #expect(read.findings.map(\.rule) == ["route-without-arm"])
    }

    /// A `RootView` whose function builds what a route shows.
    private func shown(by body: String) -> [String: String] {
        var files = routedFiles()
        files["App/RootView.swift"] = """
            import SwiftUI
            struct RootView: View {
                @State private var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Start().navigationDestination(for: Route.self) { screen(for: $0) }
                    }
                }
                private func screen(for route: Route) -> some View { \(body) }
            }
            """
        return files
    }

    @Test func ownScreensAndSheetsAreLookedAtToo() {
        let read = routed(
            members: "var sheet: Sheet?",
            rest: """
                enum Sheet: Identifiable { case c, d; var id: Self { self } }
                struct Holder: View {
                    @Environment(Router.self) var router
                    var body: some View {
                        Start().sheet(item: $router.sheet) { switch $0 { case .c: A() } }
                    }
                }
                enum Own: Hashable {
                    case e, f, g
                    @ViewBuilder var view: some View { switch self { case .e: A(); case .f: B(id: 1) } }
                }
                """)
        #expect(read.findings.map { $0.message.prefix(12) } == ["`d` of Sheet", "`g` of Own h"])
    }

    @Test func switchOverAnotherValueStaysSilent() {
        let read = routed(
            start: "switch mode { case .one: router.push(.a) }",
            rest: "enum Mode { case one, two }")
        #expect(read.findings.notation == [])
    }

    // MARK: arm-without-route

    @Test func armThatNamesNoCaseIsFound() {
        let read = routed(arms: "case .a: A()\ncase .b, .c: A()")
        #expect(read.findings.notation == ["warning arm-without-route: The arm `c` names no case of Route."])
        #expect(read.findings.map(\.help) == ["Add `case c` to Route, or delete the arm."])
        #expect(read.findings.map(\.location.file) == ["App/RootView.swift"])
        #expect(read.findings.map(\.subject) == ["Router"])
    }

    @Test(arguments: [
        "case .home: A()\ncase .b, .a: A()", "case .a: A()\ncase .b: B(id: 1)\ncase .some(.a), .none: A()",
        "case .a: A()\ncase .b(.some): A()",
    ]) func armOfAStaticMemberOrAnOptionalStaysSilent(_ arms: String) {
        let read = routed(arms: arms, rest: "extension Route { static let home = Route.a }")
        #expect(read.findings.notation == [])
    }

    // MARK: partly-managed-route

    @Test(arguments: [
        (cases("case a") + "\ncase b(id: Int)", "case .a: A()\n" + arms("case .b(let id): B(id: id)"))
    ]) func routeKeptOnOneSideIsFound(_ cases: String, _ arms: String) {
        let read = routed(cases: cases, arms: arms)
        #expect(
            read.findings.notation == [
                "warning partly-managed-route: The case `a` of Route stands between the generator's markers, "
                    + "its arm does not.",
                "warning partly-managed-route: The arm `b` of Route stands between the generator's markers, "
                    + "its case does not.",
            ])
        #expect(read.findings.map(\.location.file) == ["App/RootView.swift", "App/Route.swift"])
        #expect(Set(read.findings.map(\.help)) == ["Move both between the markers, or both out."])
    }

    @Test(arguments: [
        (cases("case a"), arms("case .a: A()")),
        (cases("case a\ncase b"), arms("case .a, .b: A()")),
        (cases("case a"), arms("") + "\ndefault: A()"),
    ]) func routeKeptOnBothSidesStaysSilent(_ cases: String, _ arms: String) {
        #expect(routed(cases: cases + "\ncase c", arms: arms + "\ncase .c: A()").findings.notation == [])
    }

    // MARK: unbalanced-markers

    @Test(arguments: [
        ("// MARK: - Cases (auto-generated)\ncase a\ncase b", "`// MARK: - Cases (auto-generated)` is never closed."),
        ("case a\ncase b\n\(end)", "`// MARK: - End auto-generated` ends nothing."),
        (
            "// MARK: - Cases (auto-generated)\n" + cases("case a\ncase b"),
            "`// MARK: - Cases (auto-generated)` is never closed."
        ),
        (cases("case a\ncase b") + "\n\(end)", "`// MARK: - End auto-generated` ends nothing."),
    ]) func markerWithoutItsCounterpartIsFound(_ cases: String, _ message: String) {
        let read = routed(cases: cases, arms: Self.arms("case .a, .b: A()"))
        #expect(read.findings.map(\.rule) == ["unbalanced-markers"])
        #expect(read.findings.map(\.message) == [message])
        #expect(read.findings.map(\.location.file) == ["App/Route.swift"])
        #expect(read.findings.map(\.subject) == ["Router"])
        #expect(read.findings.allSatisfy { $0.help?.hasPrefix("Put ") == true })
    }

    @Test func markersAroundTheCasesAloneAreFound() {
        let read = routed(cases: Self.cases("case a\ncase b(id: Int)"))
        #expect(
            read.findings.notation == [
                "warning unbalanced-markers: A generator keeps the cases of Route, and there are no markers around its arms."
            ])
        #expect(
            read.findings.map(\.help) == [
                "Put `// MARK: - Routes (auto-generated)` and `// MARK: - End auto-generated` around them."
            ])
        #expect(read.findings.map(\.location) == [SourceLocation(file: "App/Route.swift", line: 2, column: 1)])
    }

    @Test func markersAroundTheArmsAloneAreFound() {
        let read = routed(arms: Self.arms("case .a, .b: A()"))
        #expect(
            read.findings.map(\.message) == [
                "A generator keeps the arms of Route, and there are no markers around its cases."
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
        #expect(graph(of: files).findings.notation == [])
    }

    @Test func sourceWithoutMarkersStaysSilent() {
        #expect(routed(start: "router.push(.a)").findings.notation == [])
    }
}
