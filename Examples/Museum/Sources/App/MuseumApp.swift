import SwiftUI

/// A museum in a pocket: its halls, its pieces, and the way to both.
@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}
