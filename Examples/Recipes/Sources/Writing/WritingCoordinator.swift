import Stinsen
import SwiftUI

/// A new recipe in two steps: its name, then what goes in.
final class WritingCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \WritingCoordinator.name)
    let kitchen: Kitchen

    @Root var name = makeName
    @Route(.push) var ingredients = makeIngredients

    init(kitchen: Kitchen) { self.kitchen = kitchen }

    /// Puts the recipe on the shelf and closes the draft.
    func finish(_ recipe: Recipe) {
        kitchen.recipes.append(recipe)
        dismissCoordinator { print("\(recipe.title) is on the shelf") }
    }

    func makeName() -> some View { NameView(writing: self) }

    func makeIngredients(title: String) -> some View { IngredientsView(writing: self, title: title) }
}

/// What the dish is called. Everything else can be changed later.
struct NameView: View {
    let writing: WritingCoordinator
    @State private var title = ""

    var body: some View {
        Form {
            TextField("What is it called?", text: $title)
            Button("Go on") { writing.route(to: \.ingredients, title) }
            Button("Throw away", role: .destructive) { writing.dismissCoordinator() }
        }
    }
}

/// A line for each ingredient.
struct IngredientsView: View {
    let writing: WritingCoordinator
    let title: String
    @State private var lines = ""

    var body: some View {
        Form {
            TextEditor(text: $lines)
            Button("Save") {
                let ingredients = lines.split(separator: "\n").map(String.init)
                writing.finish(Recipe(id: title, title: title, ingredients: ingredients, steps: []))
            }
        }
    }
}
