import Base

/// Screens that can no longer be reached or newly can, and ways that got longer.
enum ReachChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let (old, new) = sides.reach
        // What a destination shows in place or as a type of its own is the same to people.
        let moved = sides.ways.extracted.types.union(sides.ways.inlined.types)
        let places = old.places.union(new.places).filter { place in
            place.isDestination
                ? sides.old.destination(place.id) == nil || sides.new.destination(place.id) == nil
                    || old.places.contains(place) && new.places.contains(place)
                : !moved.contains(place.id)
        }
        let all = places.sorted().map { place in
            Compared(
                place: place, isOld: old.places.contains(place), isNew: new.places.contains(place),
                before: old.journey(to: place), after: new.journey(to: place))
        }
        let isOpen = sides.hiding.new != nil
        return lost(all, sides) + added(all, sides)
            + [unreachable(all, sides), outside(all, isOpen), uncalled(all)].compactMap(\.self)
            + longer(all, sides)
    }

    /// A place in both versions.
    private struct Compared {
        let place: Reachability.Place
        let isOld: Bool
        let isNew: Bool
        let before: Journey?
        let after: Journey?
    }

    private static func change(
        _ kind: NavigationChange.Kind, _ gravity: NavigationChange.Gravity, _ places: [Compared], said: String,
        _ words: (one: String, many: String)
    ) -> NavigationChange {
        let names = places.map(\.place.name)
        // A long list is told by its number first.
        let isLong = names.count > 4
        let subject: Phrase = isLong ? "\(names.count) screens" : "\(names: names)"
        return NavigationChange(
            kind: kind, subject: .screen, gravity: gravity,
            sentence: "\(subject) \(names.count == 1 ? words.one : words.many)",
            details: isLong ? ["\(names: names)"] : [], tally: .init("screen", said: said), names: names)
    }

    /// Grouped by what broke the way. That there is none is said only where all code was understood.
    private static func lost(_ all: [Compared], _ sides: DiffSides) -> [NavigationChange] {
        // What is shown as a part of something else now is told with that.
        let lost = all.filter { compared in
            compared.before != nil && compared.after == nil
                && (compared.isNew || sides.new.screens(containing: compared.place.id).isEmpty)
        }
        let breaks = lost.map { $0.before.flatMap { BrokenStep(in: $0, sides) } }
        let hiding = sides.hiding.new
        // A type that is gone is not shown, whatever other code does.
        func isGone(_ compared: Compared) -> Bool {
            !compared.place.isDestination
                && sides.sources.removed(NodeReference(name: compared.place.name, id: compared.place.id))
        }
        var changes: [NavigationChange] = []
        for isThere in [true, false] {
            let group = zip(lost, breaks).filter { $0.0.isNew == isThere }
            for cause in Set(group.map(\.1)).sorted(by: { ($0?.words.text ?? "") < ($1?.words.text ?? "") }) {
                let places = group.filter { $0.1 == cause }.map(\.0)
                let sure = hiding == nil ? places : places.filter(isGone)
                let others = hiding == nil ? [] : places.filter { !isGone($0) }
                for (places, hiding) in [(sure, nil), (others, hiding)] where !places.isEmpty {
                    let (words, said) = Self.words(isThere: isThere, isOpen: hiding != nil)
                    var change = change(
                        .removed, isThere ? hiding == nil ? .lost : .worse : .removed, places, said: said, words)
                    if let hiding { change.details.append("\(hiding)") }
                    if let cause { change.details.insert(cause.words, at: 0) }
                    change.place = DiffSides.before(cause?.location)
                    changes.append(change)
                }
            }
        }
        return changes
    }

    /// What is said of a screen that no way leads to any more.
    private static func words(
        isThere: Bool, isOpen: Bool
    ) -> (sentence: (one: String, many: String), tally: String) {
        switch (isThere, isOpen) {
        case (true, false):
            (("can no longer be reached", "can no longer be reached"), "can no longer be reached")
        case (true, true):
            (
                (
                    "could be reached before, but no path to it was found in the new version",
                    "could be reached before, but no path to them was found in the new version"
                ),
                "without a known path"
            )
        case (false, false): (("is no longer shown", "are no longer shown"), "no longer shown")
        case (false, true):
            (
                (
                    "was shown before, but navdocs found nothing that shows it in the new version",
                    "were shown before, but navdocs found nothing that shows them in the new version"
                ),
                "that nothing seems to show"
            )
        }
    }

    private static func added(_ all: [Compared], _ sides: DiffSides) -> [NavigationChange] {
        // Code of the old version that was not understood may have led there too.
        let wasOpen = sides.hiding.old != nil
        let reached = all.filter { $0.before == nil && $0.after != nil }
        func wasThere(_ compared: Compared) -> Bool {
            let place = compared.place
            return !place.isDestination && sides.sources.had(NodeReference(name: place.name, id: place.id))
        }
        return [
            (reached.filter { !$0.isOld && !wasThere($0) }, "is a new screen", "are new screens", "added"),
            (
                reached.filter { !$0.isOld && wasThere($0) },
                "is now shown; navdocs found nothing that showed it in the old version",
                "are now shown; navdocs found nothing that showed them in the old version", "newly shown"
            ),
            wasOpen
                ? (
                    reached.filter(\.isOld), "is now known to be reachable", "are now known to be reachable",
                    "now known to be reachable"
                )
                : (reached.filter(\.isOld), "can now be reached", "can now be reached", "newly reachable"),
        ]
        .filter { !$0.0.isEmpty }.map { change(.added, .added, $0.0, said: $0.3, ($0.1, $0.2)) }
    }

    /// What is shown by something that the old version has, and to which no path was found there either, is no worse than that.
    private static func unreachable(_ all: [Compared], _ sides: DiffSides) -> NavigationChange? {
        let candidates = all.filter { !$0.isOld && $0.after == nil }
        guard !candidates.isEmpty else { return nil }
        let roots = Reachability.roots(sides.old).filter { sides.new.has($0.id) }
        let shown = sides.reach.new.reached(from: roots)
        let places = candidates.filter { !shown($0.place) }
        guard !places.isEmpty else { return nil }
        return change(
            .added, .worse, places, said: "added without a known path",
            ("is new, and no path to it was found", "are new, and no path to them was found"))
    }

    /// What people could open themselves and now only a deep link opens.
    private static func outside(_ all: [Compared], _ isOpen: Bool) -> NavigationChange? {
        let places = all.filter { place in
            guard let before = place.before, let after = place.after else { return false }
            return before.certainty < .fromOutside && after.certainty == .fromOutside
        }
        guard !places.isEmpty else { return nil }
        let words =
            isOpen
            ? "is now opened only by a deep link or by the app itself, as far as navdocs can tell"
            : "can now be opened only by a deep link or by the app itself"
        return change(
            .changed, isOpen ? .worse : .lost, places, said: "opened only by a deep link or by the app itself",
            (
                words,
                isOpen ? "are now opened only by a deep link or by the app itself, as far as navdocs can tell" : words
            ))
    }

    /// What a screen opened, and now only code that nothing was found to run.
    private static func uncalled(_ all: [Compared]) -> NavigationChange? {
        let places = all.filter { $0.before?.certainty == .certain && $0.after?.certainty == .ownCode }
        guard !places.isEmpty else { return nil }
        return change(
            .changed, .lost, places, said: "opened only by code with no known caller",
            (
                "can now be opened only by code for which no caller was found",
                "can now be opened only by code for which no caller was found"
            ))
    }

    /// Ways that are as sure as they were, and longer, as some step of them is gone; grouped by how much.
    /// A step into a view that is a type of its own in one version only is none to people.
    private static func longer(_ all: [Compared], _ sides: DiffSides) -> [NavigationChange] {
        let moved = sides.ways.extracted.types.union(sides.ways.inlined.types)
        func length(_ journey: Journey) -> Int {
            // A part of a view is no step farther than the view.
            let next = journey.steps.dropFirst().map { if case .part = $0.means { false } else { true } }
            return journey.length
                - zip(journey.steps, next).count { step, isStep in
                    isStep && step.to.map { moved.contains($0.id) } ?? false
                }
        }
        let known = sides.unread.new.isEmpty ? "" : ", as far as navdocs can tell"
        var groups: [Int: [Compared]] = [:]
        for place in all {
            guard let before = place.before, let after = place.after, before.certainty == after.certainty,
                length(after) > length(before), BrokenStep(in: before, sides) != nil
            else { continue }
            groups[length(after) - length(before), default: []].append(place)
        }
        return groups.map { steps, places in
            let further = "\(steps == 1 ? "one step" : "\(steps) steps") farther from the start\(known)"
            var change = change(.changed, .worse, places, said: "", ("is \(further)", "are \(further)"))
            change.subject = .way
            change.tally = .init("path", said: "longer")
            change.details = places.map { place in
                let lengths =
                    "\(Words.count(place.after.map(length) ?? 0, "step")) instead of \(place.before.map(length) ?? 0)"
                return places.count == 1 ? "\(lengths)" : "\(name: place.place.name): \(lengths)"
            }
            return change
        }
    }
}

