import SwiftUI

/// The six digits from the message.
struct CodeView: View {
    let address: String

    @Environment(LoginCoordinator.self) private var login
    @State private var code = ""

    var body: some View {
        Form {
            TextField("000000", text: $code)
            Button("Sign in") { login.finish(address: address) }
                .disabled(code.count != 6)
            Button("Another address") { login.pop() }
        }
        .navigationTitle("Code")
    }
}
