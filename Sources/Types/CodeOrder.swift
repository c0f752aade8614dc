import Facts

/// Orders sites by the names of the code around them, so that which one comes first does not depend on where something is
/// declared.
package struct CodeOrder {
    private let table: TypeTable
    private var names: [ObjectIdentifier: String] = [:]

    /// Orders what stands in the sources of a table.
    package init(_ table: TypeTable) { self.table = table }

    /// Sorts what stands at sites.
    package mutating func sort<Item>(_ items: inout [Item], _ site: (Item) -> CallSite) {
        guard items.count > 1 else { return }
        items = items.map { (name(site($0).scope), $0) }
            .sorted { ($0.0, site($0.1).index) < ($1.0, site($1.1).index) }.map(\.1)
    }

    private mutating func name(_ scope: Scope) -> String {
        if let known = names[ObjectIdentifier(scope)] { return known }
        let member =
            scope.function.map { table.function($0).signature } ?? scope.property.map { table.property($0).name }
        let type = scope.type.map { table[$0].path.joined(separator: ".") } ?? ""
        let name = "\(type) \(member ?? "") \(table[scope.file].path)"
        names[ObjectIdentifier(scope)] = name
        return name
    }
}
