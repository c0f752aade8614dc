import Base
import NavigationModel
import Testing

struct RouteWithoutArmTests {
    static let examples = RuleExamples(
        "route-without-arm",
        [
            .router: .init(
                wrong: routerApp(cases: "case old"),
                right: routerApp(cases: "case old", arms: "case .old: Text(\"Old\")"))
        ])

    @Test func caseThatASwitchLeavesOutIsFound() {
        let read = routedAnalysis(cases: "case a\ncase b(id: Int)\ncase c")
        #expect(
            read.findings.notation == [
                "warning route-without-arm: `c` of Route is missing from the switch that shows its screens."
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
        #expect(routedAnalysis(arms: arms).findings.notation == [])
    }

    @Test(arguments: [
        "switch route { case .a: return A()\ncase .b: return A() }",
        "switch route { case .a: return AnyView(A())\ncase .b: break }\nreturn AnyView(Start())",
        "switch route { case .a: return AnyView(A())\ncase .b: fatalError() }",
        "if route == .a { A() }", "if case .a = route { A() } else { Start() }",
        "guard case .b(let id) = route else { return AnyView(A()) }\nreturn AnyView(B(id: id))",
    ]) func functionThatChoosesStaysSilent(_ body: String) {
        let read = analysis(of: shown(by: body))
        #expect(read.findings.notation == [])
    }

    @Test func functionThatLeavesOutACaseIsFound() {
        let read = analysis(of: shown(by: "switch route { case .a: return A() }"))
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
        let read = routedAnalysis(
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
        #expect(read.findings.map { $0.message.prefix(12) } == ["`d` of Sheet", "`g` of Own i"])
    }

    @Test func switchOverAnotherValueStaysSilent() {
        let read = routedAnalysis(
            start: "switch mode { case .one: router.push(.a) }",
            rest: "enum Mode { case one, two }")
        #expect(read.findings.notation == [])
    }
}
