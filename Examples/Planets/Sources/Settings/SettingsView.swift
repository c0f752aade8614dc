import SwiftUI

/// Units, notifications, signing out.
struct SettingsView: View {
    @Environment(SettingsCoordinator.self) private var coordinator
    @Environment(AppCoordinator.self) private var app
    @AppStorage("usesMiles") private var usesMiles = false

    var body: some View {
        Form {
            Toggle("Distances in miles", isOn: $usesMiles)
            Button("About") { coordinator.route(to: .about) }
            if app.traveller != nil {
                Button("Sign out", role: .destructive) { app.signOut() }
            }
        }
        .navigationTitle("Settings")
        .toolbar {
            Button("Done") { coordinator.dismissCoordinator() }
        }
    }
}

#Preview {
    SettingsCoordinator().view
}
