import NavigationModel
import TestSupport
import Testing

/// What a router's methods are taught by their bodies.
struct RouterVerbTests {
    @Test(arguments: [
        ("func go(_ r: R) { path.append(r) }", "-push-> Nav.a (A)"),
        ("func go(_ r: R) { self.path.append(r) }", "-push-> Nav.a (A)"),
        ("func go(_ r: R) { path += [r] }", "-push-> Nav.a (A)"),
        ("func go(_ r: R) { path.append(contentsOf: [r]) }", "-push-> Nav.a (A)"),
        ("func go(_ r: R) { path.insert(r, at: 0) }", "-push-> Nav.a (A)"),
        ("func go(_ r: R) { path = [r] }", "-root-> Nav.a (A)"),
        ("func go(_ r: R) { path = []; path.append(r) }", "-root-> Nav.a (A)"),
        ("func go(_ r: R) { path.removeAll(); path.append(r) }", "-root-> Nav.a (A)"),
        ("func go(_ r: R) { path.removeLast(path.count); path.append(r) }", "-root-> Nav.a (A)"),
        ("func go(_ r: R) { then(r) }\nfunc then(_ r: R) { path.append(r) }", "-push-> Nav.a (A)"),
        ("func go(_ r: R = .b(id: 1)) { path.append(r) }", "-push-> Nav.a (A)"),
    ]) func verbIsLearnt(_ verb: String, _ expected: String) {
        let read = navigated(
            "var path: [R] = []\n\(verb)", rest: "final class C { let nav: Nav; func f() { nav.go(.a) } }")
        #expect(read.called.filter { $0.hasPrefix("C ") }.map { $0.components(upTo: " call") } == ["C \(expected)"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func parameterLeftOutIsItsDefault() {
        let read = navigated(
            "var path: [R] = []\nfunc go(_ r: R = .a) { path.append(r) }",
            rest: "final class C { let nav: Nav; func f() { nav.go() } }")
        #expect(read.called == ["C -push-> Nav.a (A) call"])
    }

    @Test(arguments: [
        "path.removeLast()", "_ = path.popLast()", "path.removeAll()", "path = []", "path.removeLast(path.count)",
        "path.removeFirst()", "guard !path.isEmpty else { return }\npath.removeLast()",
    ]) func verbThatGoesBackIsLearnt(_ body: String) {
        let read = navigated(
            "var path: [R] = []\nfunc back() { \(body) }",
            rest: "final class C { let nav: Nav; func f() { nav.back() } }")
        #expect(read.exits.notation == ["C <-back- Nav call"])
        #expect(read.called.isEmpty)
    }

