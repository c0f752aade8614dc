import Facts
import Types

/// Code that the graph tells of; its writer gives it the name that people read.
package enum CodeReference: Hashable, Sendable {
    case function(FunctionID)
    case property(PropertyID)
    /// A closure that a type is made with, by the property that keeps it.
    case closure(of: TypeID, property: String?)
    /// An action that a type puts into the environment.
    case action(of: TypeID?, key: String)
    /// A call that is handed the addresses which the app is opened with.
    case handler(CallID)
}

/// Names code as the graph does.
struct CodeNames {
    let context: LinkingContext
    private var table: TypeTable { context.table }

    /// `Type.function(label:)`, `onOpenURL in PlanetsApp`.
    func name(of reference: CodeReference) -> String {
        switch reference {
        case .function(let function):
            let signature = table.function(function).signature
            return table.owner(of: function).map { "\(table.name(of: $0)).\(signature)" } ?? signature
        case .property(let property):
            let name = table.property(property).name
            return table.owner(of: property).map { "\(table.name(of: $0)).\(name)" } ?? name
        case .closure(let type, let property): return "\(table.name(of: type)).\(property ?? "init")"
        case .action(let type, let key): return "\(type.map(table.name(of:)) ?? "").\(key)"
        case .handler(let call):
            let scope = context.code.scope(of: call.body)
            let holder = scope.type.map { table.name(of: $0) } ?? table[scope.file].module
            return "\(context.code.call(call).name ?? "") in \(holder)"
        }
    }
}