/// The first step of a way that the new version no longer has.
private struct BrokenStep: Hashable {
    let words: Phrase
    let location: SourceLocation?

    static func == (left: Self, right: Self) -> Bool { left.words == right.words }
    func hash(into hasher: inout Hasher) { hasher.combine(words) }

    init?(in journey: Journey, _ sides: DiffSides) {
        var from = journey.start.place
        for step in journey.steps {
            if let words = Self.missing(step, from: from, sides) {
                (self.words, location) = (words, step.location)
                return
            }
            from = step.to ?? from
        }
        return nil
    }

    /// What to say of a step that is gone; nil where it is still there.
    private static func missing(_ step: Journey.Step, from: NodeReference, _ sides: DiffSides) -> Phrase? {
        switch step.means {
        case .mounted(let entry):
            let isThere = sides.new.graph.entryPoints.contains { $0.name == entry.name && $0.to.id == entry.to.id }
            return isThere ? nil : "\(name: entry.name) no longer starts at \(name: entry.to.name)"
        case .part:
            // What stands first in a view's stack is a part of it too.
            let isThere =
                sides.new.screen(from.id)?.contains.contains { $0.id == step.to?.id } ?? false
                || sides.new.transitions(from: from.id).contains { $0.isFirstView && $0.to?.id == step.to?.id }
            return isThere ? nil : "\(name: from.name) no longer contains \(name: step.to?.name ?? "")"
        case .followed:
            let isThere = step.to.flatMap { sides.new.coordinator($0.id)?.hosts?.contains(from.id) } ?? false
            return isThere ? nil : "\(name: step.to?.name ?? "") no longer decides what \(name: from.name) shows"
        case .shown(let transition): return missing(transition, sides)
        }
    }

