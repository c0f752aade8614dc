/// What rules look at: the graph, and what of the facts does not stand in it.
struct LinkedApp {
    let graph: NavigationGraph
    let coordinators: [LinkedCoordinator]
    let table: TypeTable
    let names: Identifiers
    let targets: TargetResolver
    /// The enums whose values are shown by cases.
    let routes: [RouteEnum]
    /// The code that a generator keeps.
    let managed: ManagedCode
    /// Every call with what it does.
    let calls: CallGraph
    /// The app's words, those of files included that were not parsed.
    let mentions: any Mentions
    let index: GraphIndex

    var types: TypeResolver { targets.types }

    /// The id that the graph has for a type.
    func id(of type: Int) -> String { names.reference(to: type).id }

    /// The types of the sources by the ids that the graph has for them.
    var typesByID: [String: Int] {
        Dictionary(table.types.filter { !$0.isExternal }.map { (id(of: $0.id), $0.id) }) { first, _ in first }
    }

    /// The coordinators by their types.
    var coordinatorsByType: [Int: LinkedCoordinator] {
        Dictionary(coordinators.map { ($0.type, $0) }) { first, _ in first }
    }

    /// Whether the sources are an app, and not a library whose users are elsewhere.
    var isApp: Bool { !graph.entryPoints.isEmpty }

    /// Whether code outside of the sources may use a type.
    func isPublic(_ type: Int) -> Bool {
        table.types[type].parts.contains { part in
            let words = table.files[part.file].types[part.type].declaration.split(whereSeparator: \.isWhitespace)
            return words.contains("public") || words.contains("open")
        }
    }

    /// The code of a type.
    func scopes(of type: Int) -> [Scope] { calls.scopes.filter { $0.type == type } }

    /// The calls around one, innermost first, by position.
    func calls(around index: Int, in body: BodyFacts) -> [CallFacts] {
        var found: [CallFacts] = []
        var context = body.calls[index].closure
        while let closure = context {
            found.append(body.calls[closure.call])
            context = body.calls[closure.call].closure
        }
        return found
    }
}
