/// Gives every type in the graph its id: the name, and only where two share it, what tells them apart.
struct Identifiers {
    private let ids: [Int: String]
    private let table: TypeTable

    /// - Parameter used: the types that appear in the graph.
    init(_ used: Set<Int>, in table: TypeTable) {
        self.table = table
        var ids: [Int: String] = [:]
        for (name, group) in Dictionary(grouping: used, by: { table.types[$0].name }) {
            guard group.count > 1 else {
                ids[group[0]] = name
                continue
            }
            for type in group { ids[type] = Self.qualified(type, among: group, table) }
        }
        self.ids = ids
    }

    /// The nesting, then the module, then the file, as far as each is needed.
    private static func qualified(_ type: Int, among group: [Int], _ table: TypeTable) -> String {
        func nesting(_ id: Int) -> String { table.types[id].path.joined(separator: ".") }
        func inModule(_ id: Int) -> String { "\(table.types[id].module).\(nesting(id))" }
        func inFile(_ id: Int) -> String { "\(inModule(id))@\(table.files[table.types[id].file].path)" }
        for spelling in [nesting, inModule] where group.count(where: { spelling($0) == spelling(type) }) == 1 {
            return spelling(type)
        }
        return inFile(type)
    }

    func reference(to type: Int) -> NodeReference {
        let name = table.types[type].name
        return NodeReference(name: name, id: ids[type] ?? name)
    }

    func reference(to target: TargetResolver.Targets.Target) -> NodeReference {
        switch target {
        case .declared(let type): reference(to: type)
        case .external(let name): NodeReference(name)
        }
    }
}
