import Stinsen
import SwiftUI

/// One recipe: a picture, what goes in, and two ways on.
struct RecipeView: View {
    @StateObject var model: RecipeModel

    var body: some View {
        List(model.recipe.ingredients, id: \.self) { Text($0) }
            .navigationTitle(model.recipe.title)
            .toolbar {
                Button("Cook") { model.cook() }
                Button("Buy") { model.buy() }
            }
    }
}

/// Knows what a recipe needs, and leads to the stove or to the shop.
final class RecipeModel: ObservableObject {
    @RouterObject private var cookbook: NavigationRouter<CookbookCoordinator>?
    @RouterObject private var tabs: KitchenTabs.Router?
    let recipe: Recipe
    private let kitchen: Kitchen

    init(id: Recipe.ID, kitchen: Kitchen) {
        self.kitchen = kitchen
        recipe = kitchen.recipe(id)
    }

    func cook() { cookbook?.route(to: \.cook, recipe.id) }

    /// Puts what is missing on the list, and shows it there.
    func buy() {
        kitchen.missing += recipe.ingredients
        tabs?.focusFirst(\.shopping)
    }
}
