import Stinsen
import SwiftUI

/// The shelf of recipes, and all that can be done with one.
final class CookbookCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \CookbookCoordinator.shelf)
    let kitchen: Kitchen

    @Root var shelf = makeShelf
    @Route(.push) var recipe = makeRecipe
    /// Cooking takes the whole screen: with dough on their fingers nobody wants to hit a tab bar.
    @Route(.fullScreen) var cook = makeCook
    /// A draft is easily lost by a swipe, so it is closed by its buttons alone.
    @Route(.modal(dismissible: false)) var write = makeWrite
    #if os(tvOS)
        @Route(.fullScreen) var filter = makeFilter
    #else
        @Route(.modal) var filter = makeFilter
    #endif

    init(kitchen: Kitchen) { self.kitchen = kitchen }
}

extension CookbookCoordinator {
    func makeShelf() -> some View { ShelfView(recipes: kitchen.recipes) }

    @ViewBuilder func makeRecipe(id: Recipe.ID) -> some View {
        RecipeView(model: RecipeModel(id: id, kitchen: kitchen))
    }

    func makeCook(id: Recipe.ID) -> NavigationViewCoordinator<CookingCoordinator> {
        NavigationViewCoordinator(CookingCoordinator(recipe: kitchen.recipe(id)))
    }

    func makeWrite() -> NavigationViewCoordinator<WritingCoordinator> {
        NavigationViewCoordinator(WritingCoordinator(kitchen: kitchen))
    }

    func makeFilter() -> some View { FilterView() }
}
