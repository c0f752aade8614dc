import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds the coordinators that are written by hand for UIKit, and what they and view controllers show.
package struct UIKitLinker: SystemLinker {
    package static let system = NavigationSystem.uikit

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard
            UIKitCode.shows(in: context) || !others.words.verbs.isEmpty
                || context.table.files.contains(where: { $0.storyboard != nil })
        else {
            return nil
        }
        let types = UIKitTypes(context)
        // In a library or a server without screens, `start`, `push` and `present` are other things.
        guard !types.controllers.isEmpty || context.table.files.contains(where: mayHaveScreens) else { return nil }
        let values = UIKitValues(types, UIKitLibrary(coordinators: others.types))
        let callers = UIKitCallers(UIKitCode(context), values)
        let styles = UIKitStyles(values, context.code.calls(named: .assignment))
        var presentations = UIKitPresentations(callers, styles, others.words, besides: others.claimed)
        let shapes = UIKitShapes(types, verbs: presentations.verbs, others: others.types.union(values.erasers.all))
        presentations.addStarts(isCoordinator: shapes.isCoordinator, besides: others.claimed)
        let segues = UIKitSegues(presentations)
        if presentations.found.isEmpty, presentations.exits.isEmpty, values.storyboards.isEmpty { return nil }
        let coordinators = UIKitCoordinators(
            presentations.found, UIKitAlerts(presentations, shapes), callers, shapes)
        return Linked(
            made: coordinators, presentations: presentations, shapes: shapes, segues: segues,
            unread: coordinators.notUnderstood
                + (presentations.notUnderstood + segues.notUnderstood
                + UIKitUnread(coordinators, presentations).found).map { $0.shown(by: .uikit) })
    }

    /// Whether a file is of code that has screens.
    private static func mayHaveScreens(_ file: FileFacts) -> Bool {
        file.storyboard != nil || file.imports.contains { $0.hasPrefix("UIKit") || $0.hasPrefix("SwiftUI") }
    }

    /// The coordinators, linked.
    private struct Linked: IndependentLinkedSystem {
        let made: UIKitCoordinators
        let presentations: UIKitPresentations
        let shapes: UIKitShapes
        let segues: UIKitSegues
        let unread: [UnresolvedCode]

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { [:] }
        var notUnderstood: [UnresolvedCode] { unread }
        var handWritten: Set<TypeID> { made.types }
        var claimed: Set<RelativeLocation> { presentations.configured }

        func effects() -> SystemEffects {
            var effects = UIKitEffects(made, presentations.callers, shapes)
            effects.addExits(presentations.exits)
            effects.addUndecided()
            effects.add(UIKitRoutes(made, presentations.callers), in: presentations.callers.context)
            var found = effects.found
            found.notUnderstood = found.notUnderstood.map { $0.shown(by: .uikit) }
            let selections = UIKitSelections(made, effects.triggers, presentations)
            found.effects += selections.effects
            found.notUnderstood += selections.notUnderstood.map { $0.shown(by: .uikit) }
            found.declared = segues.declared
            found.contained = segues.contained.merging(UIKitContainment(presentations.callers).contained) {
                $0.union($1)
            }
            found.mounts += segues.mounts(beside: found.mounts)
            return found
        }
    }
}
