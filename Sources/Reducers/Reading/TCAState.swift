import Linking
import Facts
import Presentation
import Types

/// Tells what of the app's state an expression in a reducer stands for.
struct TCAState {
    /// What an expression stands for.
    enum Place: Hashable {
        /// The state of a feature.
        case state(TCAFeatureID)
        /// The routes that a feature's state holds.
        case routes(TCAFeatureID)
        /// A value inside of a feature's state, by the properties that lead to it.
        case value(TCAFeatureID, [String])
    }

    let features: TCAFeatures
    let routers: TCARouters
    private var table: TypeTable { features.table }
    private var kept: TCAKeptReducers { TCAKeptReducers(features: features) }

    /// The feature whose reducer, or whose kept closure, a call stands in.
    func feature(around site: CallSite) -> TCAFeatureID? {
        features.feature(around: site.scope) ?? kept.feature(around: site.call, in: site.scope)
    }

    private static let reducers: Set<String> = ["Reduce", "Reducer", "AnyReducer", "CombineReducers"]

    /// What an expression stands for; nil where it is nothing of the state.
    func place(of value: Expression, in scope: Scope) -> Place? {
        switch value {
        case .closureParameter(_, _, _, let type?): return place(of: TypeUse(type, in: scope), scope)
        case .closureParameter(let index, let argument, let position, nil):
            guard let call = scope.call(at: index) else { return nil }
            return handed(by: call, argument, position, in: scope)
                ?? kept.handed(by: call, argument, position, in: scope).flatMap { place(of: $0, scope) }
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let type = table.function(function).parameters.first { $0.name == name }?.type
            return type.flatMap { place(of: TypeUse($0, in: scope), scope) }
        case .typed(let type): return place(of: TypeUse(type, in: scope), scope)
        case .instance:
            guard let type = scope.type, let feature = features.feature(of: type),
                features[feature].state == type
            else { return nil }
            return .state(feature)
        case .name(let name): return place(of: .member(.instance, name), in: scope)
        // `var home = Home.State()`, for a store; what a reducer makes is shown where it puts that.
        case .call(let index) where features.feature(around: scope) == nil:
            let name = scope.call(at: index).flatMap(TCAStateCalls.stateName)
            return name.flatMap { features.feature(TypeUse($0, in: scope)) }.map { .state($0) }
        case .member(let base, let name):
            switch place(of: base, in: scope) {
            case .state(let feature): return member(name, of: feature)
            case .value(let feature, let path): return .value(feature, path + [name])
            case .routes, nil: return nil
            }
        default: return nil
        }
    }

    private func member(_ name: String, of feature: TCAFeatureID) -> Place {
        if routers.routes[feature]?.contains(where: { $0.property == name }) == true { return .routes(feature) }
        if let child = features.child(name, of: feature) { return .state(child) }
        return .value(feature, [name])
    }

    /// What a value of a type written out stands for.
    private func place(of use: TypeUse, _ scope: Scope) -> Place? {
        if let screens = features.screens(ofRoutes: use) {
            // Several coordinators may show the same screens: the one whose code it is comes first.
            if let own = features.feature(around: scope),
                routers.routes[own]?.contains(where: { $0.screens == screens })
                    == true
            {
                return .routes(own)
            }
            return routers.feature(of: screens).map { .routes($0) }
        }
        let use = table.expanded(use)
        guard use.name.last != "Action", !use.name.last.hasSuffix("Action"), let feature = features.feature(use) else {
            return nil
        }
        return .state(feature)
    }

    /// What a closure is handed: the state by a reducer, the routes by `routeWithDelaysIfUnsupported`.
    private func handed(by call: CallFacts, _ argument: Int, _ position: Int, in scope: Scope) -> Place? {
        guard let name = call.name else { return nil }
        // An `onChange` of the app's own, which hands the state on before the action: `{ user, state, action in … }`. That of the
        // library has no state.
        if name == "onChange", call.arguments.indices.contains(argument) {
            let count = call.arguments[argument].parameterTypes.count
            guard count > 2, position == count - 2 else { return nil }
            return features.feature(around: scope).map { .state($0) }
        }
        guard position == 0 else { return nil }
        if name == "routeWithDelaysIfUnsupported" {
            return call.arguments.first.flatMap { place(of: $0.value, in: scope) }
        }
        // What is made in `.recurse { reducer in … }` is the reducer itself.
        let isWhole = call.closure.map { scope.call(at: $0.call)?.name == "recurse" } ?? true
        guard Self.reducers.contains(name) || (name == "init" && isWhole) else { return nil }
        if let type = call.typeArguments.first, let feature = features.feature(TypeUse(type, in: scope)) {
            return .state(feature)
        }
        return features.feature(around: scope).map { .state($0) }
    }
}
