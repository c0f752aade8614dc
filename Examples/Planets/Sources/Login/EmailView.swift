import SwiftUI

/// Where the code shall go.
struct EmailView: View {
    @Environment(LoginCoordinator.self) private var login
    @Environment(\.dismiss) private var dismiss
    @State private var address = ""

    var body: some View {
        Form {
            TextField("name@example.com", text: $address)
            Button("Send me a code") { login.sendCode(to: address) }
                .disabled(!address.contains("@"))
        }
        .navigationTitle("Sign in")
        .toolbar {
            Button("Not now", role: .cancel) { dismiss() }
        }
    }
}
