import SwiftUI

/// One planet in a list. It opens the planet itself, so the list need not know how.
struct PlanetRow: View {
    let planet: Planet

    @Environment(HomeCoordinator.self) private var coordinator

    var body: some View {
        Button {
            coordinator.route(to: .planet(id: planet.id))
        } label: {
            LabeledContent(planet.name, value: "\(Int(planet.distance)) million km")
        }
        .swipeActions {
            if planet.isLandable {
                Button("Book") { coordinator.book(planet.id) }
                    .tint(.indigo)
            }
        }
    }
}
