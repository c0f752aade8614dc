import NavigationModel
import Presentation
import Types

/// Gives every type in the graph its name and its id: the name as other code writes it, and only where two types share
/// it, what tells them apart.
package struct Identifiers {
    private let ids: [TypeID: String]
    private let table: TypeTable
    private let names: [TypeID: String]

    /// - Parameters:
    ///   - used: the types that appear in the graph.
    ///   - names: the names of coordinators that are called otherwise than the type that stands for them.
    init(_ used: Set<TypeID>, in table: TypeTable, names: [TypeID: String] = [:]) {
        self.table = table
        self.names = names
        var ids: [TypeID: String] = [:]
        for (name, group) in Dictionary(grouping: used, by: { names[$0] ?? table.name(of: $0) }) {
            guard group.count > 1 else {
                ids[group[0]] = name
                continue
            }
            for type in group { ids[type] = Self.qualified(type, name, among: group, table) }
        }
        self.ids = ids
    }

    /// The module, then the file, as far as each is needed.
    private static func qualified(_ type: TypeID, _ name: String, among group: [TypeID], _ table: TypeTable) -> String {
        let module = table[type].module
        if group.count(where: { table[$0].module == module }) == 1 { return "\(module).\(name)" }
        return "\(module).\(name)@\(table[table[type].file].path)"
    }

    /// What a type is called.
    package func name(of type: TypeID) -> String { names[type] ?? table.name(of: type) }

    /// What the graph knows a type by.
    package func reference(to type: TypeID) -> NodeReference {
        let name = name(of: type)
        return NodeReference(name: name, id: ids[type] ?? name)
    }

    /// What the graph knows a target by.
    package func reference(to target: TargetResolver.Targets.Target) -> NodeReference {
        switch target {
        case .declared(let type): reference(to: type)
        case .external(let name): NodeReference(name)
        }
    }
}
