/// What one version builds in place and the other makes a type of its own of, which only that version has: code that moved, and
/// no difference to people.
struct ExtractedViews: Sendable {
    /// The types that one version has for what the other builds in place, by id.
    let types: Set<String>
    /// Who showed what was built in place, by the type that it is now.
    let holders: [String: Set<String>]
    /// The ways that lead to what was built in place, and to the types that it is now.
    let ways: Set<Way>
    /// The views that one version shows by themselves and the other inside of these types, by id.
    let wrapped: Set<String>

    /// The views and coordinators that hold what was extracted.
    var hosts: Set<String> { Set(holders.values.joined()) }

    /// - Parameters:
    ///   - inPlace: the version that builds in place.
    ///   - typed: the version that has types for it.
    init(
        _ inPlace: GraphIndex, ways: [Way: [Transition]], typed: GraphIndex, typedWays: [Way: [Transition]]
    ) {
        var types: Set<String> = []
        var holders: [String: Set<String>] = [:]
        var moved: Set<Way> = []
        var wrapped: Set<String> = []
        func take(_ ids: [String], from holder: String) {
            types.formUnion(ids)
            for id in ids { holders[id, default: []].insert(holder) }
        }
        func isNew(_ id: String) -> Bool { inPlace.screen(id) == nil && inPlace.coordinator(id) == nil }
        // A view shows both by the same state.
        let candidates = Dictionary(
            grouping: typedWays.keys.filter { $0.owner == nil && ways[$0] == nil }, by: \.from.id)
        // What is put around a view only, such as a stack: it shows that view first, or as a part.
        func isAround(_ type: String, _ view: String) -> Bool {
            guard isNew(type) else { return false }
            return typed.screen(type)?.contains.contains { $0.id == view } ?? false
                || typed.transitions(from: type).contains { $0.isFirstView && $0.to?.id == view }
        }
        func takeWrapper(_ type: String, around view: String, from holder: String) {
            take([type], from: holder)
            wrapped.insert(view)
            moved.formUnion(
                typed.transitions(from: type).filter { $0.isFirstView && $0.to?.id == view }.map(Way.init))
        }
        for (way, transitions) in ways where way.owner == nil && typedWays[way] == nil {
            let isInPlace = transitions.allSatisfy { $0.to == nil }
            let styles = Set(transitions.map(\.style))
            for match in candidates[way.from.id] ?? [] {
                let others = typedWays[match] ?? []
                if !isInPlace {
                    guard isAround(match.target, way.target), styles == Set(others.map(\.style)) else { continue }
                    moved.formUnion([way, match])
                    takeWrapper(match.target, around: way.target, from: way.from.id)
                    continue
                }
                guard others.allSatisfy({ $0.destination == way.target && $0.to != nil && styles.contains($0.style) })
                else { continue }
                moved.insert(way)
                if isNew(match.target) {
                    moved.insert(match)
                    take([match.target], from: way.from.id)
                }
            }
        }
        for coordinator in typed.graph.coordinators {
            guard let other = inPlace.coordinator(coordinator.id) else { continue }
            for destination in coordinator.destinations where destination.targets.allSatisfy({ isNew($0.id) }) {
                let was = other.destinations.first { $0.name == destination.name }
                if was?.targets.isEmpty == true { take(destination.targets.map(\.id), from: coordinator.id) }
                for view in was?.targets ?? [] {
                    for target in destination.targets where isAround(target.id, view.id) {
                        takeWrapper(target.id, around: view.id, from: coordinator.id)
                    }
                }
            }
        }
        (self.types, self.holders, self.ways, self.wrapped) = (types, holders, moved, wrapped)
    }
}
