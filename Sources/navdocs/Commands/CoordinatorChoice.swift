import Arguments
import NavigationModel

/// The coordinators the user asked for.
struct CoordinatorChoice {
    /// In the order of the graph, each once; none where none were asked for.
    let coordinators: [Coordinator]

    /// - Parameter names: names or ids as typed.
    init(_ names: [String], among known: [Coordinator]) throws(ExportError) {
        var chosen: Set<String> = []
        for name in names { chosen.insert(try Self.id(of: name, among: known)) }
        coordinators = known.filter { chosen.contains($0.id) }
    }

    private static func id(of name: String, among known: [Coordinator]) throws(ExportError) -> String {
        if known.contains(where: { $0.id == name }) { return name }
        let named = known.filter { $0.name == name }.map(\.id).sorted()
        guard named.count < 2 else { throw .ambiguousCoordinator(name, ids: named) }
        if let id = named.first { return id }
        let names = Set(known.map(\.name)).sorted()
        throw .unknownCoordinator(name, suggestion: Suggestion.nearest(to: name, among: names), known: names)
    }
}
