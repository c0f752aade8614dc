import Facts

/// Orders sites by the names of the code around them, so that which one comes first does not depend on where something is
/// declared.
package struct CodeOrder {
    private let table: TypeTable
    private var names: [ObjectIdentifier: String] = [:]

    /// Orders what stands in the sources of a table.
    package init(_ table: TypeTable) { self.table = table }

    /// Sorts sites.
    package mutating func sort(_ sites: inout [CallSite]) {
        guard let order = positions(of: sites) else { return }
        sites = order.map { sites[$0] }
    }

    /// The positions of sites in the order in which they come; nil where they stand so.
    package mutating func positions(of sites: [CallSite]) -> [Int]? {
        guard sites.count > 1 else { return nil }
        let names = sites.map { name($0.scope) }
        func precedes(_ first: Int, _ second: Int) -> Bool {
            names[first] == names[second]
                ? sites[first].index < sites[second].index : names[first] < names[second]
        }
        guard sites.indices.dropFirst().contains(where: { precedes($0, $0 - 1) }) else { return nil }
        return sites.indices.sorted(by: precedes)
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
