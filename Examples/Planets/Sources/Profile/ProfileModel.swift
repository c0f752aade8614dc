import Observation
import Scaffolding

/// What the profile can do, apart from how it looks.
@MainActor @Observable
final class ProfileModel {
    private let coordinator: ProfileCoordinator

    init(coordinator: ProfileCoordinator) {
        self.coordinator = coordinator
    }

    func startEditing(_ traveller: Traveller) {
        coordinator.present(.edit(traveller), as: .sheet)
    }

    func openSettings() {
        coordinator.route(to: .settings)
    }
}
