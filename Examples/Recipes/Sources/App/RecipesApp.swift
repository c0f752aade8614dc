import Stinsen
import SwiftUI

/// A cookbook that plans the week and writes the shopping list from it.
@main
struct RecipesApp: App {
    var body: some Scene {
        WindowGroup {
            KitchenCoordinator().view()
        }
    }
}
