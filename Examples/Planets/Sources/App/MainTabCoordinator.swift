import Scaffolding
import SwiftUI

/// The phone's three tabs. Each keeps a stack of its own, so that switching loses nothing.
@MainActor @Observable @Scaffoldable
final class MainTabCoordinator: @MainActor TabCoordinatable {
    var tabItems = TabItems<MainTabCoordinator>(tabs: [.home, .search, .profile])

    /// Browsing: the list of planets, and all that follows from it.
    func home() -> (any Coordinatable, some View) {
        (HomeCoordinator(), Label("Planets", systemImage: "globe"))
    }

    /// Finding a world by name or distance. The system gives this tab its own place in the bar.
    func search() -> (any Coordinatable, some View, TabRole) {
        (SearchCoordinator(), Label("Search", systemImage: "magnifyingglass"), .search)
    }

    /// Who is travelling.
    func profile() -> (any Coordinatable, some View) {
        (ProfileCoordinator(), Label("Profile", systemImage: "person.crop.circle"))
    }

    /// Brings people to their passes once a trip is booked.
    func showPasses() {
        selectFirstTab(.profile)
    }
}
