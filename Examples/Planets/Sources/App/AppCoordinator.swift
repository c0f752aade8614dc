import Scaffolding
import SwiftUI

/// The root: people land on onboarding once, then live in ``main()``.
///
/// Signing in is asked for where it is needed and not before. Whoever needs a ``Traveller`` calls
/// ``signIn(then:)``; the sheet comes up over whatever is shown, and goes away by itself.
///
/// | state | shows |
/// |---|---|
/// | first launch | onboarding |
/// | narrow window | ``MainTabCoordinator`` |
/// | wide window | ``ObservatoryCoordinator`` |
@MainActor @Observable @Scaffoldable
final class AppCoordinator: @MainActor RootCoordinatable {
    var root: Root<AppCoordinator>

    private(set) var traveller: Traveller?
    let usesColumns: Bool

    init(isOnboarded: Bool, usesColumns: Bool = Layout.prefersColumns) {
        self.usesColumns = usesColumns
        self.root = Root<AppCoordinator>(root: isOnboarded ? .main : .onboarding)
    }

    /// Three sentences and a way in. Seen once.
    func onboarding() -> some View {
        OnboardingView()
    }

    /// Tabs on a phone, columns where there is room for them.
    func main() -> any Coordinatable {
        usesColumns ? ObservatoryCoordinator() : MainTabCoordinator()
    }

    /// Asks for an address and a code, and gives back who signed in.
    func login(onSignedIn: @escaping @MainActor (Traveller) -> Void) -> any Coordinatable {
        LoginCoordinator(onSignedIn: onSignedIn)
    }

    /// Leaves onboarding for good.
    func finishOnboarding() {
        UserDefaults.standard.set(true, forKey: "onboarded")
        setRoot(.main, animation: .smooth)
    }

    /// Signs in, then goes on with what was interrupted.
    func signIn(then proceed: @escaping @MainActor () -> Void = {}) {
        present(
            .login(onSignedIn: { [weak self] traveller in
                self?.traveller = traveller
                proceed()
            }), as: .sheet)
    }

    func signOut() {
        traveller = nil
        setRoot(.onboarding)
    }

    func rename(to name: String) {
        traveller?.name = name
    }
}

/// What the device has room for.
enum Layout {
    #if os(iOS)
        @MainActor static var prefersColumns: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    #else
        @MainActor static var prefersColumns: Bool { true }
    #endif
}
