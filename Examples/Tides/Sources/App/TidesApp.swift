import SwiftUI

/// High water, low water, and a log of what was seen between them.
@main
struct TidesApp: App {
    @State private var almanac = Almanac()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(almanac)
        }
    }
}
