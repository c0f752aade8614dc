import SwiftUI

/// Every planet, nearest first.
struct HomeView: View {
    @Environment(HomeCoordinator.self) private var coordinator
    @Environment(Catalogue.self) private var catalogue

    var body: some View {
        List(catalogue.planets) { planet in
            PlanetRow(planet: planet)
        }
        .navigationTitle("Planets")
        .toolbar {
            Button("Settings", systemImage: "gearshape") {
                coordinator.openSettings()
            }
        }
    }
}
