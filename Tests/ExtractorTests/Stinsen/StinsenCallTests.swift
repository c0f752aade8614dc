import NavigationModel
import TestSupport
import Testing

/// Calls of Stinsen 2 on a coordinator itself.
struct StinsenCallTests {
    @Test(arguments: [
        ("route(to: \\.b, 1)", "-push-> C.b (B)"),
        ("self.route(to: \\C.b, 1)", "-push-> C.b (B)"),
        ("route(to: \\Self.b, 1, onDismiss: { print(1) })", "-push-> C.b (B)"),
        ("route(to: \\.child) { print(1) }", "-sheet-> C.child (Child)"),
        ("route(to: x ? \\.b : \\.child)", "-push-> C.b (B)|-sheet-> C.child (Child)"),
        ("root(\\.a)", "-root-> C.a (A)"),
        ("root(\\.tabs)", "-root-> C.tabs (Tabs)"),
        ("root(x ? \\.a : \\.tabs)", "-root-> C.a (A)|-root-> C.tabs (Tabs)"),
        ("_ = self.root(\\C.a)", "-root-> C.a (A)"),
    ]) func callShowsDestination(_ call: String, _ expected: String) {
        let read = stinsen("func go(x: Bool) { \(call) }")
        #expect(Set(read.called) == Set(expected.split(separator: "|").map { "C \($0) call" }))
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func focusInTabsIsATab() {
        let read = stinsen("", rest: "extension Tabs { func go() { focusFirst(\\.second) } }")
        #expect(read.called == ["Tabs -tab-> Tabs.second (B) call"])
    }

    @Test(arguments: ["_ = isRoot(\\.a)", "_ = hasRoot(\\.tabs)", "if hasRoot(\\C.tabs) != nil { print(1) }"])
    func questionsAreNoNavigation(_ call: String) {
        let read = stinsen("func go() { \(call) }")
        #expect(read.called.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("focusFirst(\\.child)", "<-back- C.child"),
        ("popLast()", "<-back- C"), ("popToRoot()", "<-back- C"), ("popToRoot { print(1) }", "<-back- C"),
        ("dismissCoordinator()", "<-dismiss- C"), ("dismissCoordinator { print(1) }", "<-dismiss- C"),
        ("router.pop()", "<-back- C"), ("router.popLast { }", "<-back- C"),
        ("router.popToRoot()", "<-back- C"), ("router.dismissCoordinator()", "<-dismiss- C"),
    ]) func callGoesBack(_ call: String, _ expected: String) {
        let read = stinsen("func go(router: Router) { \(call) }\nlet router: NavigationRouter<C>")
        #expect(read.exits.notation == ["C \(expected) call"])
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func routeThatIsNotThereIsNotUnderstood() {
        let read = stinsen("func go() { route(to: \\.nowhere) }")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["C has no destination `nowhere`"])
        #expect(read.notUnderstood.map(\.help) == ["name the route in the call, as in `\\.a`"])
    }

    @Test(arguments: ["route(to: model.next)", "root(model.next)"])
    func routeKeptInAPropertyOfAnotherTypeIsNotUnderstood(_ call: String) {
        let read = stinsen("func go(model: Model) { \(call) }")
        #expect(read.notUnderstood.map(\.reason) == ["the destination is chosen at run time"])
    }

    @Test func unknownReceiverIsTakenByNameAndMarked() {
        let read = stinsen(
            "",
            rest: "struct Caller: View { let maker: Maker\n var body: some View { maker.make().route(to: \\.leaf) } }")
        #expect(read.called == ["Caller -fullScreenCover-> Child.leaf (Leaf) inferred"])
    }

    @Test func callsOfOtherLibrariesAreNoNavigation() {
        let read = stinsen(
            "",
            rest: """
                func others(map: MKMapView, stack: Stack) {
                    map.route(to: place)
                    stack.pop()
                    stack.root(3)
                }
                """)
        #expect(read.transitions.filter { $0.evidence != .declared }.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }
}
