import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Calls in a system's words on something whose type is not known.
extension CallLinker {
    /// Whether the app has coordinators of a system, so that a call in that system's words is worth telling.
    func isUsed(_ system: NavigationSystem) -> Bool { systems.contains(system) }

    /// Whether a name stands for whatever type the enclosing type is made with.
    func isGeneric(_ name: String, _ scope: Scope) -> Bool {
        scope.type.map { context.table.isGenericParameter(name, of: $0) } ?? false
    }

    /// A call on a coordinator, by its name, that is not among the sources.
    func undeclared(_ type: String, _ call: CallFacts, _ role: CallRole) -> CallOutcome? {
        guard role.isDistinctive, isUsed(role.system), type.contains("Coordinator") else { return nil }
        return .notUnderstood(
            UnresolvedCode(
                text: call.text, reason: "the source of \(type) wasn't read",
                help: "add the folder that contains it to the command line", location: call.location))
    }

    /// What a call does by what it says alone: shows the one destination of that name, or is told as not understood.
    func unresolved(_ call: CallFacts, _ role: CallRole, _ scope: Scope) -> CallOutcome? {
        guard role.isDistinctive, isUsed(role.system) else { return nil }
        guard case .show(let destinations, let presentation) = role.action else {
            if case .exit = role.action {
                return .notUnderstood(
                    UnresolvedCode(
                        text: call.text, reason: "the type of the receiver isn't known",
                        help: "annotate the receiver with the coordinator's type", location: call.location))
            }
            return nil
        }
        let named = named(destinations, scope)
        guard !named.names.isEmpty else { return nil }
        var shown: [ShownDestination] = []
        for name in named.names {
            let candidates = owners[name.name] ?? []
            guard candidates.count == 1 else {
                let reason =
                    candidates.isEmpty
                    ? "the receiver's type isn't known, and no coordinator has a destination `\(name.name)`"
                    : "the receiver's type isn't known, and \(candidates.count) coordinators have a destination `\(name.name)`"
                return .notUnderstood(
                    UnresolvedCode(
                        text: call.text, reason: reason, help: "annotate the receiver with the coordinator's type",
                        location: call.location))
            }
            let styles = styles(presentation, scope).0
            let declared = coordinators[candidates[0]]?.destination(name.name)?.styles(on: call.platforms)
            shown += (styles.isEmpty ? declared ?? [(.push, .all)] : styles.map { ($0, .all) }).map {
                ShownDestination(
                    coordinator: candidates[0], destination: name.name, style: $0.style, isInferred: true,
                    operation: role.operation, platforms: $0.platforms)
            }
        }
        return .shows(shown, handed: [], nil)
    }
}
