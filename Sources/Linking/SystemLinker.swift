import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Links what one system writes like no other: coordinators that no declaration names, and code that shows something
/// without calling a coordinator.
///
/// Most systems need none: what their readers say of declarations and calls is linked for all of them alike.
package protocol SystemLinker: SendableMetatype {
    /// The system. Its calls are left to this linker.
    static var system: NavigationSystem { get }

    /// Finds and links the coordinators of the system.
    /// - Parameters:
    ///   - context: what everything is looked up through while no coordinator is known.
    ///   - others: what is known of the coordinators of other systems.
    /// - Returns: nil where the sources have none.
    static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)?
}

/// The coordinators of a system that links them itself.
package protocol LinkedSystem {
    var coordinators: [LinkedCoordinator] { get }
    /// The coordinators that views stand for.
    var coordinatorByView: [TypeID: TypeID] { get }
    var notUnderstood: [UnresolvedCode] { get }
    /// Where calls stand that only this system tells of, whatever they are otherwise.
    var claimed: Set<RelativeLocation> { get }
    /// Views whose stacks without destinations make no coordinators of them.
    var plainViews: Set<TypeID> { get }
    /// Those of the coordinators whose code is all among the sources: no library gives them a method.
    var handWritten: Set<TypeID> { get }
    /// What calls do of which only this system's library tells; it is carried to everyone who runs them.
    var outcomes: [CallID: CallOutcome] { get }

    /// What is shown by a value that is handed on to such a call, and the parameters that it is handed on from; nil where that is
    /// read as in all systems.
    /// - Parameters:
    ///   - owner: a coordinator that may have the destination.
    ///   - call: the one that hands it on.
    func shown(
        by value: Expression, _ style: Style, of owner: TypeID, by call: CallFacts, in scope: Scope
    ) -> (shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?)?

    /// What the system's code does.
    func effects(in graph: CallGraph) -> SystemEffects

    /// Tells who does what code of the system does by calls that are linked elsewhere, such as those of a router; nil where that is
    /// always the type whose code it is.
    func doers(in graph: CallGraph) -> ((PropagatedEffect) -> [TypeID])?
}

/// A system that tells what its code does from that code alone, whatever the calls of other code do. It does so while these
/// are linked, on a thread of its own.
package protocol IndependentLinkedSystem: LinkedSystem {
    /// What the system's code does.
    func effects() -> SystemEffects
}

extension IndependentLinkedSystem {
    package func effects(in graph: CallGraph) -> SystemEffects { effects() }
}

extension LinkedSystem {
    package func doers(in graph: CallGraph) -> ((PropagatedEffect) -> [TypeID])? { nil }

    /// None.
    package var claimed: Set<RelativeLocation> { [] }
    package var plainViews: Set<TypeID> { [] }
    package var handWritten: Set<TypeID> { [] }
    package var outcomes: [CallID: CallOutcome] { [:] }

    package func shown(
        by value: Expression, _ style: Style, of owner: TypeID, by call: CallFacts, in scope: Scope
    ) -> (shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?)? { nil }
}

/// What the code of one system does.
package struct SystemEffects {
    /// What it shows, and where it goes back.
    package var effects: [PropagatedEffect]
    /// What handlers of addresses set off.
    package var answers: [HandlerAnswer]
    /// What was not understood of it.
    package var notUnderstood: [UnresolvedCode]
    /// Where the app puts its first screens.
    package var mounts: [EntryPointLinker.Mount] = []
    /// What is a part of which screen, beside the views that are built in it.
    package var contained: [TypeID: Set<TypeID>] = [:]
    /// What is wrong with it, for rules to tell.
    package var faults: [NavigationFault] = []
    /// What no code of it sets off.
    package var declared = DeclaredNavigation()

    /// - Parameter answers: what handlers of addresses set off.
    package init(
        effects: [PropagatedEffect], answers: [HandlerAnswer], notUnderstood: [UnresolvedCode]
    ) {
        self.effects = effects
        self.answers = answers
        self.notUnderstood = notUnderstood
    }
}
