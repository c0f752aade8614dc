import Scaffolding
import SwiftUI

/// Who is travelling. Shown in a tab on a phone and in a sheet beside columns.
@MainActor @Observable @Scaffoldable
final class ProfileCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<ProfileCoordinator>(root: .profile)

    /// Name, address and passes, or an invitation to sign in.
    func profile() -> some View {
        ProfileView(model: ProfileModel(coordinator: self))
    }

    /// Changes the name. Hands it on only when saved.
    func edit(_ traveller: Traveller) -> some View {
        EditProfileView(name: traveller.name) { [weak self] name in
            self?.ancestor(ofType: AppCoordinator.self)?.rename(to: name)
        }
    }

    /// The same settings as behind the gear, here one step further in.
    func settings() -> any Coordinatable {
        SettingsCoordinator()
    }
}
