import Base
import Facts
import NavigationModel
import Presentation
import Types

/// What calls do because the project says so.
extension CallLinker {
    /// What a call does by the project's own words; nil where they say nothing of it.
    func configuredOutcome(of call: CallFacts, in scope: Scope) -> CallOutcome? {
        guard let function = configured.verb(of: call, in: scope), let action = words.verbs[function] else {
            return nil
        }
        switch action {
        case .exit(let style):
            return .exits(coordinator: coordinator(calledBy: call, in: scope), ExitOperation(style), to: nil)
        case .show(let style):
            guard let value = ConfiguredFunctions.argument(of: function, in: call) else {
                return .notUnderstood(
                    UnresolvedCode(
                        text: call.text, reason: "the call doesn't say what it shows",
                        help: "pass the route or the view", location: call.location))
            }
            return shows(value, style, call, scope)
        }
    }

    private func shows(_ value: Expression, _ style: Style, _ call: CallFacts, _ scope: Scope) -> CallOutcome {
        if let owner = coordinator(calledBy: call, in: scope), let coordinator = coordinators[owner],
            !context.table.traits[coordinator.system].showsAnyValue
        {
            return shows(call, [value], .style(style), coordinator, scope)
        }
        let built = states.index.targets.targets(of: value, in: scope)
        if !built.targets.isEmpty, let name = states.label(built.targets) {
            let shown = ShownDestination(
                coordinator: nil, destination: name, style: style, isInferred: false, targets: built.targets)
            return .shows([shown], handed: [], nil)
        }
        let expected = context.function(of: call, in: scope).flatMap { parameterType(of: $0) }
        let handed = StateCallResolver.DeferredPresentation(
            sink: .path, style: style, expected: expected, owner: coordinator(calledBy: call, in: scope))
        let outcome = states.shows(call, [value], handed, scope, isCertain: true)
        if case .shows(let shown, let parameters, _)? = outcome, !shown.isEmpty || !parameters.isEmpty {
            return .shows(shown, handed: parameters, nil)
        }
        // Where the type of the value is not known, only one coordinator may have a destination of that name.
        let role = CallRole(system: context.table.traits.routers, action: .show([value], .style(style)))
        let inferred = unresolved(call, role, scope)
        if case .shows? = inferred, let inferred { return inferred }
        return outcome ?? inferred ?? .nothing
    }

    /// The type of the first value that a function takes, where it is one of the sources.
    private func parameterType(of function: FunctionID) -> ValueType? {
        guard let type = context.table.function(function).parameters.first?.type else { return nil }
        return states.index.values.type(type, in: context.table.scope(of: function))
    }

    /// The coordinator that a call is made on.
    private func coordinator(calledBy call: CallFacts, in scope: Scope) -> TypeID? {
        guard case .member(let base, _) = call.callee, case .instance(let type)? = context.type(of: base, in: scope)
        else { return nil }
        return coordinators[type] == nil ? nil : type
    }
}