    /// A method that does more than to go back is no other word for that, wherever the rest leads.
    @Test(arguments: ["", "func note() { print(\"back\") }"]) func verbThatDoesMoreIsFollowed(_ note: String) {
        let call = note.isEmpty ? "" : "; note()"
        let read = navigated(
            "var path: [R] = []\nfunc back() { path.removeLast()\(call) }\n\(note)",
            rest: "final class C { let nav: Nav; func f() { nav.back() } }")
        #expect(
            read.exits.notation.filter { $0.hasPrefix("C ") }
                == [note.isEmpty ? "C <-back- Nav call" : "C <-back- Nav indirect through Nav.back()"])
    }

    @Test func verbNobodyUsesIsNothing() {
        let read = navigated(
            "var path: [R] = []\nfunc push(_ r: R) { path.append(r) }\nfunc set(_ r: R) { path = [r] }")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func methodOfAnotherTypeThatNobodyCallsIsNotUnderstood() {
        let read = navigated(rest: "final class C { let nav: Nav; func open(_ r: R) { nav.push(r) } }")
        #expect(
            read.notUnderstood.notation == [
                "nav.push(r): the destination is the parameter `r`, and no call was found that passes a known destination"
            ])
        #expect(read.called.isEmpty)
    }

    @Test func styleOfAWrapperIsTheOneItsParameterAsksFor() {
        let read = navigated(
            """
            var path: [R] = []
            var sheet: R?
            func show(_ r: R, as how: How) {
                switch how {
                case .push: path.append(r)
                case .sheet: sheet = r
                }
            }
            """,
            rest: """
                enum How { case push, sheet }
                struct Sheets: View {
                    @Bindable var nav: Nav
                    var body: some View { A().sheet(item: $nav.sheet) { switch $0 { case .a: A(); case .b: B(id: 1) } } }
                }
                final class C { let nav: Nav; func f() { nav.show(.a, as: .push); nav.show(.b(id: 1), as: .sheet) } }
                """)
        #expect(read.called == ["C -push-> Nav.a (A) call", "C -sheet-> Nav.b (B) call"])
    }

    @Test(arguments: [
        ("nav.sheet = .x", "-sheet-> Nav.x (A)"), ("nav.sheet = S.y(id: 1)", "-sheet-> Nav.y (B)"),
        ("nav.cover = .x", "-fullScreenCover-> Nav.x (A)"), ("nav.present(.y(id: 2))", "-sheet-> Nav.y (B)"),
        ("nav.isHelp = true", "-popover-> Nav.isHelp (B)"), ("nav.isHelp.toggle()", "-popover-> Nav.isHelp (B)"),
    ]) func stateThatIsSetIsPresented(_ call: String, _ expected: String) {
        let read = Self.presenting(call)
        #expect(read.called.filter { $0.hasPrefix("C ") } == ["C \(expected) call"])
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: ["nav.sheet = nil", "nav.cover = nil", "nav.isHelp = false"])
    func stateThatIsClearedIsDismissed(_ call: String) {
        let read = Self.presenting(call)
        #expect(read.exits.notation == ["C <-dismiss- Nav call"])
        #expect(!read.called.contains { $0.hasPrefix("C ") })
    }

    @Test func stateThatIsSetToAnUnknownCaseIsNotUnderstood() {
        #expect(Self.presenting("nav.sheet = next").notUnderstood.map(\.text) == ["nav.sheet = next"])
        #expect(
            Self.presenting("nav.sheet = .z").notUnderstood.map(\.reason) == ["S has no case `z`"])
    }

    @Test func everyEnumARouterDrivesMakesItsDestinations() {
        let router = Self.presenting("nav.isHelp = true; nav.cover = .x; nav.present(.x)").coordinator("Nav")
        #expect(router?.kind == .router)
        #expect(
            router?.destinations.notation == [
                "a view A", "x view A by sheet, fullScreenCover", "y(id: Int) view B", "isHelp view B by popover",
            ])
    }

    /// A router with a path, a sheet, a cover and a flag.
    private static func presenting(_ call: String) -> NavigationGraph {
        graph(
            withViews(
                """
                enum R: Hashable { case a }
                enum S: Identifiable { case x, y(id: Int); var id: String { "" } }
                @Observable final class Nav {
                    var path: [R] = []
                    var sheet: S?
                    var cover: S?
                    var isHelp = false
                    func present(_ s: S) { sheet = s }
                }
                struct Root: View {
                    @State var nav = Nav()
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            A().navigationDestination(for: R.self) { switch $0 { case .a: A() } }
                        }
                        .sheet(item: $nav.sheet) { switch $0 { case .x: A(); case .y(let id): B(id: id) } }
                        .fullScreenCover(item: $nav.cover) { switch $0 { case .x: A(); case .y(let id): B(id: id) } }
                        .popover(isPresented: $nav.isHelp) { B(id: 0) }
                    }
                }
                final class C { let nav: Nav; let next: S; func f() { \(call) } }
                """))
    }
}

extension String {
    /// What stands before a text.
    fileprivate func components(upTo end: String) -> String {
        firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
    }

    /// A router's word that is handed a route as another is, and that nothing was found to show by, is not silent.
    @Test func wordThatIsNotKnownToShowItsRouteIsListed() {
        let members = """
            var layers: [Layer] = []
            func openSheet(_ route: Route) { layers.append(Layer(root: route)) }
            func openLog(_ text: String) {}
            func isOpen(_ route: Route) -> Bool { false }
            func track(_ route: Route) {}
            """
        let read = routed(
            members: members,
            start:
                "router.push(.a); router.openSheet(.b(id: 1)); router.openLog(\"\"); _ = router.isOpen(.a); router.track(.a)",
            rest: "final class Layer { let root: Route; init(root: Route) { self.root = root } }")
        #expect(read.called == ["Start -push-> Router.a (A) call"])
        #expect(read.notUnderstood.map(\.text) == ["router.openSheet(.b(id: 1))"])
        #expect(
            read.notUnderstood.map(\.reason) == ["the code that shows the route passed to `openSheet` wasn't found"])
    }
}
