import Base

/// Destinations that came, went, were renamed, show something else, take other values, or open in another style.
enum DestinationChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        var changes = sides.renames.destinations.map { self.renamed($0.old, $0.new, of: $0.owner) }
        let renamed = Set(sides.renames.destinations.map { "\($0.owner.id).\($0.new.name)" })
        let moved = sides.ways.movedDestinations
        for (old, new) in sides.coordinators {
            let before = Set(old.destinations.map(\.name))
            let after = Set(new.destinations.map(\.name))
            changes += new.destinations.filter { !before.contains($0.name) && !moved.contains($0.id) }.map {
                only(in: true, $0, of: new, sides.new)
            }
            changes += old.destinations.filter { !after.contains($0.name) && !moved.contains($0.id) }.map {
                only(in: false, $0, of: old, sides.old)
            }
        }
        for (owner, old, new) in sides.destinations {
            changes +=
                [
                    target(owner, old, new, sides.ways),
                    renamed.contains(new.id) ? nil : parameters(owner, old, new), style(owner, old, new, sides),
                ]
                .compactMap(\.self) + circumstances(owner, old, new)
        }
        return changes
    }

    private static func change(
        _ kind: NavigationChange.Kind, _ subject: NavigationChange.Subject, _ gravity: NavigationChange.Gravity,
        _ sentence: Phrase, _ tally: NavigationChange.Tally, of owner: Coordinator, _ destination: Destination
    ) -> NavigationChange {
        let isNew = kind != .removed || gravity == .lost
        return NavigationChange(
            kind: kind, subject: subject, gravity: gravity, sentence: sentence, tally: tally,
            names: ["\(owner.name).\(destination.name)"], coordinator: owner.id, destination: destination.name,
            place: NavigationChange.Place(isNew: isNew, location: destination.location))
    }

    private static func name(_ destination: Destination, of owner: Coordinator) -> Phrase {
        "\(name: "\(owner.name).\(destination.name)")"
    }

    /// A destination that only one of the versions has.
    private static func only(
        in isNew: Bool, _ destination: Destination, of owner: Coordinator, _ index: GraphIndex
    ) -> NavigationChange {
        let styles = destination.presentations.isEmpty ? nil : StyleWords.list(destination.presentations)
        let how: Phrase = styles.map { "\($0) to \(destination.shows)" } ?? destination.shows
        var change = change(
            isNew ? .added : .removed, .destination, isNew ? .added : .removed,
            "\(name(destination, of: owner)) is \(isNew ? "new" : "gone"): \(how)",
            .init("destination", said: isNew ? "added" : "removed"), of: owner, destination)
        let openers = index.openers(of: destination)
        if !openers.isEmpty { change.details = ["\(isNew ? "It is opened" : "It was opened") by \(names: openers)"] }
        if isNew { change.after = styles } else { change.before = styles }
        return change
    }

    private static func renamed(_ old: [Destination], _ new: Destination, of owner: NodeReference) -> NavigationChange {
        let names = old.map(\.name).sorted()
        let sentence: Phrase =
            names.count == 1
            ? "\(name: "\(owner.name).\(names[0])") is now called \(name: new.name)"
            : "\(names: names) of \(name: owner.name) were merged into \(name: new.name)"
        return NavigationChange(
            kind: .renamed, subject: .destination, gravity: .renamed, sentence: sentence,
            tally: .init("destination", said: "renamed"), names: ["\(owner.name).\(new.name)"], coordinator: owner.id,
            destination: new.name, before: Phrase(listing: names).text, after: new.name,
            place: DiffSides.after(new.location))
    }

    private static func target(
        _ owner: Coordinator, _ old: Destination, _ new: Destination, _ ways: Ways
    ) -> NavigationChange? {
        guard Set(old.targets.map(\.id)) != Set(new.targets.map(\.id)) else { return nil }
        let (gone, come) = (
            Set(old.targets.map(\.id)).subtracting(new.targets.map(\.id)),
            Set(new.targets.map(\.id)).subtracting(old.targets.map(\.id))
        )
        let isMoved =
            !come.isEmpty && come.isSubset(of: ways.extracted.types) && gone.isSubset(of: ways.extracted.wrapped)
            || !gone.isEmpty && gone.isSubset(of: ways.inlined.types) && come.isSubset(of: ways.inlined.wrapped)
        guard !isMoved else { return nil }
        let (was, now) = (Set(old.targets.map(\.name)), Set(new.targets.map(\.name)))
        let (lost, gained) = (was.subtracting(now).sorted(), now.subtracting(was).sorted())
        var sentence: Phrase = "\(name(new, of: owner)) now shows \(new.shows); it showed \(old.shows)"
        if !was.isDisjoint(with: now) {
            // Of many only those that came or went.
            let parts: [Phrase] = [
                gained.isEmpty ? "" : "now also shows \(names: gained)",
                lost.isEmpty ? "" : "no longer shows \(names: lost)",
            ].filter { $0 != "" }
            sentence = "\(name(new, of: owner)) \(Phrase(joining: parts, with: ", and "))"
        }
        var change = change(
            .changed, .destination, .changed, sentence,
            .init("destination shows something else", "destinations show something else"), of: owner, new)
        (change.before, change.after) = (old.shows.text, new.shows.text)
        return change
    }

    private static func parameters(_ owner: Coordinator, _ old: Destination, _ new: Destination) -> NavigationChange? {
        let (before, after) = (signature(old), signature(new))
        // A view's own state is set, not called.
        guard before != after, old.isShownByModifier == new.isShownByModifier else { return nil }
        func words(_ signature: String) -> Phrase { signature.isEmpty ? "nothing" : "\(name: "(\(signature))")" }
        var change = change(
            .changed, .parameters, .changed,
            "\(name(new, of: owner)) now takes \(words(after)); it took \(words(before))",
            .init("destination takes different parameters", "destinations take different parameters"), of: owner, new)
        (change.before, change.after) = ("(\(before))", "(\(after))")
        return change
    }

    /// What a caller writes.
    private static func signature(_ destination: Destination) -> String {
        destination.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "_: ") + parameter.type
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    /// Another style; what stands first or is a tab is told at its coordinator.
    private static func style(
        _ owner: Coordinator, _ old: Destination, _ new: Destination, _ sides: DiffSides
    ) -> NavigationChange? {
        let (before, after) = (sides.old.calledStyles(of: old), sides.new.calledStyles(of: new))
        guard before != after else { return nil }
        let isDeclared = new.presentations.count > after.count
        if after.isEmpty, isDeclared { return nil }
        if before.isEmpty, old.presentations.count > 0 { return nil }
        let (was, now) = (StyleWords.nouns(before), StyleWords.list(after))
        var change: NavigationChange
        if after.isEmpty {
            let nothing = sides.hiding.new == nil ? "Nothing opens" : "Nothing seems to open"
            change = self.change(
                .removed, .destination, .removed, "\(nothing) \(name(new, of: owner)) anymore; it was opened as \(was)",
                .init("destination no longer opened", "destinations no longer opened"), of: owner, new)
            change.place = DiffSides.after(new.location)
        } else if before.isEmpty {
            change = self.change(
                .added, .destination, .added,
                "\(name(new, of: owner)) is now opened as \(StyleWords.nouns(after))",
                .init("destination", said: "newly opened"), of: owner, new)
        } else {
            change = self.change(
                .changed, .style, .changed,
                "\(name(new, of: owner)) is now opened as \(StyleWords.nouns(after)) instead of \(was)",
                .init("presentation style", said: "changed"), of: owner, new)
        }
        let openers = (after.isEmpty ? sides.old.openers(of: old) : sides.new.openers(of: new))
        if !openers.isEmpty {
            change.details = [
                after.isEmpty ? "It was opened by \(names: openers)" : "It is opened by \(names: openers)"
            ]
        }
        (change.before, change.after) = (before.isEmpty ? nil : StyleWords.list(before), after.isEmpty ? nil : now)
        return change
    }

    /// The container around it, the tab, and the condition it is compiled under.
    private static func circumstances(
        _ owner: Coordinator, _ old: Destination, _ new: Destination
    ) -> [NavigationChange] {
        let facts: [(before: String?, after: String?, words: (String) -> Phrase, none: Phrase)] = [
            (old.wrapper, new.wrapper, { "is now wrapped in \(name: $0)" }, "is no longer wrapped"),
            (old.condition, new.condition, { "is now compiled only if \(name: $0)" }, "is now always compiled"),
            (old.tab?.title, new.tab?.title, { "now has the tab title \(name: $0)" }, "no longer has a tab title"),
        ]
        return facts.compactMap { fact in
            guard fact.before != fact.after else { return nil }
            let after = fact.after.map(fact.words) ?? fact.none
            let before: Phrase = fact.before.map { " (previously \(name: $0))" } ?? ""
            var change = change(
                .changed, .destination, .changed, "\(name(new, of: owner)) \(after)\(before)",
                .init("destination", said: "changed"), of: owner, new)
            (change.before, change.after) = (fact.before, fact.after)
            return change
        }
    }
}

extension GraphIndex {
    /// The styles that calls show a destination in, without those that are only declared.
    func calledStyles(of destination: Destination) -> Set<Style> {
        Set(transitions(to: destination).filter { $0.evidence != .declared }.map(\.style))
    }
}
