import Base
import Facts

/// What is built on some platforms only.
extension TargetResolver {
    /// What an expression builds, apart for the platforms that the code which makes it is compiled for:
    ///
    /// ```swift
    /// @ViewBuilder var list: some View {
    ///     #if os(macOS)
    ///     Table()
    ///     #else
    ///     Rows()
    ///     #endif
    /// }
    /// ```
    /// - Parameter built: what it builds.
    package func compiled(
        _ built: Targets, by expression: Expression, in scope: Scope
    ) -> [(targets: [Targets.Target], platforms: Platforms)] {
        guard built.targets.count > 1 else { return [(built.targets, .all)] }
        var found: [Targets.Target: Platforms] = [:]
        var seen: Set<BodyID> = []
        Expression.walk([(expression, scope)]) { part, scope in
            func enter(_ inside: Scope) -> ExpressionStep<Scope> {
                guard let body = inside.id, seen.insert(body).inserted else { return .skipChildren }
                return .visitInstead(inside.body.results, in: inside)
            }
            switch part {
            case .closure, .branch: return .visitChildren
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: scope)
            case .name(let name), .member(.instance, let name):
                return scope.type.flatMap { context.property(name, of: $0, on: scope.platforms) }
                    .map { enter(table.scope(of: $0)) } ?? .skipChildren
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                if let function = context.function(of: call, in: scope), table.owner(of: function) == scope.type {
                    return enter(table.scope(of: function))
                }
                for target in targets(of: part, in: scope).targets {
                    found[target, default: []].formUnion(call.platforms.intersection(scope.platforms))
                }
                return .skipChildren
            default: return .skipChildren
            }
        }
        let known = built.targets.map { found[$0] ?? .all }
        return known.reduce(into: [Platforms]()) { if !$0.contains($1) { $0.append($1) } }.map { platforms in
            (zip(built.targets, known).filter { $1 == platforms }.map(\.0), platforms)
        }
    }
}
