import Scaffolding
import SwiftUI

/// Finding a world by name, distance or whether one can land there.
@MainActor @Observable @Scaffoldable
final class SearchCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<SearchCoordinator>(root: .search)

    private(set) var filter = SearchFilter()

    /// The field and its results. Says only which planet was chosen.
    func search() -> some View {
        SearchView { [weak self] planet in
            self?.route(to: .planet(id: planet))
        }
    }

    /// Narrows the results. Gives the filter back when applied, and nothing when swiped away.
    func filters(_ current: SearchFilter, onApply: @escaping @MainActor (SearchFilter) -> Void) -> some View {
        FiltersView(filter: current, onApply: onApply)
    }

    /// Browsing from one planet on, with its moons and photos.
    func planet(id: Planet.ID) -> any Coordinatable {
        HomeCoordinator(startingAt: id)
    }

    /// Booking straight from a result.
    func trip(to planet: Planet.ID) -> TripCoordinator {
        TripCoordinator(to: planet)
    }

    func openFilters() {
        present(.filters(filter, onApply: { [weak self] in self?.filter = $0 }), as: .sheet)
    }
}
