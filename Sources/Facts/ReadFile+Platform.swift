import Base

extension ReadFile {
    /// What is compiled for one platform: no declaration that an `#if` takes away, and no call.
    package func compiled(for platform: AppPlatform) -> ReadFile {
        var cut = PlatformCut(platform)
        let facts = cut.facts(facts)
        guard cut.isCutting else { return self }
        return ReadFile(ParsedFile(facts: facts, layout: layout), systems: systems.map(cut.facts))
    }
}

/// Takes away what is not compiled for a platform.
private struct PlatformCut {
    private let platforms: Platforms
    /// The declarations that are taken away.
    private var gone: Set<DeclarationID> = []
    /// The calls that are, by the function or property whose body they stand in, and their position in it.
    private var goneCalls: [DeclarationID: Set<Int>] = [:]

    init(_ platform: AppPlatform) { platforms = Platforms(platform) }

    /// Whether anything was taken away.
    var isCutting: Bool { !gone.isEmpty || !goneCalls.isEmpty }

    // MARK: Facts

    mutating func facts(_ facts: FileFacts) -> FileFacts {
        var facts = facts
        facts.types = facts.types.compactMap { type(of: $0) }
        facts.functions = facts.functions.compactMap { function(of: $0) }
        facts.variables = facts.variables.compactMap { property(of: $0) }
        facts.notUnderstood = facts.notUnderstood.filter { isThere($0.location) }
        return facts
    }

    private mutating func isThere(_ id: DeclarationID, on own: Platforms) -> Bool {
        if own.meets(platforms) { return true }
        gone.insert(id)
        return false
    }

    private mutating func type(of type: TypeFacts) -> TypeFacts? {
        // What stands in it is told by the same condition, and noted as gone.
        var left = type
        left.cases = type.cases.filter { isThere($0.id, on: $0.platforms) }
        left.properties = type.properties.compactMap { property(of: $0) }
        left.functions = type.functions.compactMap { function(of: $0) }
        return isThere(type.id, on: type.platforms) ? left : nil
    }

    private mutating func function(of function: FunctionFacts) -> FunctionFacts? {
        guard isThere(function.id, on: function.platforms) else { return nil }
        return body(function.body, of: function.id).map { function.with(body: $0) } ?? function
    }

    private mutating func property(of property: PropertyFacts) -> PropertyFacts? {
        guard isThere(property.id, on: property.platforms) else { return nil }
        return body(property.body, of: property.id).map { property.with(body: $0) } ?? property
    }

    /// A body in which what is not compiled calls nothing; nil where nothing changes.
    private mutating func body(_ body: BodyFacts, of id: DeclarationID) -> BodyFacts? {
        let cut = body.calls.indices.filter { !body.calls[$0].platforms.meets(platforms) }
        guard !cut.isEmpty else { return nil }
        goneCalls[id] = Set(cut)
        // Others refer to calls by their positions.
        let calls = body.calls.map { call in
            call.platforms.meets(platforms) ? call : call.with(callee: .unknown, typeArguments: [])
        }
        return BodyFacts(calls: calls, results: body.results, switches: body.switches, blocks: body.blocks)
    }

    // MARK: Systems

    private func isThere(_ location: RelativeLocation) -> Bool { !gone.contains(location.declaration) }

    func facts(_ facts: SystemFacts) -> SystemFacts {
        var facts = facts
        facts.coordinators = facts.coordinators.filter { isThere($0.location) }.map { coordinator(of: $0) }
        facts.notUnderstood = facts.notUnderstood.filter { isThere($0.location) }
        for (id, calls) in goneCalls {
            for call in calls { facts.roles[id]?[call] = nil }
        }
        return facts
    }

    private func coordinator(of coordinator: CoordinatorFacts) -> CoordinatorFacts {
        var left = coordinator
        left.destinations = destinations(coordinator.destinations)
        left.rejected = destinations(coordinator.rejected)
        left.duplicates = destinations(coordinator.duplicates)
        left.macroErrors = coordinator.macroErrors.filter { isThere($0.location) }
        left.initial = coordinator.initial.filter { isThere($0.location) }
        return left
    }

    private func destinations(_ all: [DestinationFacts]) -> [DestinationFacts] {
        all.filter { $0.platforms.meets(platforms) && isThere($0.location) }
    }
}
