import SwiftUI

@main
struct SpawnedApp: App {
    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
