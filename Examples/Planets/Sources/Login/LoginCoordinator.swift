import Scaffolding
import SwiftUI

/// Signing in: an address, then the code sent to it.
///
/// Its result is a ``Traveller``, given to the closure it was made with. Nobody has to watch it from outside:
///
/// ```swift
/// app.signIn { print("welcome") }
/// ```
@MainActor @Observable @Scaffoldable
final class LoginCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<LoginCoordinator>(root: .email)

    private let onSignedIn: @MainActor (Traveller) -> Void

    init(onSignedIn: @escaping @MainActor (Traveller) -> Void) {
        self.onSignedIn = onSignedIn
    }

    /// Where the code shall go.
    func email() -> some View {
        EmailView()
    }

    /// The six digits from the message.
    func code(sentTo address: String) -> some View {
        CodeView(address: address)
    }

    /// Sends a code and asks for it.
    func sendCode(to address: String) {
        route(to: .code(sentTo: address))
    }

    /// Gives the traveller back and closes the sheet.
    func finish(address: String) {
        let name = address.split(separator: "@").first.map(String.init) ?? address
        dismissCoordinator()
        onSignedIn(Traveller(name: name, address: address))
    }
}
