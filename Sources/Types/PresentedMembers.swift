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
        context.memory.memo(of: MembersPresented.self)
            .value(of: MembersPresented(type: type), unknown: []) { members(presentedBy: type) }.contains(name)
    }

    /// What leads from the body by uses outside of what is presented is seen at once. Of the rest, what leads from a use
    /// inside of that is only presented.
    private func members(presentedBy type: TypeID) -> Set<String> {
        var plain: [String: Set<String>] = [:]
        var inside: Set<String> = []
        let scopes =
            table[type].properties.values.map { table.scope(of: $0) }
            + table[type].functions.values.joined().map { table.scope(of: $0) }
        // Most types present nothing.
        guard scopes.contains(where: { $0.roles.values.joined().contains(where: Self.presents) }) else { return [] }
        for scope in scopes {
            guard let user = name(of: scope) else { continue }
            for (member, isPresented) in members(usedIn: scope) where member != user {
                if isPresented { inside.insert(member) } else { plain[user, default: []].insert(member) }
            }
        }
        return Self.reached(from: inside, by: plain).subtracting(Self.reached(from: ["body"], by: plain))
    }

    private static func reached(from start: Set<String>, by uses: [String: Set<String>]) -> Set<String> {
        var reached = start
        var queue = Array(start)
        while let member = queue.popLast() {
            for used in uses[member] ?? [] where reached.insert(used).inserted { queue.append(used) }
        }
        return reached
    }

    /// The members of its type that code may use, each with whether that is in what the code presents.
    private func members(usedIn scope: Scope) -> [(name: String, isPresented: Bool)] {
        let owner = scope.type.map { table[$0].name } ?? "Self"
        var found: [(name: String, isPresented: Bool)] = []
        walk(scope) { value, isPresented in
            switch value {
            case .name(let name), .member(.instance, let name), .member(.name(owner), let name):
                found.append((name, isPresented))
                return true
            default: return false
            }
        }
        return found
    }

    private func uses(in scope: Scope, where isMeant: (Expression) -> Bool) -> [Bool] {
        var found: [Bool] = []
        walk(scope) { value, isPresented in
            guard isMeant(value) else { return false }
            found.append(isPresented)
            return true
        }
        return found
    }

    /// Visits what code results in, each part with whether it is in what that presents, down to where `visit` has found
    /// what it looks for.
    private func walk(_ scope: Scope, _ visit: (Expression, Bool) -> Bool) {
        var seen: Set<Int> = []
        var start = scope.body.results.map { ($0, false) }
        if scope.body.calls.contains(where: { $0.platforms != scope.platforms }) {
            // Modifiers behind an `#if` are no part of what the code results in.
            start += scope.body.calls.map { call in
                (.call(call.index), scope.calls(around: call).contains { presents($0.call, scope) })
            }
        }
        Expression.walk(start) { value, isPresented in
            if visit(value, isPresented) { return .skipChildren }
            switch value {
            case .call(let index):
                guard let call = scope.call(at: index), seen.insert(index).inserted else { return .skipChildren }
                let isInside = isPresented || presents(call, scope)
                return .visitInstead([(call.callee, isPresented)] + call.arguments.map { ($0.value, isInside) })
            default: return .visitChildren
            }
        }
    }

    /// Whether a call presents what it is handed.
    private func presents(_ call: CallFacts, _ scope: Scope) -> Bool {
        scope.roles(of: call).contains(where: Self.presents)
    }

    private static func presents(_ role: CallRole) -> Bool {
        switch role.action {
        case .declare, .link: true
        default: false
        }
    }

    private func name(of scope: Scope) -> String? {
        scope.function.map { table.function($0).name } ?? scope.property.map { table.property($0).name }
    }
}

/// The members of a type that are used, and only in what it presents.
private struct MembersPresented: Query {
    typealias Answer = Set<String>

    let type: TypeID
}
