import NavigationModel
import TestSupport
import Testing

/// Every call of the library on a coordinator of each kind.
struct NavigationCallsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let kind: String
        let call: String
        let expected: [String]
        var testDescription: String { "\(kind): \(call)" }

        init(_ kind: String, _ call: String, _ expected: String...) {
            self.kind = kind
            self.call = call
            self.expected = expected
        }
    }

    static let shown = [
        Row("Flow", "route(to: .a)", "-push-> C.a (A)"),
        Row("Flow", "self.route(to: .b(id: 1))", "-push-> C.b (B)"),
        Row("Flow", "route(to: .a, onDismiss: { print(1) })", "-push-> C.a (A)"),
        Row("Flow", "route(to: .a) { print(1) }", "-push-> C.a (A)"),
        Row("Flow", "route(to: .a, policy: .distinct)", "-push-> C.a (A)"),
        Row("Flow", "route(to: C.Destinations.a)", "-push-> C.a (A)"),
        Row("Flow", "route(to: Destinations.b(id: 1))", "-push-> C.b (B)"),
        Row("Flow", "route(to: Self.Destinations.a)", "-push-> C.a (A)"),
        Row("Flow", "await routeAndWait(to: .a)", "-push-> C.a (A)"),
        Row("Flow", "route(to: .a, as: .push)", "-push-> C.a (A)"),
        Row("Flow", "route(to: .a, as: .sheet)", "-sheet-> C.a (A)"),
        Row("Flow", "route(to: .a, as: .fullScreenCover, onDismiss: {})", "-fullScreenCover-> C.a (A)"),
        Row("Flow", "route(to: x ? .a : .b(id: 2))", "-push-> C.a (A)", "-push-> C.b (B)"),
        Row("Flow", "let next: Destinations = .a; route(to: next)", "-push-> C.a (A)"),
        Row("Flow", "let next = Destinations.b(id: 3); route(to: next)", "-push-> C.b (B)"),
        Row("Flow", "ids.map { .b(id: $0) }.map { route(to: .b(id: $0)) }", "-push-> C.b (B)"),
        Row("Flow", "route(to: x.map { .b(id: $0) } ?? .a)", "-push-> C.b (B)", "-push-> C.a (A)"),
        Row("Flow", "if x { route(to: .a) } else { present(.a) }", "-push-> C.a (A)", "-sheet-> C.a (A)"),
        Row("Flow", "route(to: .child, expecting: Child.self)", "-push-> C.child (Child)"),
        Row("Flow", "_ = await route(to: .child, awaiting: Int.self)", "-push-> C.child (Child)"),
        Row("Flow", "present(.a)", "-sheet-> C.a (A)"),
        Row("Flow", "present(.a, as: .sheet)", "-sheet-> C.a (A)"),
        Row("Flow", "present(.a, as: .fullScreenCover)", "-fullScreenCover-> C.a (A)"),
        Row("Flow", "present(.a, as: .sheet(detents: [.medium, .large]))", "-sheet-> C.a (A)"),
        Row("Flow", "present(.a, as: ModalPresentationType.fullScreenCover)", "-fullScreenCover-> C.a (A)"),
        Row("Flow", "present(.a, as: x ? .sheet : .fullScreenCover)", "-sheet-> C.a (A)", "-fullScreenCover-> C.a (A)"),
        Row("Flow", "await presentAndWait(.a, as: .fullScreenCover)", "-fullScreenCover-> C.a (A)"),
        Row("Flow", "present(.a, onDismiss: { })", "-sheet-> C.a (A)"),
        Row("Flow", "setRoot(.a)", "-root-> C.a (A)"),
        Row("Flow", "setRoot(.a, animation: .default)", "-root-> C.a (A)"),
        Row("Flow", "replaceLast(with: .a)", "-push-> C.a (A)"),
        Row("Flow", "replaceLast(.a)", "-push-> C.a (A)"),
        Row("Root", "setRoot(.child, animation: .easeIn)", "-root-> C.child (Child)"),
        Row("Root", "present(.a)", "-sheet-> C.a (A)"),
        Row("Tab", "selectFirstTab(.a)", "-tab-> C.a (A)"),
        Row("Tab", "selectLastTab(.b)", "-tab-> C.b (B)"),
        Row("Tab", "select(index: 0)", "-tab-> C.a (A)"),
        Row("Tab", "select(index: 1)", "-tab-> C.child (Child)"),
        Row("Tab", "appendTab(.b(id: 1))", "-tab-> C.b (B)"),
        Row("Tab", "insertTab(.a, at: 0)", "-tab-> C.a (A)"),
        Row("Tab", "setTabs([.a, .b(id: 2)])", "-tab-> C.a (A)", "-tab-> C.b (B)"),
        Row("Tab", "present(.b(id: 1), as: .fullScreenCover)", "-fullScreenCover-> C.b (B)"),
        Row("Split", "setSidebar(.a)", "-split-sidebar-> C.a (A)"),
        Row("Split", "setContent(.a, policy: .always)", "-split-content-> C.a (A)"),
        Row("Split", "setDetail(.b(id: 1))", "-split-detail-> C.b (B)"),
        Row("Split", "present(.a)", "-sheet-> C.a (A)"),
    ]

    @Test(arguments: shown) func callShowsDestination(_ row: Row) {
        let read = read(row)
        #expect(Set(read.called) == Set(row.expected.map { "C \($0) call" }))
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    static let exits = [
        Row("Flow", "pop()", "<-back- C"),
        Row("Flow", "pop(2)", "<-back- C"),
        Row("Flow", "popToRoot()", "<-back- C"),
        Row("Flow", "popToFirst(.a)", "<-back- C.a"),
        Row("Flow", "popToLast(.b)", "<-back- C.b"),
        Row("Flow", "dismissCoordinator()", "<-dismiss- C"),
        Row("Flow", "dismissCoordinator(returning: 1)", "<-dismiss- C"),
        Row("Flow", "dismissModal()", "<-dismiss- C"),
        Row("Flow", "dismissPresentedModal()", "<-dismiss- C"),
        Row("Flow", "dismissAllModals()", "<-dismiss- C"),
        Row("Tab", "dismissModal()", "<-dismiss- C"),
        Row("Root", "dismissCoordinator()", "<-dismiss- C"),
    ]

    @Test(arguments: exits) func callGoesBack(_ row: Row) {
        let read = read(row)
        #expect(read.exits.notation == row.expected.map { "C \($0) call" })
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        Row("Tab", "removeFirstTab(.a)"), Row("Tab", "removeLastTab(.a)"), Row("Tab", "setBadge(\"3\", for: .a)"),
        Row("Tab", "_ = isInTabItems(.a)"), Row("Tab", "setTabBarVisibility(.hidden)"),
        Row("Split", "removeContent()"), Row("Flow", "_ = isInStack(.a)"), Row("Root", "_ = isRoot(.a)"),
        Row("Flow", "cancelPendingModals()"),
    ]) func otherCallsAreNoNavigation(_ row: Row) {
        let read = read(row)
        #expect(read.called.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        Row(
            "Flow", "popToRoot().route(to: .a).present(.child, as: .sheet)", "-push-> C.a (A)",
            "-sheet-> C.child (Child)"),
        Row("Root", "setRoot(.a).present(.a)", "-root-> C.a (A)", "-sheet-> C.a (A)"),
        Row("Tab", "selectFirstTab(.a)\n.present(.b(id: 1))", "-tab-> C.a (A)", "-sheet-> C.b (B)"),
    ]) func plainCallsChainOnTheSameCoordinator(_ row: Row) {
        #expect(Set(read(row).called) == Set(row.expected.map { "C \($0) call" }))
    }

    @Test(arguments: [
        "route(to: .child) { (child: Child) in child.route(to: .leaf) }",
        "present(.child, as: .sheet) { (child: Child) in child.route(to: .leaf) }",
        "setRoot(.child) { (child: Child) in child.route(to: .leaf) }",
        "route(to: .child, expecting: Child.self)?.route(to: .leaf)",
        "let child = route(to: .child, expecting: Child.self)\nchild?.route(to: .leaf)",
        "if let child = present(.child, expecting: Child.self) { child.route(to: .leaf) }",
        "guard let child = route(to: .child, expecting: Child.self) else { return }\nchild.route(to: .leaf)",
        "let (child, key) = await route(to: .child, expecting: Child.self, awaiting: Int.self)\nchild?.route(to: .leaf)",
        "popToFirst(.child) { (child: Child) in child.route(to: .leaf) }",
        "popToLast(.child, expecting: Child.self)?.route(to: .leaf)",
    ]) func childTheCallHandsOnIsToldToo(_ call: String) {
        let read = read(Row("Flow", call))
        #expect(read.called.contains("C -push-> Child.leaf (Leaf) call"))
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func transitionStandsAtTheNameThatIsCalled() {
        let source = MarkedSource(
            """
            @Scaffoldable final class C: FlowCoordinatable {
                func a() -> some View { Text("") }
                func go() {
                    self
                        .1️⃣popToRoot()  // é 🌱
                        .2️⃣route(to: .a, onDismiss: { print("gone") })
                }
            }
            """)
        let read = graph(source.text)
        #expect(read.exits.map(\.location) == [source.location("1️⃣")])
        #expect(read.transitions.map(\.location) == [source.location("2️⃣")])
        #expect(read.transitions.map(\.call) == ["self.popToRoot().route(to: .a, onDismiss: { … })"])
    }

    private func read(_ row: Row) -> NavigationGraph {
        let state = row.kind == "Tab" ? "var t = TabItems<C>(tabs: [.a, .child])" : ""
        return graph(
            """
            @Scaffoldable final class C: \(row.kind)Coordinatable {
                \(state)
                func a() -> some View { A() }
                func b(id: Int) -> some View { B() }
                func child() -> any Coordinatable { Child() }
                func go(x: Bool, ids: [Int]) async {
                    \(row.call)
                }
            }
            @Scaffoldable final class Child: FlowCoordinatable { func leaf() -> some View { Leaf() } }
            struct A: View {}
            struct B: View {}
            struct Leaf: View {}
            """)
    }
}
