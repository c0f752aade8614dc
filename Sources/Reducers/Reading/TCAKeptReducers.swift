import Facts
import Linking
import Types

/// Reducers that are closures kept in properties.
///
/// ```swift
/// struct Strategy { let handle: (Flow.Action, inout Flow.State) -> Effect<Flow.Action> }
/// Strategy(handle: { action, state in … })
/// ```
struct TCAKeptReducers {
    let features: TCAFeatures
    private var table: TypeTable { features.table }

    /// The type that a closure is handed in a position, as the property says that keeps it.
    func handed(by call: CallFacts, _ argument: Int, _ position: Int, in scope: Scope) -> TypeUse? {
        let types = handed(by: call, argument, in: scope)
        return types.indices.contains(position) ? types[position] : nil
    }

    /// The feature whose state the closure changes that a call stands in, where it is kept elsewhere than in the feature.
    func feature(around call: CallFacts, in scope: Scope) -> TCAFeatureID? {
        for (outer, closure) in scope.calls(around: call) {
            for case let use? in handed(by: outer, closure.argument, in: scope) where use.name.last.hasSuffix("State") {
                if let feature = features.feature(use) { return feature }
            }
        }
        return nil
    }

    /// The types of all that a closure is handed.
    private func handed(by call: CallFacts, _ argument: Int, in scope: Scope) -> [TypeUse?] {
        guard call.arguments.indices.contains(argument), call.arguments[argument].isClosure,
            let type = made(by: call, in: scope),
            let property = property(keeping: call.arguments[argument], of: type)
        else { return [] }
        return table.property(property).closureTypes.map { type in
            type.map { TypeUse($0, in: table.scope(of: property)) }
        }
    }

    /// The property that a type's initializer puts an argument into; the only one that holds a function where it has no label.
    private func property(keeping argument: ArgumentFacts, of type: TypeID) -> PropertyID? {
        if let label = argument.label { return table[type].properties[label] }
        let functions = table[type].properties.values.filter { table.property($0).isClosure }
        return functions.count == 1 ? functions.first : nil
    }

    /// The type that a call makes a value of: `Strategy(…)`, `Self(…)`, `.init(…)` where that is what the code around gives.
    private func made(by call: CallFacts, in scope: Scope) -> TypeID? {
        switch call.callee {
        case .name("Self"), .member(.name("Self"), "init"): return scope.type
        case .implicitMember("init"):
            let given =
                scope.function.flatMap { table.function($0).returnType }
                ?? scope.property.flatMap { table.property($0).type }
            guard let given, given != TypeName("Self") else { return scope.type }
            return table.find(TypeUse(given, in: scope))
        default:
            guard var path = TypeName(reading: call.callee) else { return nil }
            if path.last == "init" { path.components.removeLast() }
            return path.components.isEmpty ? nil : table.find(TypeUse(path, in: scope))
        }
    }
}
