/// What apps and scenes start with.
enum EntryPointChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let before = Dictionary(grouping: sides.old.graph.entryPoints, by: \.name)
        let after = Dictionary(grouping: sides.new.graph.entryPoints, by: \.name)
        return Set(before.keys).union(after.keys).compactMap {
            change($0, before[$0] ?? [], after[$0] ?? [], sides.sources)
        }
            + sides.renames.entryPoints.map { renamed($0.old, $0.new, after[$0.new]?.first) }
    }

    private static func change(
        _ name: String, _ before: [EntryPoint], _ after: [EntryPoint], _ sources: ComparedSources
    ) -> NavigationChange? {
        let was = Set(before.map(\.to.name)).sorted()
        let now = Set(after.map(\.to.name)).sorted()
        guard Set(before.map(\.to.id)) != Set(after.map(\.to.id)) else { return nil }
        var change = NavigationChange(
            kind: .changed, subject: .entryPoint, gravity: .broken,
            sentence: "\(name: name) now starts at \(names: now) instead of \(names: was)",
            tally: .init("entry point", said: "changed"), names: [name],
            before: was.isEmpty ? nil : Phrase(listing: was).text, after: now.isEmpty ? nil : Phrase(listing: now).text,
            place: DiffSides.after(after.first?.location) ?? DiffSides.before(before.first?.location))
        if now.isEmpty {
            (change.kind, change.gravity) = (.removed, .broken)
            change.sentence =
                sources.has(NodeReference(name))
                ? "\(name: name) started at \(names: was); its new starting point wasn't found"
                : "\(name: name) is gone; it started at \(names: was)"
            change.tally = .init("entry point", said: "removed")
        } else if was.isEmpty {
            (change.kind, change.gravity) = (.added, .added)
            change.sentence =
                sources.had(NodeReference(name))
                ? "\(name: name) starts at \(names: now); its previous starting point wasn't found"
                : "\(name: name) is new; it starts at \(names: now)"
            change.tally = .init("entry point", said: "added")
        }
        return change
    }

    private static func renamed(_ old: String, _ new: String, _ entry: EntryPoint?) -> NavigationChange {
        NavigationChange(
            kind: .renamed, subject: .entryPoint, gravity: .renamed,
            sentence: "\(name: old) is now called \(name: new)", tally: .init("entry point", said: "renamed"),
            names: [new], before: old, after: new, place: DiffSides.after(entry?.location))
    }
}
