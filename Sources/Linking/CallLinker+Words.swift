import Base
import Facts
import NavigationModel
import Presentation
import Types

/// What calls do because the project says so.
extension CallLinker {
    /// What a call does by the project's own words; nil where they say nothing of it.
    func configuredOutcome(of call: CallFacts, in scope: Scope) -> CallOutcome? {
        guard let name = call.name, let functions = verbs[name],
            let function = functions.first(where: { isCall(call, of: $0, in: scope) }),
            let action = words.verbs[function]
        else { return nil }
        switch action {
        case .exit(let style):
            return .exits(coordinator: coordinator(calledBy: call, in: scope), ExitOperation(style), to: nil)
        case .show(let style):
            guard let value = call.arguments.first?.value else {
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
        if !built.targets.isEmpty, let name = states.label(built) {
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

    /// Whether a call is of a function that is known by its name and that of its type.
    private func isCall(_ call: CallFacts, of function: ProjectAnnotations.Function, in scope: Scope) -> Bool {
        guard function.type != nil else {
            guard case .name = call.callee else { return false }
            return context.function(of: call, in: scope).flatMap { context.table.owner(of: $0) } == nil
        }
        if let owner = context.function(of: call, in: scope).flatMap({ context.table.owner(of: $0) }),
            ancestry(of: owner).contains(where: { function.isOf($0) })
        {
            return true
        }
        let receiver: Expression
        switch call.callee {
        case .member(let base, _): receiver = base
        case .name where scope.type != nil: receiver = .instance
        default: return false
        }
        switch context.type(of: receiver, in: scope) {
        case .instance(let type)?, .metatype(let type)?: return ancestry(of: type).contains { function.isOf($0) }
        case .external(let name)?: return function.isOf(name)
        case nil: return function.isOf(outermost(receiver) ?? "")
        }
    }

    /// The names of a type and of what it inherits from.
    private func ancestry(of type: TypeID) -> [String] {
        ([type] + context.conformances.ancestors(of: type)).map { context.table.name(of: $0) }
    }

    /// The type of another module that something is got from: `AppNavigator` of `AppNavigator.shared`.
    private func outermost(_ receiver: Expression) -> String? {
        switch receiver {
        case .name(let name): name.first?.isUppercase == true ? name : nil
        case .member(let base, _): outermost(base)
        default: nil
        }
    }

    /// The coordinator that a call is made on.
    private func coordinator(calledBy call: CallFacts, in scope: Scope) -> TypeID? {
        guard case .member(let base, _) = call.callee, case .instance(let type)? = context.type(of: base, in: scope)
        else { return nil }
        return coordinators[type] == nil ? nil : type
    }
}
