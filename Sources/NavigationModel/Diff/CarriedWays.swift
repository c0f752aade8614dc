import Base

/// The ways that only one of two versions has and that lead by methods of types that do the same in the other one, where nobody is
/// known to call them: all that go to one place by the same methods are told at once, and not as sure.
struct CarriedWays {
    private struct Group: Hashable {
        let target: String
        let styles: Set<Style>
        let carriers: [String]
        let isNew: Bool
    }

    private var groups: [Group: [(way: Way, transitions: [Transition])]] = [:]
    private var order: [Group] = []

    /// Takes a way where it leads by such types.
    /// - Returns: whether it does.
    mutating func take(_ way: Way, _ transitions: [Transition], by carriers: [String], isNew: Bool) -> Bool {
        guard !carriers.isEmpty else { return false }
        let group = Group(
            target: way.target, styles: Set(transitions.map(\.style)), carriers: carriers, isNew: isNew)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append((way, transitions))
        return true
    }

    /// What is told of them, a change for each place and the methods that lead there.
    var changes: [NavigationChange] { order.map { Self.change($0, groups[$0] ?? []) } }

    private static func change(
        _ group: Group, _ ways: [(way: Way, transitions: [Transition])]
    ) -> NavigationChange {
        let names = ways.map(\.way.from.name)
        let (first, isOne) = (ways[0], names.count == 1)
        // A long list is told by its number first.
        let isLong = names.count > 4
        let subject: Phrase = isLong ? "\(names.count) types" : "\(names: names)"
        let verb = first.way.owner == nil ? "show" : "open"
        let tense = group.isNew ? isOne ? "s" : "" : "ed"
        let version = group.isNew ? "old" : "new"
        var change = NavigationChange(
            kind: group.isNew ? .added : .removed, subject: .transition, gravity: group.isNew ? .added : .removed,
            sentence: """
                \(subject) \(verb)\(tense) \(name: first.way.name) as \(StyleWords.nouns(group.styles)), but \
                \(isOne ? "this transition wasn't" : "these transitions weren't") found in the \(version) version
                """,
            tally: .init("transition", said: group.isNew ? "newly found" : "no longer found"),
            names: names + [first.way.name], coordinator: first.way.owner,
            destination: first.way.owner == nil ? nil : first.transitions.first?.destination)
        let styles = StyleWords.list(group.styles)
        (change.before, change.after) = group.isNew ? (nil, styles) : (styles, nil)
        let led = group.isNew ? isOne ? "It leads" : "They lead" : isOne ? "It led" : "They led"
        change.details = [
            "\(led) by \(names: group.carriers), for which no caller was found in the \(version) version"
        ]
        if isLong { change.details.append("\(names: names)") }
        let place = first.transitions.map(\.location).min()
        change.place = group.isNew ? DiffSides.after(place) : DiffSides.before(place)
        return change
    }
}
