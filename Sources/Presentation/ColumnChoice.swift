import Facts
import Types

/// The switch over a state that fills a column of a split view, also by way of the view's own properties and functions, of
/// containers, and of an `if let` of the same state.
///
/// ```swift
/// NavigationSplitView { sidebar } detail: { detail }
///
/// @ViewBuilder var detail: some View {
///     if let page { switch page { case .map: MapView() case .list: ListView() } } else { Text("Choose") }
/// }
/// ```
struct ColumnChoice {
    /// The `switch`.
    let value: Expression
    let subject: Expression
    let arms: [MatchArm]
    /// The code that it stands in.
    let scope: Scope

    /// - Parameter isState: whether an expression is a state with cases.
    init?(
        in content: Expression, of host: ContainerHost, _ context: LinkingContext,
        isState: (Expression, Scope) -> Bool
    ) {
        guard case .closure = content else { return nil }
        var (value, scope) = (content, host.scope)
        var seen: Set<BodyID> = []
        var asked: Expression?
        func enter(_ inside: Scope) -> Bool {
            guard inside.body.results.count == 1, let id = inside.id, seen.insert(id).inserted else { return false }
            (value, scope) = (inside.body.results[0], inside)
            return true
        }
        while true {
            switch value {
            case .closure(let parts) where parts.count == 1: value = parts[0]
            case .branch(let parts) where parts.count == 1: value = parts[0]
            case .match(let subject, let arms):
                guard asked == nil || asked == subject, isState(subject, scope) else { return nil }
                if asked == nil, arms.first?.patterns == [.some], arms.count <= 2 {
                    (asked, value) = (subject, arms[0].value)
                    continue
                }
                (self.value, self.subject, self.arms, self.scope) = (value, subject, arms, scope)
                return
            case .name(let name), .member(.instance, let name):
                guard asked == nil, let property = scope.type.flatMap({ context.property(name, of: $0) }),
                    context.table.property(property).type?.last == "View", enter(context.table.scope(of: property))
                else { return nil }
            case .call(let index):
                guard let call = scope.call(at: index) else { return nil }
                if case .member(let base, let name) = call.callee, base != .instance, name.first?.isLowercase == true {
                    value = base
                } else if let function = context.function(of: call, in: scope) {
                    guard asked == nil, call.arguments.isEmpty,
                        context.table.owner(of: function) == scope.type, enter(context.table.scope(of: function))
                    else { return nil }
                } else if call.name.map(context.table.traits.all.switchContainers.contains) == true,
                    let inside = call.closures.last
                {
                    value = inside
                } else {
                    return nil
                }
            default: return nil
            }
        }
    }
}
