import Scaffolding
import SwiftUI

/// Booking: dates, review, pass.
///
/// It covers the whole screen, so it has to bring people back by itself. There are two ways out:
///
/// - ``cancel()`` before the trip is confirmed,
/// - ``finish()`` after it, which also turns to the passes.
@MainActor @Observable @Scaffoldable
final class TripCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<TripCoordinator>(root: .dates)

    private let planet: Planet.ID

    init(to planet: Planet.ID) {
        self.planet = planet
    }

    /// When to leave, and for how long.
    func dates() -> some View {
        DatesView(planner: TripPlanner(planet: planet, coordinator: self))
    }

    /// Everything on one page, before anything is paid.
    func review(_ draft: TripDraft) -> some View {
        ReviewView(draft: draft)
    }

    /// The pass. Comes over the review, because there is no way back to it.
    func pass(ticket: Ticket) -> some View {
        PassView(ticket: ticket)
    }

    func confirm(_ draft: TripDraft) {
        let ticket = Ticket(id: UUID().uuidString, draft: draft)
        present(.pass(ticket: ticket), as: .fullScreenCover)
    }

    func cancel() {
        dismissCoordinator()
    }

    func finish() {
        let tabs = ancestor(ofType: MainTabCoordinator.self)
        dismissCoordinator()
        tabs?.showPasses()
    }

    @ScaffoldingIgnored
    func customize(_ view: AnyView) -> some View {
        view.interactiveDismissDisabled()
    }
}
