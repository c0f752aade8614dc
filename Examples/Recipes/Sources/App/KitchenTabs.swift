import Stinsen
import SwiftUI

/// The three things done in a kitchen before anyone eats: choosing, planning, buying.
final class KitchenTabs: TabCoordinatable {
    var child = TabChild(
        startingItems: [\KitchenTabs.cookbook, \KitchenTabs.week, \KitchenTabs.shopping])
    let kitchen: Kitchen

    @Route(tabItem: makeCookbookTab) var cookbook = makeCookbook
    @Route(tabItem: makeWeekTab) var week = makeWeek
    /// A recipe leads here when something for it is missing.
    @Route(tabItem: makeShoppingTab) var shopping = makeShopping

    init(kitchen: Kitchen) { self.kitchen = kitchen }

    func makeCookbook() -> NavigationViewCoordinator<CookbookCoordinator> {
        NavigationViewCoordinator(CookbookCoordinator(kitchen: kitchen))
    }

    func makeWeek() -> NavigationViewCoordinator<WeekCoordinator> {
        NavigationViewCoordinator(WeekCoordinator(kitchen: kitchen))
    }

    func makeShopping() -> NavigationViewCoordinator<ShoppingCoordinator> {
        NavigationViewCoordinator(ShoppingCoordinator(kitchen: kitchen))
    }

    @ViewBuilder func makeCookbookTab(isActive: Bool) -> some View {
        Image(systemName: isActive ? "book.fill" : "book")
        Text("Cookbook")
    }

    func makeWeekTab(isActive: Bool) -> some View { Label("Week", systemImage: "calendar") }

    func makeShoppingTab(isActive: Bool) -> some View { Label("Shopping", systemImage: "cart") }
}
