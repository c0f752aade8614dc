import Linking
import Facts
import Presentation
import Types

/// Finds the coordinators that hold routes: reducers whose state has a property of routes, and that run the screens or
/// have a view that shows them.
struct TCARouters {
    let features: TCAFeatures
    /// For each feature that is a coordinator, the properties that hold its routes.
    private(set) var routes: [TCAFeatureID: [TCAFeature.Routes]] = [:]
    /// The views that hold a router, the feature each is about, and where.
    private(set) var views: [TypeID: TCAFeatureID] = [:]
    /// The routers' calls by feature.
    private(set) var routers: [TCAFeatureID: [(call: CallFacts, scope: Scope)]] = [:]

    /// - Parameter parts: those that stand in the app.
    init(_ parts: [TCARoutePart], features: TCAFeatures, stores: TCAStores) {
        self.features = features
        for part in parts where part.role == .logic {
            if let feature = feature(running: part) { add(feature) }
        }
        guard parts.contains(where: { $0.role == .view }) else { return }
        for scope in stores.context.code.scopes {
            guard let view = scope.type else { continue }
            for call in scope.body.calls where call.name == "TCARouter" {
                let store = call.argument("store") ?? call.arguments.first?.value
                let named = store.flatMap { stores.scoped($0, in: scope)?.feature }
                let candidates = (named.map { [$0] } ?? []) + stores.features(of: view)
                guard let feature = candidates.first(where: { !features.routes(of: $0).isEmpty }) else { continue }
                add(feature)
                views[view] = views[view] ?? feature
                routers[feature, default: []].append((call, scope))
            }
        }
    }

    private mutating func add(_ feature: TCAFeatureID) {
        guard routes[feature] == nil else { return }
        let found = features.routes(of: feature)
        if !found.isEmpty { routes[feature] = found }
    }

    private func feature(running part: TCARoutePart) -> TCAFeatureID? {
        guard let type = part.type else { return features.feature(ofGlobal: part.member, from: part.file) }
        return features.feature(around: type)
    }

    /// The feature whose routes a property holds, by the type of its screens; nil where several hold them.
    func feature(of screens: TCAFeature.Screens) -> TCAFeatureID? {
        let found = routes.filter { $0.value.contains { $0.screens == screens } }.map(\.key)
        return found.count == 1 ? found[0] : nil
    }
}

extension TCAFeatures {
    /// The feature of a reducer that is a variable, or that a function makes, outside of types.
    func feature(ofGlobal name: String, from file: FileID) -> TCAFeatureID? {
        if let reference = table.globalVariable(name, from: file) {
            let property = table.property(reference)
            let scope = table.scope(of: reference)
            if let type = property.type, let feature = feature(ofReducer: TypeUse(type, in: scope)) { return feature }
            for call in property.body.calls where call.typeArguments.count > 1 {
                if let feature = feature(TypeUse(call.typeArguments[0], in: scope)) { return feature }
            }
        }
        for function in table.globalFunctions(name, from: file) {
            guard let type = table.function(function).returnType else { continue }
            if let feature = feature(ofReducer: TypeUse(type, in: table.scope(of: function))) { return feature }
        }
        guard name.hasSuffix("Reducer"), let first = name.first else { return nil }
        let prefix = first.uppercased() + name.dropFirst().dropLast("Reducer".count)
        return feature(TypeUse(TypeName(prefix + "State"), file: file, within: nil))
    }

    /// `Home` of `Reducer<HomeState, HomeAction, Void>`, or an alias of it.
    func feature(ofReducer use: TypeUse) -> TCAFeatureID? {
        let use = table.expanded(use)
        return use.name.arguments.first.flatMap { feature(use.beside($0)) } ?? feature(use)
    }

    /// The feature that a piece of code belongs to.
    func feature(around scope: Scope) -> TCAFeatureID? {
        if let type = scope.type {
            return feature(around: type)
                ?? scope.property.flatMap { reference in
                    table.property(reference).type.flatMap { feature(ofReducer: TypeUse($0, in: scope)) }
                }
        }
        if let property = scope.property {
            return feature(ofGlobal: table.property(property).name, from: scope.file)
        }
        guard let function = scope.function else { return nil }
        let facts = table.function(function)
        return feature(ofGlobal: facts.name, from: scope.file)
            ?? facts.parameters.lazy.compactMap { $0.type.flatMap { feature(TypeUse($0, in: scope)) } }.first
    }
}
