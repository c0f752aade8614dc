import Scaffolding
import SwiftUI

/// The scene.
///
/// Everything people see hangs from ``AppCoordinator``. Links and Spotlight results arrive here and are handed on
/// at once: a view never takes a URL apart.
@main
struct PlanetsApp: App {
    @State private var coordinator = AppCoordinator(isOnboarded: UserDefaults.standard.bool(forKey: "onboarded"))
    @State private var catalogue = Catalogue()

    var body: some Scene {
        WindowGroup {
            coordinator.view
                .environment(catalogue)
                .onOpenURL { coordinator.open($0) }
                .onContinueUserActivity(Planet.activityType) { activity in
                    coordinator.resume(activity)
                }
        }
    }
}
