import Facts

/// Closures that views are handed through the environment.
///
/// ```swift
/// .environment(\.open) { route in path.append(route) }
/// .environment(\.navigator, Navigator(push: { path.append($0) }))
/// ```
package enum EnvironmentActions {
    /// A closure by the key it is found under, and in a value of several, by its name there.
    package struct Action: Hashable {
        /// The key of the environment.
        package let key: String
        /// The closure's name in a value of several.
        package var member: String?

        /// - Parameter member: the closure's name in a value of several.
        package init(key: String, member: String? = nil) {
            self.key = key
            self.member = member
        }

        /// Whether a call through the environment runs the closure. A value with one closure may be called itself.
        package func isRun(by call: Action) -> Bool { key == call.key && (call.member == nil || call.member == member) }
    }

    /// The action that a closure is, by the argument it stands as.
    package static func action(_ closure: ClosureContext, in scope: Scope, _ context: LinkingContext) -> Action? {
        guard scope.body.calls.indices.contains(closure.call) else { return nil }
        let call = scope.body.calls[closure.call]
        if let key = key(of: call) { return closure.argument == 1 ? Action(key: key) : nil }
        // Few calls make such a value, and only for those is the code searched for what hands it on.
        guard let made = TypeName(reading: call.callee), made.last.first?.isUppercase == true,
            let type = context.find(made, in: scope), !context.conformances.isPart(type),
            let handing = scope.body.calls.first(where: { handing in
                handing.name == "environment" && handing.arguments.last?.value == .call(closure.call)
            }),
            let key = key(of: handing), call.arguments.indices.contains(closure.argument)
        else { return nil }
        let label = call.arguments[closure.argument].label
        return Action(key: key, member: label ?? context.table.lastClosure(of: type))
    }

    /// The action around a call, where a closure of the environment holds it.
    package static func action(around site: CallSite, _ context: LinkingContext) -> Action? {
        site.scope.calls(around: site.call).lazy.compactMap { action($0.closure, in: site.scope, context) }.first
    }

    /// What a call runs through the environment: `open(.home)`, `navigator.push(.home)`.
    package static func action(runBy call: CallFacts, in scope: Scope, _ context: LinkingContext) -> Action? {
        guard let type = scope.type else { return nil }
        func key(_ property: String) -> String? {
            context.property(property, of: type).flatMap { context.table.property($0).environmentKey }
        }
        switch call.callee {
        case .name(let name), .member(.instance, let name): return key(name).map { Action(key: $0) }
        case .member(.name(let name), let member), .member(.member(.instance, let name), let member):
            return key(name).map { Action(key: $0, member: member == "callAsFunction" ? nil : member) }
        default: return nil
        }
    }

    /// What runs for every address that any view opens; where that leads depends on the address.
    private static let openURL = "openURL"

    /// The key of `.environment(\.key, value)`.
    package static func key(of call: CallFacts) -> String? {
        guard case .member(_, "environment") = call.callee, call.arguments.count == 2,
            case .keyPath(_, let path) = call.arguments[0].value, path.count == 1, path[0] != openURL
        else { return nil }
        return path[0]
    }
}
