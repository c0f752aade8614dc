// Forms: no macro. A hand-written `Destinations` enum whose `value(for:)` names the functions, called at once or in a
// closure, with associated values, under another name than the case.
import Scaffolding
import SwiftUI

@MainActor @Observable
final class WateringCoordinator: FlowCoordinatable {
    var stack: FlowStack<WateringCoordinator>

    init() {
        self.stack = FlowStack<WateringCoordinator>(root: .plan)
    }

    func makePlan() -> some View { PlanView() }
    func can(litres: Int) -> some View { CanView(litres: litres) }
    func shed() -> any Coordinatable { ShedCoordinator() }
    func notACase() -> some View { BedView() }

    enum Destinations: Destinationable {
        typealias Owner = WateringCoordinator

        /// When to water what.
        case plan
        case can(litres: Int)
        case shed

        enum Meta: DestinationMeta {
            case plan, can, shed
        }

        var meta: Meta {
            switch self {
            case .plan: .plan
            case .can: .can
            case .shed: .shed
            }
        }

        func value(for instance: Owner) -> Destination {
            switch self {
            case .plan:
                return Destination(instance.makePlan(), meta: meta, parent: instance)
            case .can(let litres):
                return Destination(instance.can(litres: litres), meta: meta, parent: instance)
            case .shed:
                return Destination({ instance.shed() }, meta: meta, parent: instance)
            }
        }
    }
}

struct PlanView: View {
    let coordinator = WateringCoordinator()

    var body: some View {
        Button("Fill") { coordinator.route(to: WateringCoordinator.Destinations.can(litres: 10)) }
    }
}

struct CanView: View {
    let litres: Int

    var body: some View { Text("\(litres) l") }
}
