import Base

/// The first way back that came, or the last that went, of what both versions cover the screen with: nothing else leads people
/// out of that. Of what they can swipe away or go back from, it is no difference to them which code does so too.
enum ExitChanges: ChangeFinder {
    private struct Way: Hashable {
        let from: NodeReference
        let style: ExitStyle
        let to: String?
    }

    private struct Meeting: Hashable {
        let screen: String
        let style: ExitStyle
        let to: String?
    }

    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let before = ways(sides.old)
        let after = ways(sides.new)
        // What was extracted or built in place ends itself as before, whether that was found there or not.
        let moved = sides.ways.extracted.hosts.union(sides.ways.inlined.hosts)
        let (gone, come) = (before.filter { after[$0.key] == nil }, after.filter { before[$0.key] == nil })
        let (left, met) = (meetings(gone, sides.ways.showing.old), meetings(come, sides.ways.showing.new))
        func isOnly(_ way: Way, _ showing: ShowingScreens, _ others: Set<Meeting>) -> Bool {
            let nearest = showing.nearest(to: way.from.id).map { Meeting(screen: $0, style: way.style, to: way.to) }
            return !others.isSuperset(of: nearest)
        }
        let ends =
            gone.keys.filter { isOnly($0, sides.ways.showing.old, met) }
            + come.keys.filter { isOnly($0, sides.ways.showing.new, left) }
        func isOnlyWay(_ id: String) -> Bool {
            sides.old.covers(id) && sides.new.covers(id)
                && (sides.old.exits(from: id).isEmpty || sides.new.exits(from: id).isEmpty)
        }
        return ends.filter { isOnlyWay($0.from.id) && !moved.contains($0.from.id) }.map { way in
            let isNew = after[way] != nil
            return NavigationChange(
                kind: isNew ? .added : .removed, subject: .exit, gravity: isNew ? .added : .removed,
                sentence: sentence(way, isNew: isNew),
                tally: isNew
                    ? .init("exit", said: "added") : .init("exit", said: "removed"),
                names: [way.from.name],
                place: isNew ? DiffSides.after(after[way]) : DiffSides.before(before[way]))
        }
    }

    /// Where people meet ways back: in their views and in all that holds these.
    private static func meetings(_ ways: [Way: SourceLocation], _ showing: ShowingScreens) -> Set<Meeting> {
        Set(
            ways.keys.flatMap { way in
                showing.all(around: way.from.id).map { Meeting(screen: $0, style: way.style, to: way.to) }
            })
    }

    private static func sentence(_ way: Way, isNew: Bool) -> Phrase {
        let target: Phrase = way.to.map { " to \(name: $0)" } ?? ""
        let behind: Phrase = way.to.map { " to go back to \(name: $0)" } ?? ""
        switch (way.style, isNew) {
        case (.back, true): return "\(name: way.from.name) now goes back\(target)"
        case (.back, false): return "\(name: way.from.name) no longer goes back\(target)"
        case (.dismiss, true):
            return "\(name: way.from.name) now dismisses itself\(behind)"
        case (.dismiss, false):
            return "\(name: way.from.name) no longer dismisses itself\(behind)"
        }
    }

    /// Each way back with the first place that takes it; what methods do is told at their callers.
    private static func ways(_ index: GraphIndex) -> [Way: SourceLocation] {
        let called = Set(
            index.graph.exits.flatMap(\.through).map { method in
                method.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
            })
        let told = index.graph.exits.filter { !called.contains($0.from.name) || index.screen($0.from.id) != nil }
        return Dictionary(told.map { (Way(from: $0.from, style: $0.style, to: $0.to), $0.location) }) { min($0, $1) }
    }
}

extension GraphIndex {
    /// Whether a view or a coordinator is only ever shown over the whole screen.
    fileprivate func covers(_ id: String) -> Bool {
        let styles = Set(
            (transitions(into: id) + destinations(showing: id).flatMap { transitions(to: $0.destination) }).map(\.style)
        )
        return has(id) && styles == [.fullScreenCover]
    }
}
