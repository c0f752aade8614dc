import Facts
import Presentation
import Types

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
