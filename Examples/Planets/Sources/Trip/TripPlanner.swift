import Foundation
import Observation
import Scaffolding

/// A trip while its dates are being chosen.
@MainActor @Observable
final class TripPlanner {
    var draft: TripDraft

    private unowned let coordinator: TripCoordinator

    init(planet: Planet.ID, coordinator: TripCoordinator) {
        self.draft = TripDraft(planet: planet, departure: .now)
        self.coordinator = coordinator
    }

    /// Whether the stay is one the crew accepts.
    var isReady: Bool { (1...400).contains(draft.nights) }

    func goOn() {
        guard isReady else { return }
        coordinator.route(to: .review(draft))
    }
}
