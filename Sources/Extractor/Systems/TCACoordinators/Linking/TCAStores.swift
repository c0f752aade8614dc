import Linking
import Facts
import Presentation
import Types

/// Tells which feature the stores of views are about.
struct TCAStores {
    let features: TCAFeatures
    let context: LinkingContext
    private var table: TypeTable { features.table }

    /// What a store's value is: a feature, and the names of the state's properties that lead from there.
    struct Scoped: Hashable {
        /// The feature reached, or the last one on the way to a value inside of it.
        let feature: TCAFeatureID
        /// The properties on the way from a view's own store.
        let path: [String]
        /// The feature the way starts at.
        let start: TCAFeatureID
        /// Whether the way ends at a value inside of the feature's state.
        var isInside = false
    }

    /// The features that a view holds stores of.
    func features(of view: TypeID) -> [TCAFeatureID] {
        let properties = table[view].properties.values.sorted {
            table.isOrdered(table.property($0).location, before: table.property($1).location)
        }
        let found = properties.compactMap { feature(ofProperty: $0) }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func feature(ofProperty reference: PropertyID) -> TCAFeatureID? {
        table.property(reference).type.flatMap { feature(ofStore: TypeUse($0, in: table.scope(of: reference))) }
    }

    /// `Home` of `StoreOf<Home>`, `Store<Home.State, Home.Action>`, `ViewStore<…>`, or an alias of one.
    func feature(ofStore use: TypeUse) -> TCAFeatureID? {
        let use = table.expanded(use)
        guard ["StoreOf", "Store", "ViewStoreOf", "ViewStore"].contains(use.name.last) else { return nil }
        return use.name.arguments.lazy.compactMap { features.feature(use.beside($0)) }.first
    }

    /// What a store in a view's code is about.
    func scoped(_ store: Expression, in scope: Scope) -> Scoped? {
        switch store {
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = context.property(name, of: type) else { return nil }
            return feature(ofProperty: property).map { Scoped(feature: $0, path: [], start: $0) }
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let type = table.function(function).parameters.first { $0.name == name }?.type
            return type.flatMap { feature(ofStore: TypeUse($0, in: scope)) }.map {
                Scoped(feature: $0, path: [], start: $0)
            }
        case .closureParameter(_, _, _, let type?):
            return feature(ofStore: TypeUse(type, in: scope)).map { Scoped(feature: $0, path: [], start: $0) }
        case .closureParameter(let call, _, _, nil):
            return scope.call(at: call).flatMap { observed(by: $0, in: scope) }
        case .member(let base, let name):
            guard let outer = scoped(base, in: scope) else { return nil }
            return ["case", "state", "wrappedValue", "projectedValue", "stateless"].contains(name)
                ? outer : descend([name], from: outer)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if call.name == "ViewStore", let store = call.arguments.first {
                return scoped(store.value, in: scope)
            }
            guard case .member(let base, let name) = call.callee, let outer = scoped(base, in: scope) else {
                return nil
            }
            guard name == "scope", let state = call.argument("state") else {
                // `viewStore.binding(get: \.tab, send: Action.tabChanged)`, `$store.tab.sending(\.tabChanged)`
                guard name == "binding" || name == "sending" else { return nil }
                return call.argument("get").flatMap(Self.path).map { descend($0, from: outer) } ?? outer
            }
            return Self.path(state).map { descend($0, from: outer) }
        default: return nil
        }
    }

    /// What `viewStore` in `WithViewStore(store, observe: \.isOpen) { viewStore in … }` is about, and what a
    /// `SwitchStore` hands its closure.
    private func observed(by call: CallFacts, in scope: Scope) -> Scoped? {
        guard ["WithViewStore", "SwitchStore", "IfLetStore"].contains(call.name ?? ""),
            let store = call.arguments.first?.value, let outer = scoped(store, in: scope)
        else { return nil }
        guard case .keyPath(_, let path)? = call.argument("observe") else { return outer }
        return descend(path, from: outer)
    }

    /// The names in `\.child.routes`, `\Parent.State.child`, `{ $0.child }`; nil for what is no path.
    static func path(_ value: Expression) -> [String]? {
        switch value {
        case .keyPath(_, let path): return path.filter { $0 != "self" }
        case .closure(let results): return results.count == 1 ? path(results[0]) : nil
        case .closureParameter: return []
        case .member(let base, let name): return path(base).map { $0 + [name] }
        default: return nil
        }
    }

    private func descend(_ path: [String], from start: Scoped) -> Scoped {
        path.reduce(start) { current, name in
            let child = current.isInside ? nil : features.child(name, of: current.feature)
            return Scoped(
                feature: child ?? current.feature, path: current.path + [name], start: current.start,
                isInside: child == nil)
        }
    }
}
