import Scaffolding
import SwiftUI

/// What the screens ask for in their own words, and how the larger ones are put together.
extension HomeCoordinator {
    func openSettings() {
        present(.settings, as: .sheet)
    }

    /// Books a trip, after signing in where nobody has.
    func book(_ planet: Planet.ID) {
        guard let app = ancestor(ofType: AppCoordinator.self), app.traveller == nil else {
            startTrip(to: planet)
            return
        }
        app.signIn { [weak self] in
            self?.startTrip(to: planet)
        }
    }

    private func startTrip(to planet: Planet.ID) {
        present(.trip(to: planet), as: .fullScreenCover)
    }

    /// The planet's screen on its backdrop.
    func makePlanet(id: Planet.ID) -> some View {
        NightSky {
            PlanetView(id: id)
        }
        .navigationBarTitleDisplayMode(.large)
    }
}
