import NavigationModel
import TestSupport
import Testing

/// Routers that decide by the route, or by an argument, how a screen is shown.
struct RouterStyleTests {
    private static func read(_ router: String, _ use: String, members: String = "") -> NavigationGraph {
        graph(
            withViews(
                """
                enum Kind { case push, sheet(Int), cover }
                enum R: Hashable, Identifiable {
                    case a, b(id: Int)
                    var id: Self { self }
                    var kind: Kind { switch self { case .a: .push; default: .sheet(1) } }
                    var spelled: Kind {
                        switch self {
                        case .a: return .push
                        case .b: return .sheet(1)
                        }
                    }
                }
                @Observable final class Nav {
                    var path: [R] = []
                    var sheet: R?
                    var cover: R?
                    \(router)
                    func show(_ r: R) { path.append(r) }
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            A().navigationDestination(for: R.self) { screen($0) }
                                .sheet(item: $nav.sheet) { screen($0) }
                                .fullScreenCover(item: $nav.cover) { screen($0) }
                        }
                    }
                    @ViewBuilder func screen(_ r: R) -> some View { switch r { case .a: A(); case .b(let id): B(id: id) } }
                }
                final class C { let nav: Nav; func f() { \(use) }; \(members) }
                """))
    }

    @Test(arguments: ["kind", "spelled"]) func styleIsTheRoutesOwn(_ property: String) {
        let router = """
            func go(_ r: R) { switch r.\(property) { case .push: show(r); case .sheet: sheet = r; case .cover: cover = r } }
            """
        #expect(Self.read(router, "nav.go(.a)").called == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(router, "nav.go(.b(id: 1))").called == ["C -sheet-> Nav.b (B) call"])
        #expect(
            Self.read(router, "g(.a); g(.b(id: 1))", members: "func g(_ route: R) { nav.go(route) }").called == [
                "C -push-> Nav.a (A) indirect through C.g(_:)", "C -sheet-> Nav.b (B) indirect through C.g(_:)",
            ])
    }

    /// Each route that a function may choose is shown in its own style alone.
    @Test(arguments: ["nav.go(chosen())", "let r = chosen(); nav.go(r)", "if let r = maybe() { nav.go(r) }"])
    func chosenRoutesKeepTheirStyles(_ use: String) {
        let router = """
            func go(_ r: R) { switch r.kind { case .push: show(r); case .sheet: sheet = r; case .cover: cover = r } }
            """
        let members = """
            var isNew: Bool
            func chosen() -> R { isNew ? .a : .b(id: 1) }
            func maybe() -> R? { if isNew { return .a } else { return .b(id: 1) } }
            """
        let called = Self.read(router, use, members: members).called.filter { $0.hasPrefix("C ") }
        #expect(called == ["C -push-> Nav.a (A) call", "C -sheet-> Nav.b (B) call"])
    }

    @Test func styleThatIsLeftOutIsItsDefault() {
        let router = """
            func go(_ r: R, as kind: Kind = .push) {
                switch kind { case .push: path.append(r); case .sheet: sheet = r; case .cover: cover = r }
            }
            """
        #expect(Self.read(router, "nav.go(.a)").called == ["C -push-> Nav.a (A) call"])
        #expect(Self.read(router, "nav.go(.a, as: .cover)").called == ["C -fullScreenCover-> Nav.a (A) call"])
        #expect(Self.read(router, "nav.go(.a, as: .sheet(2))").called == ["C -sheet-> Nav.a (A) call"])
    }

    /// `case let .b(id)` is a pattern as well as `case .b(let id)`.
    @Test(arguments: ["case let .b(id): sheet = .b(id: id)", "case .b(let id): sheet = .b(id: id)"])
    func armOfAnotherCaseIsNotEntered(_ arm: String) {
        let router = "func go(_ r: R) { switch r { case .a: cover = .a; \(arm) } }"
        let called = Self.read(router, "nav.go(.a)").called.filter { $0.hasPrefix("C ") }
        #expect(called == ["C -fullScreenCover-> Nav.a (A) indirect through Nav.go(_:)"])
    }
}
