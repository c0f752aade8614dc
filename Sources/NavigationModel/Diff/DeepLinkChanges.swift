/// Deep links that came, went, were renamed, land elsewhere, or take another way.
enum DeepLinkChanges: ChangeFinder {
    static func changes(_ sides: DiffSides) -> [NavigationChange] {
        var lost = sides.old.graph.deepLinks
        var gained = sides.new.graph.deepLinks
        var pairs: [(old: DeepLink, new: DeepLink)] = []
        // The same link first, then the same name, then the same way under another name.
        for key in [exact, named, name, route] {
            for link in gained {
                guard let old = lost.firstIndex(where: { key($0) == key(link) }), let new = gained.firstIndex(of: link)
                else { continue }
                pairs.append((lost.remove(at: old), gained.remove(at: new)))
            }
        }
        return pairs.flatMap { changed($0.old, $0.new) } + lost.map { only(in: false, $0) }
            + gained.map { only(in: true, $0) }
    }

    private static func exact(_ link: DeepLink) -> String { "\(named(link))\n\(route(link))" }
    private static func named(_ link: DeepLink) -> String { "\(link.name) by \(link.trigger)" }
    private static func name(_ link: DeepLink) -> String { link.name }
    private static func route(_ link: DeepLink) -> String {
        link.hops.map { "\($0.coordinator.id).\($0.destination) \($0.style.rawValue) \($0.mismatched)" }
            .joined(separator: "\n")
    }

    /// A deep link that only one of the versions has.
    private static func only(in isNew: Bool, _ link: DeepLink) -> NavigationChange {
        let fate: Phrase = isNew ? "new; it ends" : "gone; it ended"
        return NavigationChange(
            kind: isNew ? .added : .removed, subject: .deepLink, gravity: isNew ? .added : .broken,
            sentence: "The deep link \(name: link.name) is \(fate) on \(name: link.landing)", details: [way(link)],
            tally: .init("deep link", said: isNew ? "added" : "removed"), names: [link.name],
            before: isNew ? nil : link.landing, after: isNew ? link.landing : nil,
            place: isNew ? DiffSides.after(link.location) : DiffSides.before(link.location))
    }

    private static func changed(_ old: DeepLink, _ new: DeepLink) -> [NavigationChange] {
        var change = NavigationChange(
            kind: .changed, subject: .deepLink, gravity: .changed, sentence: "",
            tally: .init("deep link", said: "changed"),
            names: [new.name], place: DiffSides.after(new.location))
        var changes: [NavigationChange] = []
        if old.name != new.name {
            (change.kind, change.gravity) = (.renamed, .renamed)
            change.sentence = "The deep link \(name: old.name) is now called \(name: new.name)"
            change.tally = .init("deep link", said: "renamed")
            (change.before, change.after) = (old.name, new.name)
            changes.append(change)
        } else if old.trigger != new.trigger {
            change.sentence =
                "The deep link \(name: new.name) now starts at \(name: new.trigger); it was \(name: old.trigger)"
            (change.before, change.after) = (old.trigger, new.trigger)
            changes.append(change)
        }
        guard route(old) != route(new) || old.landing != new.landing else { return changes }
        if old.landing != new.landing {
            (change.kind, change.gravity) = (.changed, .broken)
            change.sentence =
                "The deep link \(name: new.name) now ends on \(name: new.landing); it was \(name: old.landing)"
            change.tally = .init("deep link ends elsewhere", "deep links end elsewhere")
            (change.before, change.after) = (old.landing, new.landing)
            if let stop = new.hops.first(where: \.mismatched) {
                change.details.append(
                    "It stops there: its code expects \(name: stop.expects ?? "another type")")
            }
        } else {
            (change.kind, change.gravity) = (.changed, .changed)
            change.sentence = "The deep link \(name: new.name) takes another path to \(name: new.landing)"
            change.tally = .init("deep link takes another path", "deep links take another path")
            (change.before, change.after) = (way(old).text, way(new).text)
        }
        change.details += [way(new), "It was \(way(old))"]
        return changes + [change]
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
