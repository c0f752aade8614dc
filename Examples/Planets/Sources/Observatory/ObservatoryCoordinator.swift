import Scaffolding
import SwiftUI

/// The wide layout: worlds on the left, the chosen one beside them.
///
/// The detail column holds a whole ``HomeCoordinator``, so a planet behaves as it does on a phone: moons are pushed
/// inside the column, and photos cover everything.
@MainActor @Observable @Scaffoldable
final class ObservatoryCoordinator: @MainActor SplitCoordinatable {
    var columns = SplitColumns<ObservatoryCoordinator>(sidebar: .index, detail: .welcome)

    private(set) var selection: Planet.ID?

    /// Every planet, and the traveller at the foot.
    func index() -> some View {
        IndexView()
    }

    /// What the detail column shows before anything is chosen.
    func welcome() -> some View {
        ContentUnavailableView("Choose a world", systemImage: "globe")
    }

    /// One planet with all that follows from it.
    func planet(id: Planet.ID) -> any Coordinatable {
        HomeCoordinator(startingAt: id)
    }

    /// The traveller, in a sheet, because there is no tab for it here.
    func profile() -> any Coordinatable {
        ProfileCoordinator()
    }

    /// Shows a planet, unless it is shown already: replacing the column would lose the moons pushed in it.
    func show(_ planet: Planet.ID) {
        guard selection != planet else { return }
        selection = planet
        setDetail(.planet(id: planet))
    }
}
