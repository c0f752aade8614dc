import Stinsen
import SwiftUI

/// Every recipe, the ones cooked lately on top.
struct ShelfView: View {
    @EnvironmentObject private var router: CookbookCoordinator.Router
    let recipes: [Recipe]

    var body: some View {
        List(recipes) { recipe in
            Button(recipe.title) { router.route(to: \.recipe, recipe.id) }
        }
        .navigationTitle("Cookbook")
        .toolbar {
            Button("Filter") { router.route(to: \.filter) }
            Button("Write") { router.route(to: \.write) }
        }
    }
}

/// Narrows the shelf to what is quick, or without meat, or both.
struct FilterView: View {
    @EnvironmentObject private var router: CookbookCoordinator.Router
    @AppStorage("quick") private var isQuick = false
    @AppStorage("meatless") private var isMeatless = false

    var body: some View {
        Form {
            Toggle("Half an hour at most", isOn: $isQuick)
            Toggle("Without meat", isOn: $isMeatless)
            Button("Show") { router.popLast() }
        }
    }
}
