import Scaffolding
import SwiftUI

/// Browsing: the list of planets, each planet and its moons.
///
/// It starts at the list in a tab, and at one planet where somebody else already chose:
///
/// - ``SearchCoordinator`` pushes it for a result,
/// - ``ObservatoryCoordinator`` puts it into the detail column.
///
/// Anything that leaves browsing, such as booking, goes through a coordinator of its own, see ``TripCoordinator``.
@MainActor @Observable @Scaffoldable
final class HomeCoordinator: @MainActor FlowCoordinatable {
    var stack: FlowStack<HomeCoordinator>

    init(startingAt planet: Planet.ID? = nil) {
        self.stack = FlowStack<HomeCoordinator>(root: planet.map { .planet(id: $0) } ?? .home)
    }

    /// Where the tab opens. Lists every planet by distance.
    func home() -> some View {
        HomeView()
    }

    /// One planet: orbit, facts, its moons.
    func planet(id: Planet.ID) -> some View {
        makePlanet(id: id)
    }

    /// A moon, with a way up to its planet.
    func moon(id: Moon.ID, of planet: Planet.ID) -> some View {
        NightSky {
            MoonView(id: id, planet: planet)
        }
    }

    /// Photos edge to edge. Closes itself.
    func gallery(planet: Planet.ID) -> some View {
        GalleryView(planet: planet)
    }

    /// Settings in a sheet with a stack of its own.
    func settings() -> any Coordinatable {
        SettingsCoordinator()
    }

    /// Booking. Covers the tab bar until it is done.
    func trip(to planet: Planet.ID) -> any Coordinatable {
        TripCoordinator(to: planet)
    }

    #if os(iOS)
        /// The planet in the room, through the camera.
        func lookAround(planet: Planet.ID) -> some View {
            LookAroundView(planet: planet)
        }
    #endif
}
