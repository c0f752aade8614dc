import Facts
import Linking
import Presentation
import Types

/// Tells what a link shows that names the state of a screen: `NavigationLink(state: Path.State.detail(…))`.
struct TCALinks {
    /// What a link shows: a case of what a stack holds, or the only screen there is.
    struct Found {
        let state: TCAPresented
        let name: String?
        /// Whether only the name tells which stack it is.
        let isInferred: Bool
        /// What of a state holds the screen: the values it is given tell which case it is.
        var held: Held?
    }

    /// A property of a feature's state.
    struct Held {
        let owner: TCAFeatureID
        let property: String
    }

    /// Whether a link names the state of a stack's screen.
    static func names(_ link: CallSite, _ features: TCAFeatures, _ presentations: TCAPresentations) -> Bool {
        !found(link, features, presentations).isEmpty
    }

    /// What a link shows.
    static func found(
        _ link: CallSite, _ features: TCAFeatures, _ presentations: TCAPresentations
    ) -> [Found] {
        if let state = link.call.argument("state") { return found(state, link.scope, features, presentations) }
        guard let value = link.call.argument("value") else { return [] }
        // Values that are no states are what arrays are made of.
        return found(value, link.scope, features, presentations).filter(\.state.isArray)
    }

    private static func found(
        _ value: Expression, _ scope: Scope, _ features: TCAFeatures, _ presentations: TCAPresentations
    ) -> [Found] {
        if let parts = value.alternatives { return parts.flatMap { found($0, scope, features, presentations) } }
        var stacks: [TCAPresented] = []
        for stack in presentations.stacks
        where !stacks.contains(where: { $0.owner == stack.state.owner && $0.property == stack.state.property }) {
            stacks.append(stack.state)
        }
        var made = value
        if case .call(let index) = made, let call = scope.call(at: index) { made = call.callee }
        switch made {
        case .member(let owner, let name):
            guard let path = TypeName(reading: owner) else { break }
            let screens = features.screens(TypeUse(path, in: scope))
            let named = stacks.filter { $0.screens != nil && $0.screens == screens }
            if !named.isEmpty { return named.map { Found(state: $0, name: name, isInferred: named.count > 1) } }
        case .implicitMember(let name):
            let named = stacks.filter { stack in
                stack.screens.map { features.cases(ofType: $0.type).contains { $0.facts.name == name } } ?? false
            }
            return named.count == 1 ? [Found(state: named[0], name: name, isInferred: true)] : []
        default: break
        }
        if let held = held(value, scope, stacks, features, presentations) { return held }
        guard let child = features.feature(madeBy: value, in: scope) else { return [] }
        return stacks.filter { $0.child == child }.map { Found(state: $0, name: nil, isInferred: false) }
    }

    /// The stacks of screens of which a state keeps one: `NavigationLink(state: store.detail)`.
    private static func held(
        _ value: Expression, _ scope: Scope, _ stacks: [TCAPresented], _ features: TCAFeatures,
        _ presentations: TCAPresentations
    ) -> [Found]? {
        guard let scoped = presentations.stores.scoped(value, in: scope), let property = scoped.path.last,
            let owner = features.child(at: scoped.path.dropLast(), of: scoped.start)
        else { return nil }
        let named = stacks.filter { $0.screens?.feature == scoped.feature }
        guard !named.isEmpty else { return nil }
        let held = Held(owner: owner, property: property)
        return named.map { Found(state: $0, name: nil, isInferred: named.count > 1, held: held) }
    }
}
