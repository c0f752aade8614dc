import Facts

/// Tells which functions and properties of a view are used for nothing but what the view presents, and what is handed to such.
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
        return isPresented(name, of: type)
    }

    /// Whether what a call is handed is only presented by the view of the app that it makes, or by the function that it runs.
    ///
    /// ```swift
    /// struct Row<Page: View>: View { let page: () -> Page; var body: some View { NavigationLink { page() } label: { … } } }
    /// Row { NavigationStack { PlanetView() } }
    /// ```
    /// - Parameter position: that of the argument.
    package func isPresented(_ position: Int, of call: CallFacts, in scope: Scope) -> Bool {
        if let path = TypeName(reading: call.callee), path.last.isCapitalized, let type = context.find(path, in: scope)
        {
            guard !table[type].isExternal, context.conformances.isPart(type) else { return false }
            let kept = context.keptArguments(of: call, making: type).first { $0.position == position }
            return kept.map { isPresented($0.property, of: type) } ?? false
        }
        guard let function = context.function(of: call, in: scope), call.arguments.indices.contains(position) else {
            return false
        }
        let facts = table.function(function)
        let handed = call.arguments[position].value
        guard let name = facts.parameters.compactMap(\.name).first(where: { facts.argument($0, in: call) == handed })
        else {
            return false
        }
        let uses = uses(in: table.scope(of: function)) { $0 == .parameter(name) }
        return !uses.isEmpty && !uses.contains(false)
    }

    /// Whether a member is used, and only in what its type presents.
    private func isPresented(_ name: String, of type: TypeID) -> Bool {
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
        return uses(in: scope) { value in
            switch value {
            case .name(member), .member(.instance, member), .member(.name(owner), member): true
            default: false
            }
        }
    }

    private func uses(in scope: Scope, where isMeant: (Expression) -> Bool) -> [Bool] {
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
            if isMeant(value) {
                found.append(isPresented)
                return .skipChildren
            }
            switch value {
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
