import SwiftUI

/// One planet.
///
/// The most connected screen of the app. From here people go
///
/// 1. down, to a moon,
/// 2. across, to the photos or the camera,
/// 3. away, on a trip: see ``HomeCoordinator/book(_:)``.
struct PlanetView: View {
    let id: Planet.ID

    @Environment(HomeCoordinator.self) private var coordinator
    @Environment(Catalogue.self) private var catalogue

    var body: some View {
        if let planet = catalogue.planet(id) {
            facts(of: planet)
        } else {
            ContentUnavailableView("No such planet", systemImage: "questionmark")
        }
    }

    private func facts(of planet: Planet) -> some View {
        Form {
            Text(planet.summary)
            Section("Moons") {
                ForEach(planet.moons) { moon in
                    Button(moon.name) {
                        coordinator.route(to: .moon(id: moon.id, of: id))
                    }
                }
            }
            Section {
                Button("Photos") {
                    coordinator.present(.gallery(planet: id), as: .fullScreenCover)
                }
                #if os(iOS)
                    Button("Look around") {
                        coordinator.present(.lookAround(planet: id), as: .fullScreenCover)
                    }
                #endif
                Button("Book a trip") { coordinator.book(id) }
                    .disabled(!planet.isLandable)
            }
        }
        .navigationTitle(planet.name)
    }
}
