import Base

/// Tells which destination that only one version of a coordinator has is which of those that only the other has.
struct DestinationLikeness {
    private let before: GraphIndex
    private let after: GraphIndex

    init(_ before: GraphIndex, _ after: GraphIndex) {
        self.before = before
        self.after = after
    }

    /// Those that are each other's only best match: what shows the same for the same people, else what shows the same in the same
    /// style and is declared or called alike.
    func pairs(_ lost: [Destination], _ gained: [Destination]) -> [(old: [Destination], new: Destination)] {
        let sure = BestPairs.of(lost, gained) { hasSameOpeners($0, $1) ? 1 : 0 }
        let pairs = sure.isEmpty ? BestPairs.of(lost, gained, likeness) : sure
        return pairs.map { ([$0.old], $0.new) }
    }

    /// What takes the place of several that all showed the same.
    func merged(_ lost: [Destination], _ gained: [Destination]) -> [(old: [Destination], new: Destination)] {
        gained.compactMap { new in
            let olds = lost.filter { likeness($0, new) > 0 }
            guard olds.count > 1, olds.allSatisfy({ one in gained.count { likeness(one, $0) > 0 } == 1 }) else {
                return nil
            }
            return (olds, new)
        }
    }

    private func hasSameOpeners(_ one: Destination, _ two: Destination) -> Bool {
        guard Set(one.targets.map(\.id)) == Set(two.targets.map(\.id)) else { return false }
        let (openers, others) = (Self.openers(of: one, before), Self.openers(of: two, after))
        if one.targets.isEmpty {
            return !openers.isEmpty && openers == others && one.parameters == two.parameters
        }
        return openers.isEmpty && others.isEmpty || !openers.isDisjoint(with: others)
    }

    /// How much two have in common that show the same in one style, if one is a view's own state, or they have names that say the
    /// same; else 0.
    private func likeness(_ one: Destination, _ two: Destination) -> Int {
        guard !one.targets.isEmpty, Set(one.targets.map(\.id)) == Set(two.targets.map(\.id)) else { return 0 }
        let (styles, others) = (Set(one.presentations), Set(two.presentations))
        guard styles.isEmpty || others.isEmpty || !styles.isDisjoint(with: others) else { return 0 }
        return one.sharedWords(with: two) + (one.isShownByModifier || two.isShownByModifier ? 1 : 0)
    }

    private static func openers(of destination: Destination, _ index: GraphIndex) -> Set<String> {
        Set(index.transitions(to: destination).map { "\($0.from.id) \($0.style.rawValue)" })
    }
}

extension Destination {
    /// Whether a view shows it by a modifier and a state of its own, so that its name is the state's.
    var isShownByModifier: Bool { declaration?.hasPrefix(".") ?? false }

    /// How many words two names have in common.
    func sharedWords(with other: Destination) -> Int {
        Set(name.words.filter { $0.count > 1 }).intersection(other.name.words).count
    }
}
