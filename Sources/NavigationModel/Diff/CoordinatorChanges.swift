/// Coordinators that came, went, were renamed, or became something else.
enum CoordinatorChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        // A view that only got a stack around it, or lost it, is no difference to people, nor is one that was extracted.
        let (extracted, inlined) = (sides.ways.extracted.types, sides.ways.inlined.types)
        let moved = (old: Self.moved(sides.ways.old, sides.ways), new: Self.moved(sides.ways.new, sides.ways))
        return sides.new.graph.coordinators.filter {
            !has(sides.old, $0) && !($0.isHost && extracted.contains($0.id)) && !moved.new.contains($0.id)
        }
        .map { added($0, sides) }
            + sides.old.graph.coordinators.filter {
                !has(sides.new, $0) && !($0.isHost && inlined.contains($0.id)) && !moved.old.contains($0.id)
            }
            .map { removed($0, sides) }
            + sides.renames.coordinators.map { renamed($0.old, $0.new, sides) }
            + sides.coordinators.flatMap { changed($0.old, $0.new) }
    }

    /// The coordinators to which ways lead that the other version has without them, and no others: what views show by themselves
    /// belongs to a coordinator now, or did.
    private static func moved(_ all: [Way: [Transition]], _ ways: Ways) -> Set<String> {
        let owners = Set(all.keys.lazy.filter { ways.moved.contains($0) }.compactMap(\.owner))
        return owners.subtracting(all.keys.lazy.filter { !ways.moved.contains($0) }.compactMap(\.owner))
    }

    /// Whether a version has a coordinator, or the view that a host is.
    private static func has(_ version: GraphIndex, _ coordinator: Coordinator) -> Bool {
        version.coordinator(coordinator.id) != nil || coordinator.isHost && version.screen(coordinator.id) != nil
    }

    private static func added(_ coordinator: Coordinator, _ sides: DiffSides) -> NavigationChange {
        let fate =
            sides.old.screen(coordinator.id) != nil && !sides.sources.added(coordinator.reference)
            ? "now a coordinator:" : sides.sources.had(coordinator.reference) ? "now known to be" : "new:"
        return NavigationChange(
            kind: .added, subject: .coordinator, gravity: .added,
            sentence:
                "\(name: coordinator.name) is \(fate) a \(coordinator.noun)\(size(coordinator))",
            details: [listing("It shows ", coordinator), shown("It is shown by ", coordinator.id, sides.new)]
                .compactMap(\.self),
            tally: .init("coordinator", said: "added"), names: [coordinator.name], coordinator: coordinator.id,
            place: DiffSides.after(coordinator.location))
    }

    private static func removed(_ coordinator: Coordinator, _ sides: DiffSides) -> NavigationChange {
        let fate =
            sides.new.screen(coordinator.id) != nil && !sides.sources.removed(coordinator.reference)
            ? "no longer a coordinator"
            : sides.sources.has(coordinator.reference) ? "no longer recognized as a coordinator" : "gone"
        return NavigationChange(
            kind: .removed, subject: .coordinator, gravity: .removed,
            sentence:
                "\(name: coordinator.name) is \(fate); it was a \(coordinator.noun)\(size(coordinator))",
            details: [listing("It showed ", coordinator), shown("It was shown by ", coordinator.id, sides.old)]
                .compactMap(\.self),
            tally: .init("coordinator", said: "removed"), names: [coordinator.name], coordinator: coordinator.id,
            place: DiffSides.before(coordinator.location))
    }

    private static func renamed(_ old: NodeReference, _ new: NodeReference, _ sides: DiffSides) -> NavigationChange {
        NavigationChange(
            kind: .renamed, subject: .coordinator, gravity: .renamed,
            sentence: "\(name: old.name) is now called \(name: new.name)",
            tally: .init("coordinator", said: "renamed"), names: [new.name], coordinator: new.id,
            before: old.name, after: new.name, place: DiffSides.after(sides.new.coordinator(new.id)?.location))
    }

    private static func changed(_ old: Coordinator, _ new: Coordinator) -> [NavigationChange] {
        var changes: [NavigationChange] = []
        func add(_ sentence: Phrase, _ before: String, _ after: String) {
            changes.append(
                NavigationChange(
                    kind: .changed, subject: .coordinator, gravity: .changed, sentence: sentence,
                    tally: .init("coordinator", said: "changed"), names: [new.name], coordinator: new.id,
                    before: before, after: after, place: DiffSides.after(new.location)))
        }
        if old.kind != new.kind {
            let (was, now) = (old.kind.rawValue, new.kind.rawValue)
            add("\(name: new.name) is now a \(now) coordinator; it was a \(was) coordinator", was, now)
        }
        if old.system != new.system {
            add(
                "\(name: new.name) now uses \(new.system.phrase); it used \(old.system.phrase)",
                old.system.rawValue, new.system.rawValue)
        }
        if firsts(old, known: new) != firsts(new, known: old) {
            add(first(new, old), old.initial.joined(separator: ", "), new.initial.joined(separator: ", "))
        }
        return changes
    }

    /// What is shown first; of several, only what the other version knows, for the rest is told as destinations.
    private static func firsts(_ coordinator: Coordinator, known other: Coordinator) -> [String] {
        guard coordinator.initial.count > 1 || other.initial.count > 1 else { return coordinator.initial }
        let known = Set(other.destinations.map(\.name))
        return coordinator.initial.filter(known.contains)
    }

    /// What is shown first, and what was.
    private static func first(_ new: Coordinator, _ old: Coordinator) -> Phrase {
        let verb = new.kind == .tab ? "has the tabs" : new.kind == .split ? "has the columns" : "starts at"
        guard !new.initial.isEmpty else {
            let (first, was) =
                new.kind == .tab
                ? ("tabs", "are no longer known; they were")
                : new.kind == .split
                    ? ("columns", "are no longer known; they were") : ("first screen", "is no longer known; it was")
            return "The \(first) of \(name: new.name) \(was) \(names: old.initial)"
        }
        let before: Phrase = old.initial.isEmpty ? "; this wasn't known before" : " instead of \(names: old.initial)"
        return "\(name: new.name) now \(verb) \(names: new.initial)\(before)"
    }

    private static func size(_ coordinator: Coordinator) -> String {
        let count = coordinator.destinations.count
        return count == 0 ? "" : " with \(count) destination\(count == 1 ? "" : "s")"
    }

    private static func listing(_ words: String, _ coordinator: Coordinator) -> Phrase? {
        let names = coordinator.destinations.map(\.name)
        return names.isEmpty ? nil : "\(words)\(names: names)"
    }

    /// By which destinations, views and entry points it is shown.
    private static func shown(_ words: String, _ id: String, _ index: GraphIndex) -> Phrase? {
        let names =
            index.destinations(showing: id).filter { $0.coordinator.id != id }.map { shown in
                "\(shown.coordinator.name).\(shown.destination.name)"
            } + index.plainTransitions(into: id).map(\.from).filter { $0.id != id }.map(\.name)
            + index.graph.entryPoints.filter { $0.to.id == id }.map(\.name)
        let unique = Set(names).sorted()
        return unique.isEmpty ? nil : "\(words)\(names: unique)"
    }
}
