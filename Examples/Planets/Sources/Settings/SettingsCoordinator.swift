import Scaffolding
import SwiftUI

/// Settings. Works in a sheet and on somebody else's stack alike, so it closes only what it opened.
@MainActor @Observable @Scaffoldable
final class SettingsCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<SettingsCoordinator>(root: .settings)

    /// Units, notifications, signing out.
    func settings() -> some View {
        SettingsView()
    }

    /// Version, licences, and thanks.
    func about() -> some View {
        AboutView()
    }
}
