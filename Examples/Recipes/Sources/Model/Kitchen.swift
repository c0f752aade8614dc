import Foundation

/// A dish, from what goes in to the last step.
struct Recipe: Identifiable, Hashable {
    let id: String
    let title: String
    let ingredients: [String]
    let steps: [String]
}

/// All that is kept: the recipes, the number of people, and what has to be bought.
final class Kitchen: ObservableObject {
    @Published var people: Int?
    @Published var missing: [String] = []
    @Published var recipes = [
        Recipe(
            id: "lentil-soup", title: "Lentil soup", ingredients: ["Red lentils", "Carrots", "Cumin"],
            steps: ["Fry the carrots.", "Add lentils, cumin and water.", "Wait until it is thick."])
    ]

    func recipe(_ id: Recipe.ID) -> Recipe {
        recipes.first { $0.id == id } ?? Recipe(id: id, title: id, ingredients: [], steps: ["Ask someone."])
    }
}
