import ComposableArchitecture
import SwiftUI

/// Bread, ordered in the evening and fetched in the morning.
@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup {
            BakeryTabsView(
                store: Store(initialState: BakeryTabs.State()) {
                    BakeryTabs()
                })
        }
    }
}
