import NavigationModel
import TestSupport
import Testing

/// Typed chains of Stinsen 2, and what sets them off.
struct StinsenChainTests {
    @Test(arguments: [
        "route(to: \\.child).child.route(to: \\.leaf)",
        "self.route(to: \\.child)\n    .child\n    .route(to: \\.leaf)",
        "let next = route(to: \\.child)\nnext.child.route(to: \\.leaf)",
        "root(\\.tabs).focusFirst(\\.first).child.route(to: \\.leaf)",
        "if let tabs = hasRoot(\\.tabs) { tabs.focusFirst(\\.first).child.route(to: \\.leaf) }",
        "hasRoot(\\.tabs)?.focusFirst(\\.first).child.route(to: \\.leaf)",
        "popToRoot().route(to: \\.child).child.route(to: \\.leaf)",
        "root(\\.a).route(to: \\.child).child.route(to: \\.leaf)",
    ]) func chainGoesOnWithWhatIsShown(_ chain: String) {
        let read = stinsen("func go() { \(chain) }")
        #expect(read.called.contains("C -fullScreenCover-> Child.leaf (Leaf) call"))
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func chainFromALinkIsADeepLink() {
        let read = stinsen(
            """
            func makeDeep() -> some View {
                A().onOpenURL { _ in self.root(\\.tabs).focusFirst(\\.first).child.route(to: \\.leaf) }
            }
            """)
        #expect(
            read.deepLinks.first?.hops.notation == [
                "C -root-> tabs (Tabs)", "Tabs -tab-> first (Child)", "Child -fullScreenCover-> leaf (Leaf)",
            ])
    }

    @Test func mountedCoordinatorIsAnEntryPoint() {
        for mount in ["C().view()", "NavigationViewCoordinator(C()).view()"] {
            let read = stinsen(
                "",
                rest: """
                    @main struct Main: App {
                        var body: some Scene { WindowGroup { \(mount) } }
                    }
                    """)
            #expect(read.entryPoints.notation == ["Main => C"], "\(mount)")
        }
    }
}
