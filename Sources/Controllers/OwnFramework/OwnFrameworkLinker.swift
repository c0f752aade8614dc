import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Links a framework of the app's own: objects that give views, containers that views show, and the code that puts the one
/// into the other.
package struct OwnFrameworkLinker: SystemLinker {
    package static let system = NavigationSystem.ownFramework

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard let types = OwnTypes(context) else { return nil }
        let code = UIKitCode(context)
        let slots = OwnSlots(types, code)
        guard !slots.styles.isEmpty else { return nil }
        let values = UIKitValues(UIKitTypes(context, memory: MemoStore()))
        let callers = UIKitCallers(code, values)
        let verbs = OwnVerbs(types, slots, callers)
        guard !verbs.containers.isEmpty else { return nil }
        let shown = OwnPresentations(types, verbs, callers)
        let events = OwnEvents(callers)
        let made = OwnCoordinators(shown, callers, events)
        return Linked(made: made, slots: slots, events: events, callers: callers)
    }

    /// The coordinators, linked.
    private struct Linked: IndependentLinkedSystem {
        let made: OwnCoordinators
        let slots: OwnSlots
        let events: OwnEvents
        let callers: UIKitCallers

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { [:] }
        var notUnderstood: [UnresolvedCode] { [] }
        var claimed: Set<RelativeLocation> {
            let own = made.shown.verbs.containers.union(made.linked.map(\.type))
            let starts = callers.code.sites(named: "start").filter { $0.holder.map(own.contains) ?? false }
            return slots.places.union(made.shown.found.map(\.site.call.location))
                .union(starts.map(\.call.location))
        }
        var handWritten: Set<TypeID> { Set(made.linked.map(\.type)) }

        func effects() -> SystemEffects {
            let triggers = OwnTriggers(made.shown, callers, events)
            var effects = OwnEffects(made, triggers, callers.values.context)
            effects.add(slots.mounts, callers.values)
            effects.add(OwnRoutes(made, triggers, events, callers), in: callers.values.context)
            return effects.found
        }
    }
}
