import SwiftUI

/// The traveller, or an invitation to become one.
struct ProfileView: View {
    let model: ProfileModel

    @Environment(AppCoordinator.self) private var app

    var body: some View {
        Form {
            if let traveller = app.traveller {
                LabeledContent(traveller.name, value: traveller.address)
                Button("Edit") { model.startEditing(traveller) }
            } else {
                Button("Sign in") { app.signIn() }
            }
            Button("Settings") { model.openSettings() }
        }
        .navigationTitle("Profile")
    }
}
