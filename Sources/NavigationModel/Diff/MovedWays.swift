import Base

/// The ways that only one of two versions has and the other has too, from another part of the same screens, or from another type
/// of the same name.
struct MovedWays {
    let all: Set<Way>

    /// A version: its ways, and where people meet them.
    struct Side {
        let index: GraphIndex
        let ways: [Way: [Transition]]
        let showing: ShowingScreens
    }

    /// - Parameter names: what types of the old version are called now, by their own names alone.
    init(_ old: Side, _ new: Side, renamed names: [Substring: Substring]) {
        let gone = OnlyWays(old, beside: new)
        let come = OnlyWays(new, beside: old)
        all = gone.covered(by: come).union(come.covered(by: gone))
            .union(Self.namesakes(old, beside: new, names)).union(Self.namesakes(new, beside: old, names))
    }

    /// What a type that only one version has does, by its own name alone.
    private struct Doing: Hashable {
        let name: Substring
        let target: String
        let style: Style

        static func all(_ way: Way, _ transitions: [Transition], _ names: [Substring: Substring]) -> [Self] {
            let name = way.from.simpleName
            return transitions.map { Self(name: names[name] ?? name, target: way.target, style: $0.style) }
        }
    }

    /// The ways of types that the other version does not have, where a type of the same name does the same: two views became
    /// one, or one stands in another type now.
    private static func namesakes(
        _ side: Side, beside other: Side, _ names: [Substring: Substring]
    ) -> Set<Way> {
        let does = Set(other.ways.flatMap { Doing.all($0.key, $0.value, names) })
        return Set(
            side.ways.lazy.filter { way, transitions in
                other.ways[way] == nil && !other.index.has(way.from.id)
                    && Doing.all(way, transitions, names).allSatisfy(does.contains)
            }.map(\.key))
    }
}

/// What only one version does, and on which screens people meet it.
private struct OnlyWays {
    private struct Meeting: Hashable {
        let screen: String
        let target: String
        let style: Style
    }

    private let ways: [Way: [Transition]]
    private let side: MovedWays.Side
    private let other: GraphIndex
    /// What is met, and by which coordinators' destinations; by none where views show it themselves.
    private let all: [Meeting: Set<String?>]

    init(_ side: MovedWays.Side, beside other: MovedWays.Side) {
        self.side = side
        self.other = other.index
        ways = side.ways.filter { other.ways[$0.key] == nil }
        var all: [Meeting: Set<String?>] = [:]
        for (way, transitions) in ways {
            let screens = side.showing.all(around: way.from.id)
            for targets in Self.targets(of: way, transitions, in: side.index, beside: other.index) {
                for meeting in Self.meetings(targets, transitions, on: screens) {
                    all[meeting, default: []].insert(way.owner)
                }
            }
        }
        self.all = all
    }

    /// The ways that the other version's own lead to from the same screens too.
    func covered(by other: Self) -> Set<Way> {
        Set(
            ways.lazy.filter { way, transitions in
                let screens = side.showing.nearest(to: way.from.id)
                let targets = Self.targets(of: way, transitions, in: side.index, beside: self.other)
                return targets.enumerated().contains { place, targets in
                    Self.meetings(targets, transitions, on: screens).allSatisfy { meeting in
                        let owners = other.all[meeting] ?? []
                        // Two destinations of one coordinator are two things, whatever they show.
                        return place == 0 ? !owners.isEmpty : owners.contains { $0 != way.owner }
                    }
                }
            }.map(\.key))
    }

    private static func meetings(
        _ targets: Set<String>, _ transitions: [Transition], on screens: Set<String>
    ) -> [Meeting] {
        let styles = Set(transitions.map(\.style))
        return screens.flatMap { screen in
            targets.flatMap { target in styles.map { Meeting(screen: screen, target: target, style: $0) } }
        }
    }

    /// What a way leads to: what a destination shows, where the coordinator does not have that in the other version. Then what
    /// people see of it, whichever coordinator it belongs to.
    private static func targets(
        of way: Way, _ transitions: [Transition], in index: GraphIndex, beside other: GraphIndex
    ) -> [Set<String>] {
        let shown = index.destination(way.target).map { Set($0.targets.map(\.id)) } ?? []
        let seen = way.owner == nil ? Set(transitions.compactMap { $0.to?.id }) : shown
        let exact = way.isOnly(beside: other) && shown.count == 1 ? shown : [way.target]
        return seen.isEmpty ? [exact] : [exact, seen]
    }
}

extension Way {
    /// Whether a way leads to a destination that its coordinator has in one version only.
    func isOnly(beside other: GraphIndex) -> Bool {
        guard let owner else { return false }
        return other.coordinator(owner) != nil && other.destination(target) == nil
    }
}

extension GraphIndex {
    /// Whether a version has a view or a coordinator.
    func has(_ id: String) -> Bool { screen(id) != nil || coordinator(id) != nil }
}
