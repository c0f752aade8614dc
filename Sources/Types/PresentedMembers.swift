import Facts

/// Tells which functions and properties of a view are used for nothing but what the view presents.
///
/// ```swift
/// var body: some View { Text("Planets").sheet(isPresented: $isAdding) { form } }
/// var form: some View { NavigationStack { NewPlanet() } }
/// ```
package struct PresentedMembers {
    private let context: LinkingContext

    private var table: TypeTable { context.table }

    /// - Parameter context: what everything is looked up through.
    package init(context: LinkingContext) { self.context = context }

    /// Whether a body is one of a member that is used, and only in what its view presents.
    package func contains(_ scope: Scope) -> Bool {
        guard let type = scope.type, !table[type].isExternal, let name = name(of: scope), name != "body" else {
            return false
        }
        var seen: Set<String> = [name]
        var queue = [name]
        var isPresented = false
        while let member = queue.popLast() {
            for (user, isInside) in uses(of: member, in: type) {
                if isInside {
                    isPresented = true
                } else if user == "body" {
                    return false
                } else if seen.insert(user).inserted {
                    queue.append(user)
                }
            }
        }
        return isPresented
    }

    /// The members of a type that use another, each with whether that is in what they present.
    private func uses(of member: String, in type: TypeID) -> [(user: String, isPresented: Bool)] {
        let scopes =
            table[type].properties.values.map { table.scope(of: $0) }
            + table[type].functions.values.joined().map { table.scope(of: $0) }
        return scopes.flatMap { scope -> [(user: String, isPresented: Bool)] in
            guard let user = name(of: scope), user != member else { return [] }
            return uses(of: member, in: scope).map { (user, $0) }
        }
    }

    /// For each use of a member in code, whether it is in what that presents.
    private func uses(of member: String, in scope: Scope) -> [Bool] {
        let owner = scope.type.map { table[$0].name } ?? "Self"
        var found: [Bool] = []
        var seen: Set<Int> = []
        var start = scope.body.results.map { ($0, false) }
        if scope.body.calls.contains(where: { $0.platforms != scope.platforms }) {
            // Modifiers behind an `#if` are no part of what the code results in.
            start += scope.body.calls.map { call in
                (.call(call.index), scope.calls(around: call).contains { presents($0.call, scope) })
            }
        }
        Expression.walk(start) { value, isPresented in
            switch value {
            case .name(member), .member(.instance, member), .member(.name(owner), member):
                found.append(isPresented)
                return .skipChildren
            case .call(let index):
                guard let call = scope.call(at: index), seen.insert(index).inserted else { return .skipChildren }
                let isInside = isPresented || presents(call, scope)
                return .visitInstead([(call.callee, isPresented)] + call.arguments.map { ($0.value, isInside) })
            default: return .visitChildren
            }
        }
        return found
    }

    /// Whether a call presents what it is handed.
    private func presents(_ call: CallFacts, _ scope: Scope) -> Bool {
        scope.roles(of: call).contains { role in
            switch role.action {
            case .declare, .link: true
            default: false
            }
        }
    }

    private func name(of scope: Scope) -> String? {
        scope.function.map { table.function($0).name } ?? scope.property.map { table.property($0).name }
    }
}
