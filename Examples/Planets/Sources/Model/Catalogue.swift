import Foundation
import Observation

/// The worlds on offer, in order of distance.
@MainActor @Observable
final class Catalogue {
    private(set) var planets: [Planet] = [
        Planet(
            id: "venus", name: "Venus", summary: "Bright from outside, crushing within.", distance: 108,
            isLandable: false, moons: []),
        Planet(
            id: "mars", name: "Mars", summary: "Red dust, long valleys, two small moons.", distance: 228,
            isLandable: true,
            moons: [
                Moon(id: "phobos", name: "Phobos", period: 0.3),
                Moon(id: "deimos", name: "Deimos", period: 1.3),
            ]),
        Planet(
            id: "saturn", name: "Saturn", summary: "Stay on the moons, look at the rings.", distance: 1_434,
            isLandable: true,
            moons: [
                Moon(id: "enceladus", name: "Enceladus", period: 1.4),
                Moon(id: "titan", name: "Titan", period: 15.9),
            ]),
    ]

    /// The planet of that id, or nothing when a link is older than the catalogue.
    func planet(_ id: Planet.ID) -> Planet? {
        planets.first { $0.id == id }
    }

    func moon(_ id: Moon.ID, of planet: Planet.ID) -> Moon? {
        self.planet(planet)?.moons.first { $0.id == id }
    }

    /// The planets whose name holds the text and that pass the filter.
    func matches(for text: String, filter: SearchFilter) -> [Planet] {
        planets.filter { planet in
            (text.isEmpty || planet.name.localizedCaseInsensitiveContains(text))
                && (!filter.landableOnly || planet.isLandable)
                && planet.distance <= filter.farthest
        }
    }
}