    private static func missing(_ transition: Transition, _ sides: DiffSides) -> Phrase? {
        // Code that is new and not understood may do it still.
        func said(_ from: NodeReference, _ verb: String, _ name: String) -> Phrase {
            sides.unread.new.isEmpty
                ? "\(name: from.name) no longer \(verb)s \(name: name)"
                : "\(name: from.name) \(verb == "open" ? "opened" : "showed") \(name: name) before"
        }
        let name = transition.shown
        if let id = transition.destinationID {
            guard let destination = sides.new.destination(id) else {
                let isOwnerThere =
                    transition.coordinator.map { owner in
                        sides.new.coordinator(owner.id) != nil || sides.new.screen(owner.id) != nil
                    } ?? false
                return isOwnerThere ? "\(name: name) is gone" : "\(name: transition.coordinator?.name ?? "") is gone"
            }
            if let target = transition.to, !destination.targets.contains(where: { $0.id == target.id }) {
                return "\(name: name) no longer shows \(name: target.name)"
            }
            let isThere = sides.new.transitions(to: destination).contains { $0.from.id == transition.from.id }
            return isThere ? nil : said(transition.from, "open", name)
        }
        let isThere = sides.new.transitions(from: transition.from.id).contains {
            $0.isPlain && $0.to?.id == transition.to?.id && ($0.to != nil || $0.destination == transition.destination)
        }
        return isThere ? nil : said(transition.from, "show", name)
    }
}
