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

    init(_ old: Side, _ new: Side) {
        let gone = OnlyWays(old, beside: new)
        let come = OnlyWays(new, beside: old)
        all = gone.covered(by: come).union(come.covered(by: gone))
            .union(Self.namesakes(old, beside: new)).union(Self.namesakes(new, beside: old))
    }

    /// What a type that only one version has does, by its own name alone.
    private struct Doing: Hashable {
        let name: Substring
        let target: String
        let style: Style

        static func all(_ way: Way, _ transitions: [Transition]) -> [Self] {
            transitions.map { Self(name: way.from.simpleName, target: way.target, style: $0.style) }
        }
    }

    /// The ways of types that the other version does not have, where a type of the same name does the same: two views became
    /// one, or one stands in another type now.
    private static func namesakes(_ side: Side, beside other: Side) -> Set<Way> {
        let does = Set(other.ways.flatMap { Doing.all($0.key, $0.value) })
        return Set(
            side.ways.lazy.filter { way, transitions in
                other.ways[way] == nil && !other.index.has(way.from.id)
                    && Doing.all(way, transitions).allSatisfy(does.contains)
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

    private let nearest: [Way: Set<Meeting>]
    private let all: Set<Meeting>

    init(_ side: MovedWays.Side, beside other: MovedWays.Side) {
        let ways = side.ways.filter { other.ways[$0.key] == nil }
        func meetings(_ way: Way, _ transitions: [Transition], on screens: Set<String>) -> [Meeting] {
            let target = Self.target(of: way, in: side.index, beside: other.index)
            return screens.flatMap { screen in
                transitions.map { Meeting(screen: screen, target: target, style: $0.style) }
            }
        }
        nearest = Dictionary(
            uniqueKeysWithValues: ways.map { way, transitions in
                (way, Set(meetings(way, transitions, on: side.showing.nearest(to: way.from.id))))
            })
        all = Set(ways.flatMap { meetings($0.key, $0.value, on: side.showing.all(around: $0.key.from.id)) })
    }

    /// The ways that the other version's own lead to from the same screens too.
    func covered(by other: Self) -> Set<Way> {
        Set(nearest.lazy.filter { $0.value.isSubset(of: other.all) }.map(\.key))
    }

    /// What a way leads to: what a destination shows, where the coordinator does not have that in the other version.
    private static func target(of way: Way, in index: GraphIndex, beside other: GraphIndex) -> String {
        guard way.isOnly(beside: other), let destination = index.destination(way.target),
            destination.targets.count == 1
        else { return way.target }
        return destination.targets[0].id
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

extension NodeReference {
    /// A type's own name: `Row` of `List.Row` and of `Row (Watch)`.
    var simpleName: Substring {
        let name = writtenName
        return name.split(separator: ".").last ?? name[...]
    }
}
