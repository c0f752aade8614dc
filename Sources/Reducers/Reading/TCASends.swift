import Facts
import Types

/// The calls that send actions which hand something over: `store.send(.setRoute(.detail(id)))`.
struct TCASends {
    /// An action whose value a reducer only takes over.
    struct Setter: Hashable {
        let feature: TCAFeatureID
        let action: String
        /// Which of the action's values it is.
        let position: Int
    }

    /// A call that sends an action, and the one that makes it, which may stand inside of a parent's: `.home(.setRoute(nil))`.
    private struct Sent {
        let site: CallSite
        let action: CallFacts
    }

    private let sites: [TCAFeatureID: [String: [Sent]]]

    init(stores: TCAStores, scopes: [Scope]) {
        let features = stores.features
        var sites: [TCAFeatureID: [String: [Sent]]] = [:]
        for scope in scopes {
            for call in scope.body.calls {
                guard case .call(let made)? = call.arguments.first?.value, var action = scope.call(at: made),
                    case .implicitMember = action.callee, var feature = Self.feature(of: call, scope, stores)
                else { continue }
                while let name = action.name {
                    sites[feature, default: [:]][name, default: []].append(
                        Sent(site: CallSite(scope: scope, call: call), action: action))
                    guard case .call(let inside)? = action.arguments.last?.value, let inner = scope.call(at: inside),
                        case .implicitMember(let next) = inner.callee, inner.index > action.index
                    else { break }
                    // Own actions may be in groups: `.internal(.setRoute(nil))`.
                    let isOwn = features.groups(next, in: name, of: feature)
                    guard let child = features.child(sending: name, of: feature) ?? (isOwn ? feature : nil) else {
                        break
                    }
                    (action, feature) = (inner, child)
                }
            }
        }
        self.sites = sites
    }

    /// The feature whose actions a call sends.
    static func feature(of call: CallFacts, _ scope: Scope, _ stores: TCAStores) -> TCAFeatureID? {
        switch call.callee {
        case .member(let store, "send"):
            guard let found = stores.scoped(store, in: scope), !found.isInside else { return nil }
            return found.feature
        // `.send(.setRoute(nil))` and, in an effect, `await send(.setRoute(nil))`.
        case _ where call.sendsOwnAction: return stores.features.feature(around: scope)
        case .name("send"):
            if let feature = stores.features.feature(around: scope) { return feature }
            let held = scope.type.map { stores.features(of: $0) } ?? []
            return held.count == 1 ? held[0] : nil
        default: return nil
        }
    }

    /// Whether a call is of the `send` that `@ViewAction(for: Home.self)` gives a view, which is of the actions in `view`.
    static func sendsViewActions(_ call: CallFacts, _ scope: Scope, _ stores: TCAStores) -> Bool {
        guard call.callee == .name("send") || call.callee == .member(.instance, "send"), let view = scope.type,
            stores.features.feature(around: scope) == nil
        else { return false }
        return stores.context.table[view].parts.contains {
            stores.context.table[$0].attributes.contains { $0.hasSuffix("ViewAction") }
        }
    }

    /// What the sources hand over with an action, each with the call that sends it.
    func values(of setter: Setter) -> [(value: Expression, site: CallSite)] {
        (sites[setter.feature]?[setter.action] ?? []).compactMap { sent in
            guard sent.action.arguments.indices.contains(setter.position) else { return nil }
            return (sent.action.arguments[setter.position].value, sent.site)
        }
    }
}

extension CallFacts {
    /// Whether it sends an action of the reducer's own that it stands in: `.send(.moved)`, in an effect `await send(.moved)`, and
    /// before 1.0 `.init(value: .moved)` and `Effect(value: .moved)`.
    var sendsOwnAction: Bool {
        if case .closureParameter = callee { return true }
        return sendsAtOnce
    }

    /// Whether that is all its effect does.
    var sendsAtOnce: Bool {
        switch callee {
        case .implicitMember("send"): true
        case .implicitMember("init"), .name("Effect"), .name("EffectTask"), .name("EffectPublisher"):
            arguments.count == 1 && arguments[0].label == "value"
        default: false
        }
    }
}
