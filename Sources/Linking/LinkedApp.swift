import Base
import Facts
import NavigationModel
import Presentation
import Types

/// What rules look at: the graph, and what of the facts does not stand in it.
package struct LinkedApp {
    /// What is written as the document.
    package let graph: NavigationGraph
    /// The coordinators, in no order of their own.
    package let coordinators: [LinkedCoordinator]
    /// The types of the sources.
    package let table: TypeTable
    /// The names and ids that the graph has for types.
    package let names: Identifiers
    /// Tells what expressions build.
    package let targets: TargetResolver
    /// The enums whose values are shown by cases.
    package let routes: [RouteEnum]
    /// The code that a generator keeps.
    package let managed: ManagedCode
    /// Every call with what it does.
    package let calls: CallGraph
    /// What systems found to be wrong, for rules to tell.
    package let faults: [NavigationFault]
    /// The app's words, those of files included that were not parsed.
    package let mentions: any Mentions
    /// The graph by its ids.
    package let index: GraphIndex
    /// The types of the sources by the ids that the graph has for them.
    package let typesByID: [String: TypeID]
    /// The coordinators by their types.
    package let coordinatorsByType: [TypeID: LinkedCoordinator]
    private let scopesByType: [TypeID: [Scope]]

    init(
        graph: NavigationGraph, coordinators: [LinkedCoordinator], table: TypeTable, names: Identifiers,
        targets: TargetResolver, routes: [RouteEnum], managed: ManagedCode, calls: CallGraph,
        faults: [NavigationFault], mentions: any Mentions
    ) {
        self.graph = graph
        self.coordinators = coordinators
        self.table = table
        self.names = names
        self.targets = targets
        self.routes = routes
        self.managed = managed
        self.calls = calls
        self.faults = faults
        self.mentions = mentions
        index = GraphIndex(graph)
        typesByID = Dictionary(
            table.types.filter { !$0.isExternal }.map { (names.reference(to: $0.id).id, $0.id) }
        ) { first, _ in first }
        coordinatorsByType = Dictionary(coordinators.map { ($0.type, $0) }) { first, _ in first }
        // The code of one type stands together, a part of it in each file.
        let scopes = targets.context.code.scopes
        var scopesByType: [TypeID: [Scope]] = [:]
        var start = 0
        for end in scopes.indices.map({ $0 + 1 }) where end == scopes.count || scopes[end].type != scopes[start].type {
            if let type = scopes[start].type { scopesByType[type, default: []] += scopes[start..<end] }
            start = end
        }
        self.scopesByType = scopesByType
    }

    /// What everything is looked up through.
    package var context: LinkingContext { targets.context }

    /// The id that the graph has for a type.
    package func id(of type: TypeID) -> String { names.reference(to: type).id }

    /// The line and the column of a place.
    package func location(of place: RelativeLocation) -> SourceLocation { table.location(of: place) }

    /// Whether the sources are an app, and not a library whose users are elsewhere.
    package var isApp: Bool { !graph.entryPoints.isEmpty }

    /// Whether code outside of the sources may use a type.
    package func isPublic(_ type: TypeID) -> Bool { table.declarations(of: type).contains(where: \.isPublic) }

    /// The code of a type.
    package func scopes(of type: TypeID) -> [Scope] { scopesByType[type] ?? [] }
}
