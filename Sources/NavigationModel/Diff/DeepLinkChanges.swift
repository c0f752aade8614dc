/// Deep links that came, went, were renamed, land elsewhere, take another way, or are received elsewhere.
///
/// A link may end on several screens, each by a way of its own: what is said of it is said once.
enum DeepLinkChanges: ChangeFinder {
    /// The ways of one link from where it is received.
    private struct Received: Hashable {
        let name: String
        let trigger: String
    }

    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        let before = Dictionary(grouping: sides.old.graph.deepLinks) { Received(name: $0.name, trigger: $0.trigger) }
        let after = Dictionary(grouping: sides.new.graph.deepLinks) { Received(name: $0.name, trigger: $0.trigger) }
        var changes: [NavigationChange] = []
        for (received, links) in after {
            if let old = before[received] { changes += changed(old, links) }
        }
        var lost = before.filter { after[$0.key] == nil }
        var gained = after.filter { before[$0.key] == nil }
        func sorted(_ links: [Received: [DeepLink]]) -> [(key: Received, value: [DeepLink])] {
            links.sorted { ($0.key.name, $0.key.trigger) < ($1.key.name, $1.key.trigger) }
        }
        // The same name received elsewhere first, then the same ways under another name.
        for isSame in [hasSameName, hasSameWays] {
            for (new, links) in sorted(gained) {
                guard let old = sorted(lost).first(where: { isSame($0.value, links) }) else { continue }
                changes += renamed(old.value[0], links[0]) + changed(old.value, links)
                lost[old.key] = nil
                gained[new] = nil
            }
        }
        // What is the same wherever it is received is said once.
        var said: Set<Phrase> = []
        changes = changes.sorted().filter { said.insert($0.sentence).inserted }
        let names = (old: Set(before.keys.map(\.name)), new: Set(after.keys.map(\.name)))
        return changes
            + Dictionary(grouping: lost, by: \.key.name).flatMap { name, links in
                only(
                    in: false, sorted(Dictionary(uniqueKeysWithValues: links)).map(\.value), names.new.contains(name),
                    isCertain: sides.unread.new.isEmpty)
            }
            + Dictionary(grouping: gained, by: \.key.name).flatMap { name, links in
                only(
                    in: true, sorted(Dictionary(uniqueKeysWithValues: links)).map(\.value), names.old.contains(name),
                    isCertain: sides.unread.old.isEmpty)
            }
    }

    private static func hasSameName(_ old: [DeepLink], _ new: [DeepLink]) -> Bool { old[0].name == new[0].name }
    private static func hasSameWays(_ old: [DeepLink], _ new: [DeepLink]) -> Bool {
        Set(old.map(route)) == Set(new.map(route))
    }
    private static func route(_ link: DeepLink) -> String {
        link.hops.map { "\($0.coordinator.id).\($0.destination) \($0.style.rawValue) \($0.mismatched)" }
            .joined(separator: "\n")
    }

    /// A deep link that only one of the versions has, or that it receives in more places.
    /// - Parameters:
    ///   - isThere: whether the other version has a link of that name, received elsewhere.
    ///   - isCertain: whether no code of the other version that only it has may receive it.
    private static func only(
        in isNew: Bool, _ groups: [[DeepLink]], _ isThere: Bool, isCertain: Bool
    ) -> [NavigationChange] {
        if isThere { return groups.map { links in only(in: isNew, links, received(links[0], isNew)) } }
        let links = Array(groups.joined())
        let name: Phrase = "The deep link \(name: links[0].name)"
        let ends: Phrase = "\(names: landings(links))"
        guard isCertain else {
            let sentence: Phrase =
                isNew
                ? "\(name), which leads to \(ends), wasn't found in the old version"
                : "\(name), which led to \(ends), wasn't found in the new version"
            var change = only(in: isNew, links, sentence)
            if !isNew { change.gravity = .removed }
            change.tally = .init("deep link", said: isNew ? "newly found" : "no longer found")
            return [change]
        }
        let fate: Phrase = isNew ? "new; it leads" : "gone; it led"
        return [only(in: isNew, links, "\(name) is \(fate) to \(ends)")]
    }

    private static func received(_ link: DeepLink, _ isNew: Bool) -> Phrase {
        let fate: Phrase = isNew ? "is now also" : "is no longer"
        return "The deep link \(name: link.name) \(fate) handled by \(name: link.trigger)"
    }

    private static func only(in isNew: Bool, _ links: [DeepLink], _ sentence: Phrase) -> NavigationChange {
        let ends = Phrase(listing: landings(links)).text
        return NavigationChange(
            kind: isNew ? .added : .removed, subject: .deepLink, gravity: isNew ? .added : .broken, sentence: sentence,
            details: words(of: links), tally: .init("deep link", said: isNew ? "added" : "removed"),
            names: [links[0].name],
            before: isNew ? nil : ends, after: isNew ? ends : nil,
            place: isNew ? DiffSides.after(links[0].location) : DiffSides.before(links[0].location))
    }

    private static func landings(_ links: [DeepLink]) -> [String] { Set(links.map(\.landing)).sorted() }
    private static func words(of links: [DeepLink]) -> [Phrase] {
        var seen: Set<Phrase> = []
        return links.map(way).filter { seen.insert($0).inserted }
    }

    /// What differs between the ways of a link that both versions have.
    private static func changed(_ old: [DeepLink], _ new: [DeepLink]) -> [NavigationChange] {
        func ways(_ links: [DeepLink]) -> Set<[String]> { Set(links.map { [route($0), $0.landing] }) }
        let (before, after) = (ways(old), ways(new))
        let lost = old.filter { !after.contains([route($0), $0.landing]) }
        let gained = new.filter { !before.contains([route($0), $0.landing]) }
        if lost.count == 1, gained.count == 1 { return changed(lost[0], gained[0]) }
        let name = new[0].name
        // Where it still ends by another way.
        let (left, come) = (Set(landings(lost)), Set(landings(gained)))
        let (was, now) = (Set(landings(old)), Set(landings(new)))
        var changes: [NavigationChange] = []
        func add(_ isNew: Bool, _ links: [DeepLink], _ ends: [String], _ sentence: Phrase) {
            guard !ends.isEmpty else { return }
            var change = only(in: isNew, links.filter { ends.contains($0.landing) }, sentence)
            change.tally = .init("deep link leads elsewhere", "deep links lead elsewhere")
            changes.append(change)
        }
        let (gone, fresh) = (left.subtracting(now).sorted(), come.subtracting(was).sorted())
        add(false, lost, gone, "The deep link \(name: name) no longer leads to \(names: gone)")
        add(true, gained, fresh, "The deep link \(name: name) now also leads to \(names: fresh)")
        let others = (left.union(come)).intersection(was).intersection(now).sorted()
        if !others.isEmpty {
            changes.append(
                NavigationChange(
                    kind: .changed, subject: .deepLink, gravity: .changed,
                    sentence: "The deep link \(name: name) now takes a different path to \(names: others)",
                    details: words(of: new.filter { others.contains($0.landing) }),
                    tally: .init("deep link takes a different path", "deep links take a different path"), names: [name],
                    place: DiffSides.after(new[0].location)))
        }
        return changes
    }

    private static func change(_ link: DeepLink) -> NavigationChange {
        NavigationChange(
            kind: .changed, subject: .deepLink, gravity: .changed, sentence: "",
            tally: .init("deep link", said: "changed"),
            names: [link.name], place: DiffSides.after(link.location))
    }

    private static func renamed(_ old: DeepLink, _ new: DeepLink) -> [NavigationChange] {
        var change = change(new)
        if old.name != new.name {
            (change.kind, change.gravity) = (.renamed, .renamed)
            change.sentence = "The deep link \(name: old.name) is now called \(name: new.name)"
            change.tally = .init("deep link", said: "renamed")
            (change.before, change.after) = (old.name, new.name)
        } else {
            change.sentence = """
                The deep link \(name: new.name) is now handled by \(name: new.trigger) \
                instead of \(name: old.trigger)
                """
            (change.before, change.after) = (old.trigger, new.trigger)
        }
        return [change]
    }

    private static func changed(_ old: DeepLink, _ new: DeepLink) -> [NavigationChange] {
        var change = change(new)
        if old.landing != new.landing {
            (change.kind, change.gravity) = (.changed, .broken)
            change.sentence =
                "The deep link \(name: new.name) now leads to \(name: new.landing) instead of \(name: old.landing)"
            change.tally = .init("deep link leads elsewhere", "deep links lead elsewhere")
            (change.before, change.after) = (old.landing, new.landing)
            if let stop = new.hops.first(where: \.mismatched) {
                change.details.append(
                    "It stops there because its next step expects \(name: stop.expects ?? "another type")")
            }
        } else {
            (change.kind, change.gravity) = (.changed, .changed)
            change.sentence = "The deep link \(name: new.name) now takes a different path to \(name: new.landing)"
            change.tally = .init("deep link takes a different path", "deep links take a different path")
            (change.before, change.after) = (way(old).text, way(new).text)
        }
        change.details += [way(new), "The path was \(way(old))"]
        return [change]
    }

    /// The hops in words: `AppCoordinator, root main, tab home`.
    private static func way(_ link: DeepLink) -> Phrase {
        var phrase: Phrase = "\(name: link.coordinator.name)"
        for hop in link.hops { phrase.add(", \(hop.style.rawValue) \(name: hop.destination)") }
        return phrase
    }
}

extension DeepLink {
    /// What is on the screen in the end: what the last hop shows that happens.
    var landing: String {
        let last = hops.first(where: \.mismatched) ?? hops.last
        return last.map { $0.to?.name ?? $0.destination } ?? coordinator.name
    }
}
