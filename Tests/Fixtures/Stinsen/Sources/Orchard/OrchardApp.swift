import Stinsen
import SwiftUI

@main struct OrchardApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationViewCoordinator(GateCoordinator()).view()
        }
    }
}
