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
        let code = UIKitCode(context)
        let types = OwnTypes(context, others.words)
        let configured = ConfiguredFunctions(others.words, context)
        let unread = OwnUnread(context, configured, others.words)
        let slots = types.map { OwnSlots($0, code) }
        guard let types, let slots, !slots.styles.isEmpty || !others.words.verbs.isEmpty else {
            return Unread(unread)
        }
        let values = UIKitValues(UIKitTypes(context, memory: MemoStore()))
        let callers = UIKitCallers(code, values)
        let verbs = OwnVerbs(types, slots, callers, configured, others.words)
        guard !verbs.containers.isEmpty || !verbs.configured.isEmpty || !verbs.uses.isEmpty else {
            return Unread(unread)
        }
        let shown = OwnPresentations(types, verbs, callers)
        let events = OwnEvents(callers, ConfiguredAnswers(others.words, configured))
        let made = OwnCoordinators(shown, callers, events)
        return Linked(made: made, slots: slots, events: events, callers: callers, unread: unread)
    }

    /// What is left to be said where nothing tells how screens are shown.
    private struct Unread: IndependentLinkedSystem {
        let coordinators: [LinkedCoordinator] = []
        let coordinatorByView: [TypeID: TypeID] = [:]
        let notUnderstood: [UnresolvedCode]

        /// - Returns: nil where it is nothing.
        init?(_ unread: OwnUnread) {
            guard !unread.found.isEmpty else { return nil }
            notUnderstood = unread.found.map(\.code)
        }

        func effects() -> SystemEffects { SystemEffects(effects: [], answers: [], notUnderstood: []) }
    }

    /// The coordinators, linked.
    private struct Linked: IndependentLinkedSystem {
        let made: OwnCoordinators
        let slots: OwnSlots
        let events: OwnEvents
        let callers: UIKitCallers
        let unread: OwnUnread

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { [:] }
        var notUnderstood: [UnresolvedCode] { unread.found.map(\.code) }
        var claimed: Set<RelativeLocation> {
            let own = made.shown.verbs.containers.union(made.linked.map(\.type))
            let starts = callers.code.sites(named: "start").filter { $0.holder.map(own.contains) ?? false }
            return slots.places.union(made.shown.found.map(\.site.call.location))
                .union(starts.map(\.call.location)).union(
                    (made.shown.configuredExits.map(\.site) + made.shown.fillings).map(\.call.location))
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
