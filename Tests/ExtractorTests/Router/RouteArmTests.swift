import NavigationModel
import TestSupport
import Testing

/// The places where the cases of a route enum are told what they show.
struct RouteArmTests {
    private static let arms = "switch r { case .a: A(); case .b(let id): B(id: id) }"

    @Test(arguments: [
        ("{ r in \(arms) }", ""), ("{ \(arms.replacing("switch r", with: "switch $0")) }", ""),
        ("{ r in switch r { case .a: A(); case let .b(id): B(id: id) } }", ""),
        ("{ r in switch r { case .a: A(); case .b(let id) where id > 3: B(id: id); case .b: B(id: 0) } }", ""),
        ("{ r in switch r { case R.a: A(); case R.b(let id): B(id: id) } }", ""),
        ("{ r in if case .b(let id) = r { B(id: id) } else if r == .a { A() } }", ""),
        ("{ r in VStack { \(arms) } }", ""), ("{ r in Group { \(arms) }.padding() }", ""),
        ("{ r in screen(r) }", "func screen(_ r: R) -> some View { \(arms) }"),
        ("{ screen($0) }", "@ViewBuilder func screen(_ r: R) -> some View { \(arms) }"),
        ("{ r in Screen(r: r) }", "struct Screen: View { let r: R; var body: some View { \(arms) } }"),
        ("{ $0.destination }", "extension R { @ViewBuilder var destination: some View { \(own) } }"),
        ("{ $0.view }", "extension R { var view: AnyView { \(returning) } }"),
        ("{ $0.makeView() }", "extension R { @ViewBuilder func makeView() -> some View { \(own) } }"),
        ("{ $0 }", "extension R: View { var body: some View { \(own) } }"),
        ("{ r in r }", "extension R: View { var body: some View { \(own) } }"),
        ("{ r in r.body }", "extension R { @ViewBuilder var body: some View { \(own) } }"),
    ]) func armsAreFound(_ closure: String, _ rest: String) {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a, b(id: Int) }
                @Observable final class Nav { var path: [R] = [] }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) { A().navigationDestination(for: R.self) \(closure) }
                    }
                }
                \(rest)
                """))
        #expect(read.coordinator("Nav")?.destinations.notation == ["a view A", "b(id: Int) view B"])
    }

    private static let own = "switch self { case .a: A(); case .b(let id): B(id: id) }"
    private static let returning =
        "switch self { case .a: return AnyView(A())\ncase .b(let id): return AnyView(B(id: id)) }"

    @Test(arguments: [
        "A().navigationDestination(for: R.self, destination: \\.destination)",
        "A().navigationDestination(for: R.self, destination: view(for:))",
        "A().navigationDestination(for: R.self, destination: self.view)", "A().modifier(Destinations())",
        "A().withAppRouter()",
    ]) func armsElsewhereAreFound(_ content: String) {
        let read = graph(
            withViews(
                """
                enum R: Hashable {
                    case a, b(id: Int)
                    @ViewBuilder var destination: some View { \(Self.own) }
                }
                @Observable final class Nav { var path = NavigationPath() }
                struct Destinations: ViewModifier {
                    func body(content: Content) -> some View {
                        content.navigationDestination(for: R.self) { r in \(Self.arms) }
                    }
                }
                extension View {
                    func withAppRouter() -> some View { navigationDestination(for: R.self) { r in \(Self.arms) } }
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View { NavigationStack(path: $nav.path) { \(content) } }
                    @ViewBuilder private func view(for r: R) -> some View { \(Self.arms) }
                }
                struct C: View { let nav: Nav; var body: some View { Button("") { nav.path.append(R.a) } } }
                """))
        #expect(read.coordinator("Nav")?.destinations.notation == ["a view A by push", "b(id: Int) view B"])
        #expect(read.called == ["C -push-> Nav.a (A) call"])
        #expect(read.coordinators.map(\.id) == ["Nav", "Root"])
    }

    @Test func oneArmMayListSeveralCases() {
        let read = routed(arms: "case .a, .b: A()")
        #expect(read.coordinator("Router")?.destinations.notation == ["a view A", "b(id: Int) view A"])
    }

    @Test func defaultShowsWhatNoArmNames() {
        let read = routed(arms: "case .a: A()\ndefault: B(id: 0)", start: "router.push(.b(id: 1))")
        #expect(read.called == ["Start -push-> Router.b (B) call"])
    }

    @Test func casesInsideACaseAreToldApart() {
        let read = routed(
            cases: "case a\ncase c(Part)",
            arms: "case .a: A()\ncase .c(let part): switch part { case .x: A(); case .y: B(id: 1) }",
            start: "router.push(.c(.y))", rest: "enum Part: Hashable { case x, y }")
        #expect(read.called == ["Start -push-> Router.c (B) call"])
        #expect(read.destination("Router.c")?.targets.map(\.id) == ["A", "B"])
    }

    @Test func caseKeepsItsParametersDocumentationAndCondition() {
        let read = routed(
            cases: "/// The first.\ncase a\n#if os(iOS)\ncase b(id: Int, String, tag: Tag = .none)\n#endif",
            arms: "case .a: A()\ncase .b: A()")
        #expect(read.destination("Router.a")?.documentation == "The first.")
        #expect(
            read.destination("Router.b")?.notation == "b(id: Int, String, tag: Tag = .none) view A if os(iOS)")
    }

    @Test func enumWithoutARouterOwnsItsScreens() {
        let read = graph(
            withViews(
                """
                enum R: Hashable {
                    case a, b(id: Int)
                    @ViewBuilder var destination: some View { \(Self.own) }
                }
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("A", value: R.a).navigationDestination(for: R.self) { $0.destination }
                        }
                    }
                }
                """))
        #expect(read.coordinator("R")?.kind == .router)
        #expect(read.called == ["Root -push-> R.a (A) call"])
    }

    @Test func placeThatIsMadeElsewhereIsNotUnderstood() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a }
                @Observable final class Nav { var path: [R] = [] }
                struct Root: View {
                    @State var nav = Nav()
                    let screens: any Screens
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            A().navigationDestination(for: R.self) { screens.screen($0) }
                        }
                    }
                }
                protocol Screens { func screen(_ r: R) -> AnyView }
                """))
        #expect(
            read.notUnderstood.map(\.reason) == ["the view that it shows is created in code that couldn't be followed"])
        #expect(read.notUnderstood.map(\.help) == ["write the view in the closure"])
    }
}
