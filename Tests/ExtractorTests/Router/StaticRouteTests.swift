import Base
import NavigationModel
import TestSupport
import Testing

/// Routes that are values of a struct, made by its static members.
struct StaticRouteTests {
    private static func read(_ members: String, use: String) -> NavigationGraph {
        graph(
            withViews(
                """
                struct Route: Hashable, Identifiable {
                    enum Style { case push, sheet, fullscreen }
                    let id: String
                    let style: Style
                    let content: AnyView
                    init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) { self.id = id }
                    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
                    func hash(into hasher: inout Hasher) {}
                    static let a = Route(id: "a") { A() }
                    \(members)
                }
                @Observable final class Nav {
                    var path: [Route] = []
                    func go(_ route: Route) { path.append(route) }
                    func go(_ route: Route, style: Route.Style) { path.append(route) }
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) { A().navigationDestination(for: Route.self) { $0.content } }
                    }
                }
                final class C { let nav: Nav; func f() { \(use) } }
                """))
    }

    @Test(arguments: [
        ("static func b(id: Int) -> Route { Route(id: \"b\") { B(id: id) } }", ".b(id: 1)", "push"),
        ("static func b(id: Int) -> Self { .init(id: \"b\") { B(id: id) } }", ".b(id: 1)", "push"),
        ("static var b: Route { Route(id: \"b\") { B(id: 1) } }", ".b", "push"),
        ("static let b: Route = .init(id: \"b\", style: .sheet) { B(id: 1) }", ".b", "sheet"),
        ("static let b = Route(id: \"b\") { B(id: 1) }", ".b", "push"),
        ("static let b = Route(id: \"b\", style: .fullscreen) { B(id: 1) }", "Route.b", "fullScreenCover"),
    ]) func staticMemberIsARoute(_ member: String, _ route: String, _ style: String) {
        let read = Self.read(member, use: "nav.go(\(route))")
        #expect(read.destination("Nav.b")?.targets == [NodeReference("B")])
        #expect(read.called.filter { $0.hasPrefix("C ") } == ["C -\(style)-> Nav.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// What is handed beside a route says how it is shown.
    @Test func styleBesideARouteCounts() {
        let read = Self.read("static let b = Route(id: \"b\") { B(id: 1) }", use: "nav.go(.b, style: .sheet)")
        #expect(read.called.filter { $0.hasPrefix("C ") } == ["C -sheet-> Nav.b (B) call"])
    }

    @Test(arguments: [
        """
        #if os(tvOS)
        static let b = Route(id: "b", style: .fullscreen) { B(id: 1) }
        #else
        static let b = Route(id: "b") { B(id: 1) }
        #endif
        """,
        """
        static var b: Route {
            #if os(tvOS)
            Route(id: "b", style: .fullscreen) { B(id: 1) }
            #else
            Route(id: "b") { B(id: 1) }
            #endif
        }
        """,
    ]) func routeIsShownInTheStyleOfItsPlatform(_ members: String) {
        func ways(_ use: String) -> [String] {
            Self.read(members, use: use).transitions.filter { $0.from.id == "C" }
                .map { "\($0.style.rawValue) \($0.platforms.limit ?? "")" }.sorted()
        }
        #expect(ways("nav.go(.b)") == ["fullScreenCover tvOS only", "push not on tvOS"])
        #expect(ways("\n#if os(iOS)\nnav.go(.b)\n#endif\n") == ["push iOS only"])
    }

    @Test func staticMemberOfAnotherTypeIsNone() {
        let read = Self.read("static let b = Other { B(id: 1) }", use: "nav.go(.a)")
        #expect(read.destination("Nav.b") == nil)
    }
}
