import Facts
import Presentation
import Types

/// What code shows that types inherit, where each of them gives that by a function of its own.
///
/// ```swift
/// protocol Coordinator { func makeController() -> UIViewController }
/// extension Coordinator {
///     func start() { stack.pushViewController(makeController(), animated: true) }
/// }
/// ```
extension UIKitValues {
    /// Whether the code around a call calls a function of its own type that gives nothing there, and that heirs have in their own way.
    func isLeftToHeirs(_ function: FunctionID, calledBy call: CallFacts, in scope: Scope) -> Bool {
        switch call.callee {
        case .name, .member(.instance, _): break
        default: return false
        }
        guard let around = scope.type, let owner = table.owner(of: function), !table[around].isExternal,
            around == owner || context.conformances.ancestors(of: around).contains(owner)
        else { return false }
        let isBase = table[around].kind == .protocol || types.inherited.contains(around)
        guard isBase, !gives(context.implementation(of: function, in: around) ?? function) else { return false }
        return types.heirs(of: around).contains { heir in
            context.implementation(of: function, in: heir).map { $0 != function && gives($0) } ?? false
        }
    }

    /// Whether a function has something to give, and does more than to end the program where nothing is declared in its place.
    private func gives(_ function: FunctionID) -> Bool {
        let body = table.function(function).body
        return body.results.contains { result in
            guard case .call(let index) = result, body.calls.indices.contains(index) else { return true }
            return !UIKitNames.ending.contains(body.calls[index].name ?? "")
        }
    }

    /// The types that run some inherited code as it is, and give what it shows in their own way.
    func heirs(running body: FunctionID?, giving function: FunctionID, in scope: Scope) -> [TypeID] {
        guard let around = scope.type else { return [] }
        return types.heirs(of: around).filter { heir in
            guard !table[heir].isExternal, table[heir].kind != .protocol else { return false }
            return body.map { context.implementation(of: $0, in: heir) == $0 } ?? true
        }
    }

    /// What a type gives by a function that it declares or inherits.
    func given(by function: FunctionID, in type: TypeID) -> [UIKitShown] {
        guard let own = context.implementation(of: function, in: type), gives(own) else { return [] }
        let facts = table.function(own)
        if let name = facts.returnType, let made = context.find(name, in: table.scope(of: own)),
            types.isController(made), !types.inherited.contains(made)
        {
            return [of(made)]
        }
        return body(of: own, at: nil).map(\.outside)
    }

    /// What is shown, without the container or the hosting controller around it that is made with it, and without modifiers.
    package func unwrapped(_ value: Expression, in scope: Scope) -> Expression {
        var next = value
        var isView = false
        while case .call(let index) = next, let call = scope.call(at: index) {
            if let root = call.argument("rootViewController") ?? call.argument("rootView") {
                next = root
                isView = call.argument("rootView") != nil
            } else if isView, case .member(let base, _) = call.callee, case .call = base {
                next = base
            } else {
                break
            }
        }
        return next
    }
}
