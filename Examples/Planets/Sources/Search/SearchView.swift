import Scaffolding
import SwiftUI

/// The search field, its results, and a way back to browsing when there are none.
struct SearchView: View {
    let onSelect: (Planet.ID) -> Void

    @Environment(SearchCoordinator.self) private var coordinator
    @Environment(MainTabCoordinator.self) private var tabs
    @Environment(Catalogue.self) private var catalogue
    @State private var text = ""

    var body: some View {
        let planets = catalogue.matches(for: text, filter: coordinator.filter)
        List(planets) { planet in
            Button(planet.name) { onSelect(planet.id) }
        }
        .overlay {
            if planets.isEmpty {
                ContentUnavailableView {
                    Label("Nothing out there", systemImage: "moon.stars")
                } actions: {
                    Button("See every planet") { tabs.selectFirstTab(.home) }
                }
            }
        }
        .searchable(text: $text)
        .toolbar {
            Button("Filters", systemImage: "line.3.horizontal.decrease") { coordinator.openFilters() }
        }
        .navigationTitle("Search")
    }
}
