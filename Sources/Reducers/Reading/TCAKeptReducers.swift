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
        guard call.arguments.indices.contains(argument), call.arguments[argument].isClosure,
            let type = made(by: call, in: scope),
            let property = property(keeping: call.arguments[argument], of: type)
        else { return nil }
        let types = Self.parameterTypes(table.property(property).declaration)
        guard types.indices.contains(position), let type = types[position] else { return nil }
        return TypeUse(type, in: table.scope(of: property))
    }

    /// The feature whose state the closure changes that a call stands in, where it is kept elsewhere than in the feature.
    func feature(around call: CallFacts, in scope: Scope) -> TCAFeatureID? {
        for (outer, closure) in scope.calls(around: call) {
            for position in 0..<Self.mostParameters {
                guard let use = handed(by: outer, closure.argument, position, in: scope) else { break }
                if use.name.last.hasSuffix("State"), let feature = features.feature(use) { return feature }
            }
        }
        return nil
    }

    private static let mostParameters = 4

    /// The property that a type's initializer puts an argument into; the only one that holds a function where it has no label.
    private func property(keeping argument: ArgumentFacts, of type: TypeID) -> PropertyID? {
        if let label = argument.label { return table[type].properties[label] }
        let functions = table[type].properties.values.filter { table.property($0).declaration.contains("->") }
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

    /// The types of what a function takes, in a declaration: `let handle: (Flow.Action, inout Flow.State) -> Void`.
    private static func parameterTypes(_ declaration: String) -> [TypeName?] {
        guard let start = declaration.firstRange(of: "("), let arrow = declaration.firstRange(of: ") ->"),
            start.upperBound < arrow.lowerBound
        else { return [] }
        return declaration[start.upperBound..<arrow.lowerBound].split(separator: ",").map { part in
            guard let type = part.split(separator: " ").last, type.allSatisfy(isPartOfName) else { return nil }
            return TypeName(type.split(separator: ".").map(String.init))
        }
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }
}
