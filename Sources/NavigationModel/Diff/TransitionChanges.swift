import Base

/// Who opens what, between types that both versions have or that came or went with their ways.
///
/// The ways to a destination that came or went are told with it.
enum TransitionChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let (before, after) = (sides.ways.old, sides.ways.new)
        let (allBefore, allAfter) = (styles(sides.old), styles(sides.new))
        let kept = Dictionary(sides.destinations.map { ($0.new.id, ($0.old, $0.new)) }) { first, _ in first }
        let all = Set(before.keys).union(after.keys).subtracting(sides.ways.moved)
        let unknown = UnknownOpeners(sides.ways, sides.old, sides.new)
        var carried = CarriedWays()
        let changes: [NavigationChange] = all.sorted { ($0.from, $0.target) < ($1.from, $1.target) }.compactMap { way in
            if way.owner != nil {
                guard let (old, new) = kept[way.target] else { return nil }
                let styles = (sides.old.calledStyles(of: old), sides.new.calledStyles(of: new))
                // One that is opened for the first or the last time, or by all in another style, is told at its coordinator.
                if styles.0.isEmpty || styles.1.isEmpty { return nil }
                if styles.0 != styles.1, before[way] != nil, after[way] != nil { return nil }
            }
            // What a method did before its last caller went is nothing new, nor is what another now does for it gone.
            let (was, now) = (before[way] ?? [], after[way] ?? [])
            if was.isEmpty, allBefore[way] == Set(now.map(\.style)) { return nil }
            if now.isEmpty, allAfter[way] == Set(was.map(\.style)) { return nil }
            if was.isEmpty && unknown.cover(way, now, isNew: true)
                || now.isEmpty && unknown.cover(way, was, isNew: false)
            {
                return nil
            }
            // A part of a screen that stands first in its stack, or did, was on that screen before and is.
            let other = was.isEmpty ? sides.ways.showing.old : sides.ways.showing.new
            let isRoot = (was + now).allSatisfy { $0.style == .root && $0.isPlain }
            if isRoot, was.isEmpty || now.isEmpty, other.all(around: way.target).contains(way.from.id) { return nil }
            // Who is new, or shows what is new, did not do so before; and who is gone does not do so any more.
            let target = way.owner == nil ? (was + now).first?.to : nil
            let ends = [way.from, target].compactMap(\.self)
            let wasThere = ends.allSatisfy { sides.old.has($0.id) || sides.sources.had($0) }
            let isThere = !ends.contains(where: sides.sources.removed)
            if was.isEmpty && wasThere || now.isEmpty && isThere {
                let carriers = unknown.carriers(of: way, was + now, isNew: was.isEmpty)
                if carried.take(way, was + now, by: carriers, isNew: was.isEmpty) { return nil }
            }
            let isTab = (was + now).contains { $0.style == .tab }
            func mayBe(_ code: [NotUnderstood]) -> [NotUnderstood] {
                code.filter { $0.mayShow || $0.selectsTab && isTab }
            }
            return change(
                way, was, now, hiding: isThere ? mayBe(sides.unread.new) : [],
                hidden: wasThere ? mayBe(sides.unread.old) : [])
        }
        return changes + carried.changes
    }

    /// Every way with all its styles, also those that are told at the callers.
    private static func styles(_ index: GraphIndex) -> [Way: Set<Style>] {
        Dictionary(grouping: index.graph.transitions, by: Way.init).mapValues { Set($0.map(\.style)) }
    }

    /// - Parameters:
    ///   - hiding: code of the new version that may do what the old version did.
    ///   - hidden: code of the old version that may have done what the new version does.
    private static func change(
        _ way: Way, _ before: [Transition], _ after: [Transition], hiding: [NotUnderstood], hidden: [NotUnderstood]
    ) -> NavigationChange? {
        let (was, now) = (Set(before.map(\.style)), Set(after.map(\.style)))
        guard was != now else { return nil }
        var change = NavigationChange(
            kind: .changed, subject: .transition, gravity: .changed, sentence: "",
            tally: .init("transition", said: "added"), names: [way.from.name, way.name], coordinator: way.owner,
            destination: way.owner == nil ? nil : after.first?.destination ?? before.first?.destination,
            before: was.isEmpty ? nil : StyleWords.list(was), after: now.isEmpty ? nil : StyleWords.list(now))
        let verb = way.owner == nil ? "show" : "open"
        let platforms = (now.isEmpty ? before : after).reduce(into: Platforms()) { $0.formUnion($1.platforms) }
        let limit = platforms.limit.map { " (\($0))" } ?? ""
        let style: Phrase = "\(StyleWords.nouns(now.isEmpty ? was : now))\(limit)"
        if now.isEmpty {
            (change.kind, change.gravity, change.tally) = (.removed, .removed, .init("transition", said: "removed"))
            change.sentence = "\(name: way.from.name) no longer \(verb)s \(name: way.name) as \(style)"
            if !hiding.isEmpty {
                change.tally = .init("transition", said: "no longer found")
                change.sentence =
                    "\(name: way.from.name) \(verb == "show" ? "showed" : "opened") \(name: way.name) as \(style), but this transition wasn't found in the new version"
            }
        } else if was.isEmpty {
            (change.kind, change.gravity) = (.added, .added)
            change.sentence = "\(name: way.from.name) now \(verb)s \(name: way.name) as \(style)"
            if !hidden.isEmpty {
                change.tally = .init("transition", said: "newly found")
                change.sentence = """
                    \(name: way.from.name) \(verb)s \(name: way.name) as \(style), \
                    but this transition wasn't found in the old version
                    """
            }
        } else {
            (change.subject, change.tally) = (.style, .init("presentation style", said: "changed"))
            change.sentence = """
                \(name: way.from.name) now \(verb)s \(name: way.name) as \(StyleWords.nouns(now)) \
                instead of \(StyleWords.nouns(was))
                """
        }
        let first = (now.isEmpty ? before : after).min { $0.location < $1.location }
        change.place = now.isEmpty ? DiffSides.before(first?.location) : DiffSides.after(first?.location)
        if let call = first?.call { change.details = ["\(name: call)"] }
        if now.isEmpty, let place = hiding.first?.location {
            let place = "\(place.file):\(place.line)"
            change.details.append(
                hiding.count == 1
                    ? "The call at \(place) isn't understood, and may be this transition."
                    : """
                    \(hiding.count) calls in the new version aren't understood, and any of them may be this transition. \
                    The first is at \(place).
                    """)
        }
        return change
    }
}
