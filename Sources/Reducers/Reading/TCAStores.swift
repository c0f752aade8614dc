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
        let property = table.property(reference)
        let scope = table.scope(of: reference)
        if let type = property.type { return feature(ofStore: TypeUse(type, in: scope)) }
        // `var store = Store(initialState: Home.State()) { Home() }`
        return property.body.results.lazy.compactMap { made(by: $0, in: scope) }.first
    }

    /// The feature of a store that an expression makes.
    private func made(by value: Expression, in scope: Scope) -> TCAFeatureID? {
        guard case .call(let index) = value, let call = scope.call(at: index) else { return nil }
        if call.callee == .name("ViewStore"), let store = call.arguments.first {
            return scoped(store.value, in: scope).flatMap { $0.isInside ? nil : $0.feature }
        }
        guard call.callee == .name("Store"), let state = call.argument("initialState") else { return nil }
        return features.feature(madeBy: state, in: scope)
            ?? call.closures.lazy.compactMap { closure -> TCAFeatureID? in
                guard case .closure(let results) = closure else { return nil }
                return results.lazy.compactMap { features.feature(madeBy: $0, in: scope) }.first
            }.first
    }

    /// `Home` of `StoreOf<Home>`, `Store<Home.State, Home.Action>`, `ViewStore<…>`, or an alias of one.
    func feature(ofStore use: TypeUse) -> TCAFeatureID? {
        // An app may declare one of the names itself, for the parameter of which nothing is known.
        let use = Self.types.contains(use.name.last) && !use.name.arguments.isEmpty ? use : table.expanded(use)
        guard Self.types.contains(use.name.last) else { return nil }
        return use.name.arguments.lazy.compactMap { features.feature(use.beside($0)) }.first
    }

    private static let types: Set<String> = [
        "StoreOf", "Store", "ViewStoreOf", "ViewStore", "PresentationStoreOf", "PresentationStore",
    ]

    /// Whether a view only fills or colors what is behind others.
    func isFiller(_ value: Expression, in scope: Scope) -> Bool {
        switch scope.chain(endingAt: value).last?.callee {
        case .name(let name): table.traits.all.fillers.contains(name)
        default: if case .member(.name("Color"), _) = value { true } else { false }
        }
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
            guard let feature = type.flatMap({ feature(ofStore: TypeUse($0, in: scope)) }) else { return nil }
            return handed(to: name, of: function, feature) ?? Scoped(feature: feature, path: [], start: feature)
        case .closureParameter(_, _, _, let type?):
            return feature(ofStore: TypeUse(type, in: scope)).map { Scoped(feature: $0, path: [], start: $0) }
        case .closureParameter(let call, _, _, nil):
            return scope.call(at: call).flatMap { observed(by: $0, in: scope) }
        case .member(let base, let written):
            // `viewStore.$isShown`
            let name = written.first == "$" ? String(written.dropFirst()) : written
            guard let outer = scoped(base, in: scope) else { return held(name, by: base, in: scope) }
            return ["case", "state", "wrappedValue", "projectedValue", "stateless"].contains(name)
                ? outer : added(name, to: outer, in: scope) ?? descend([name], from: outer)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if call.name == "ViewStore", let store = call.arguments.first {
                return scoped(store.value, in: scope)
            }
            if let bound = Self.bound(by: call) { return scoped(bound, in: scope) }
            guard case .member(let base, let name) = call.callee, let outer = scoped(base, in: scope) else {
                return nil
            }
            let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
            guard name == "scope", let state = call.argument("state") ?? unlabelled else {
                // `viewStore.binding(get: \.tab, send: Action.tabChanged)`, `$store.tab.sending(\.tabChanged)`
                if Self.sameBinding.contains(name) { return outer }
                guard name == "binding" || name == "sending" else { return nil }
                // `viewStore.binding(\.$isShown)`
                let asked = call.argument("get") ?? (name == "binding" ? unlabelled : nil)
                return asked.flatMap(Self.path).map { descend($0, from: outer) } ?? outer
            }
            return Self.path(state).map { descend($0, from: outer) }
        default: return nil
        }
    }

    /// What a store is about that another object of the app's holds: `appDelegate.store`, `Self.store`.
    private func held(_ name: String, by owner: Expression, in scope: Scope) -> Scoped? {
        let type: TypeID?
        switch context.type(of: owner, in: scope) {
        case .instance(let found), .metatype(let found): type = found
        case .external, nil: type = nil
        }
        return type.flatMap { context.property(name, of: $0) }.flatMap { feature(ofProperty: $0) }.map {
            Scoped(feature: $0, path: [], start: $0)
        }
    }

    /// What a property that the app adds to stores leads to: `extension StoreOf<Home> { var list: … { scope(state: \.rows, …) } }`.
    private func added(_ name: String, to store: Scoped, in scope: Scope) -> Scoped? {
        guard !store.isInside, features.child(name, of: store.feature) == nil,
            features.property(name, of: store.feature) == nil
        else { return nil }
        for library in ["StoreOf", "Store"] {
            guard let type = table.find([library], from: scope.file, within: nil), table[type].isExternal,
                let property = table[type].properties[name]
            else { continue }
            let made = table.scope(of: property)
            guard made.body.results.count == 1, case .call(let index) = made.body.results[0],
                let call = made.call(at: index), call.name == "scope",
                let path = call.arguments.first.flatMap({ Self.path($0.value) }), let first = path.first,
                features.property(first, of: store.feature) != nil
            else { continue }
            return descend(path, from: store)
        }
        return nil
    }

    /// What a binding that is made in place is about: `Binding(get: { store.isShown }, set: { … })`.
    private static func bound(by call: CallFacts) -> Expression? {
        guard call.callee == .name("Binding") || call.callee == .implicitMember("init") else { return nil }
        guard case .closure(let results)? = call.argument("get") else {
            return call.callee == .name("Binding") && call.arguments.count == 1 && call.arguments[0].label == nil
                ? call.arguments[0].value : nil
        }
        return results.count == 1 ? results[0] : nil
    }

    /// What `viewStore` in `WithViewStore(store, observe: \.isOpen) { viewStore in … }` is about, and what a
    /// `SwitchStore` hands its closure.
    private func observed(by call: CallFacts, in scope: Scope) -> Scoped? {
        if let presented = call.argument("item") ?? call.argument("store"), Self.presenting.contains(call.name ?? "") {
            return scoped(presented, in: scope)
        }
        guard ["WithViewStore", "SwitchStore", "IfLetStore"].contains(call.name ?? ""),
            let store = call.arguments.first?.value, let outer = scoped(store, in: scope)
        else { return nil }
        guard case .keyPath(_, let path)? = call.argument("observe") else { return outer }
        return descend(path, from: outer)
    }

    /// What makes another binding to the same value: `$store.isShown.animation()`.
    private static let sameBinding: Set<String> = ["animation", "transaction"]

    /// The modifiers that hand their closures the store of what they present.
    private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]

    /// The names in `\.child.routes`, `\Parent.State.child`, `{ $0.child }`; nil for what is no path.
    static func path(_ value: Expression) -> [String]? {
        switch value {
        case .keyPath(_, let path):
            return path.filter { $0 != "self" }.map { $0.first == "$" ? String($0.dropFirst()) : $0 }
        case .closure(let results): return results.count == 1 ? path(results[0]) : nil
        case .closureParameter: return []
        case .member(let base, let name):
            return path(base).map { $0 + [name.first == "$" ? String(name.dropFirst()) : name] }
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
