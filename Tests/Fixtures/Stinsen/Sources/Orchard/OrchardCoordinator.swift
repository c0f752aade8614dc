import Stinsen
import SwiftUI

/// The tabs.
final class OrchardCoordinator: Stinsen.TabCoordinatable {
    var child = TabChild(startingItems: [\OrchardCoordinator.trees, \OrchardCoordinator.basket])

    @Route(tabItem: makeTreesTab) var trees = makeTrees
    @Route(tabItem: makeBasketTab, onTapped: basketTapped) var basket = makeBasket
    #if os(macOS)
        @Route(tabItem: makeShedTab) var shed = makeShed
    #endif

    func makeTrees() -> NavigationViewCoordinator<TreesCoordinator> {
        NavigationViewCoordinator(TreesCoordinator())
    }

    func makeBasket() -> some View { BasketView() }
    func makeShed() -> some View { Text("Shed") }

    @ViewBuilder func makeTreesTab(isActive: Bool) -> some View {
        Image(systemName: isActive ? "tree.fill" : "tree")
        Text("Trees")
    }

    func makeBasketTab(isActive: Bool) -> some View { Label("Basket", systemImage: "basket") }
    func makeShedTab(isActive: Bool) -> some View { Image("shed") }
    func basketTapped(_ isRepeat: Bool, view: AnyView) {}
}

struct BasketView: View {
    @EnvironmentObject private var tabs: TabRouter<OrchardCoordinator>

    var body: some View { Button("Pick more") { tabs.focusFirst(\.trees).child.popToRoot() } }
}
