import NavigationModel

/// A flow `C` written with Stinsen, around views `A` and `B`, a child flow `Child` and tabs `Tabs`.
///
/// - Parameters:
///   - members: in the class's body.
///   - rest: beside it.
func stinsen(_ members: String = "", rest: String = "") -> NavigationGraph {
    graph(
        """
        import Stinsen
        import SwiftUI
        final class C: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\C.a)
            @Root var a = makeA
            @Root var tabs = makeTabs
            @Route(.push) var b = makeB
            @Route(.modal) var child = makeChild
            func makeA() -> some View { A() }
            func makeB(id: Int) -> some View { B(id: id) }
            func makeChild() -> NavigationViewCoordinator<Child> { NavigationViewCoordinator(Child()) }
            func makeTabs() -> Tabs { Tabs() }
            \(members)
        }
        final class Child: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\Child.inner)
            @Root var inner = makeInner
            @Route(.fullScreen) var leaf = makeLeaf
            func makeInner() -> some View { Inner() }
            func makeLeaf() -> some View { Leaf() }
        }
        final class Tabs: TabCoordinatable {
            var child = TabChild(startingItems: [\\Tabs.first, \\Tabs.second])
            @Route(tabItem: makeFirstTab) var first = makeFirst
            @Route(tabItem: makeSecondTab) var second = makeSecond
            func makeFirst() -> NavigationViewCoordinator<Child> { NavigationViewCoordinator(Child()) }
            func makeSecond() -> some View { B(id: 0) }
            @ViewBuilder func makeFirstTab(isActive: Bool) -> some View {
                Image(systemName: isActive ? "leaf.fill" : "leaf")
                Text("First")
            }
            func makeSecondTab(isActive: Bool) -> some View { Label("Second", systemImage: "tree") }
        }
        struct A: View { var body: some View { Text("A") } }
        struct B: View { let id: Int; var body: some View { Text("B") } }
        struct Inner: View { var body: some View { Text("Inner") } }
        struct Leaf: View { var body: some View { Text("Leaf") } }
        \(rest)
        """)
}
