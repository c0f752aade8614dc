import Facts
import Linking
import Presentation
import Types

/// Stacks over arrays of plain values:
///
/// ```swift
/// struct State { var path: [Route] = [] }
/// NavigationStack(path: $store.path) {
///     HomeView(…).navigationDestination(for: Route.self) { route in switch route { … } }
/// }
/// ```
extension TCAPresentations {
    /// Forgets the arrays that no stack is bound to, and finds what is shown for the values of the others.
    mutating func joinArrays(_ builders: [CallSite]) {
        let bound = Set(stacks.filter(\.state.isArray).map { key($0.state) })
        keepArrays(among: bound)
        for position in stacks.indices where stacks[position].state.isArray && stacks[position].destination == nil {
            guard let builder = builder(of: stacks[position], among: builders) else { continue }
            stacks[position].destination =
                builder.call.argument("destination") ?? builder.call.arguments.last { $0.isTrailingClosure }?.value
            stacks[position].builder = builder
        }
    }

    /// The modifier that says what a stack shows for its values: in the stack itself, in a view that is made there, or else the
    /// only one in the app.
    private func builder(of stack: Stack, among builders: [CallSite]) -> CallSite? {
        let scope = stack.site.scope
        let own = builders.filter { builder in
            guard case .typeObject(let name)? = builder.call.argument("for") else { return false }
            return features.screens(TypeUse(name, in: builder.scope))?.type == stack.state.screens?.type
        }
        if let inside = own.first(where: {
            $0.scope.id == scope.id && scope.body.isInside($0.call.index, of: stack.site.call.index)
        }) {
            return inside
        }
        let made = scope.body.calls.filter { scope.body.isInside($0.index, of: stack.site.call.index) }.compactMap {
            TypeName(reading: $0.callee).flatMap { context.find($0, in: scope) }
        }
        let near = own.filter { $0.scope.type == scope.type || $0.scope.type.map(made.contains) == true }
        return near.first ?? (own.count == 1 ? own[0] : nil)
    }
}
