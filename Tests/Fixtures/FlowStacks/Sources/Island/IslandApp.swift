import SwiftUI

@main
struct IslandApp: App {
    var body: some Scene {
        WindowGroup {
            IslandCoordinator()
        }
    }
}
