import Base
import NavigationModel
import PageElements

/// The ways in and out of a screen, those of the views inside it included.
struct ScreenWays: Hashable, Sendable {
    /// A destination that shows the screen.
    struct Showing: Hashable, Sendable {
        let coordinator: NodeReference
        let id: String
        let name: String
        let styles: [ShownStyle]

        init(_ shown: GraphIndex.ShownBy, _ index: GraphIndex) {
            coordinator = shown.coordinator
            id = shown.destination.id
            name = shown.destination.name
            styles = ShownStyle.all(of: shown.destination, index)
        }
    }

    /// What the screen opens.
    struct Way: Hashable, Sendable {
        let transition: Transition
        /// The view inside the screen that holds the call; absent where the screen itself does.
        let part: NodeReference?
    }

    /// A way back from it.
    struct Leaving: Hashable, Sendable {
        let exit: Exit
        let part: NodeReference?
    }

    /// The apps and scenes that start with it.
    let apps: [String]
    /// The destinations that show it.
    let shownBy: [Showing]
    /// The views that show it by themselves, without a coordinator.
    let shownPlainly: [Transition]
    /// Every style it is shown in, with whether nothing but inference says so.
    let styles: [ShownStyle]
    /// The screens it is part of, through any number of views between.
    let holders: [NodeReference]
    let opens: [Way]
    let exits: [Leaving]
    /// Whether there may be more, as it is part of more views, or made of more, than were looked through.
    let isCut: Bool

    /// - Parameter most: how many of the screens it is part of, and of the views inside it, are looked through, the nearest
    ///   first.
    init(_ screen: Screen, _ index: GraphIndex, most: Int = .max) {
        apps = Set(index.graph.entryPoints.filter { $0.to.id == screen.id }.map(\.name)).sorted()
        shownBy = index.destinations(showing: screen.id).map { Showing($0, index) }
        shownPlainly = index.plainTransitions(into: screen.id)
        var certain: [Style: Bool] = [:]
        for shown in shownBy.flatMap(\.styles) {
            certain[shown.style] = certain[shown.style, default: false] || !shown.isInferred
        }
        for plain in shownPlainly {
            certain[plain.style] = certain[plain.style, default: false] || plain.evidence != .inferred
        }
        styles = certain.sorted { $0.key < $1.key }.map { ShownStyle(style: $0.key, isInferred: !$0.value) }
        holders = Self.reached(from: screen.id, atMost: most) { index.screens(containing: $0) }
        let parts = Self.reached(from: screen.id, atMost: most) { index.screen($0)?.contains ?? [] }
        isCut = max(holders.count, parts.count) == most
        opens =
            index.transitions(from: screen.id).map { Way(transition: $0, part: nil) }
            + parts.flatMap { part in
                index.transitions(from: part.id).map { Way(transition: $0, part: part) }
            }
        exits =
            index.exits(from: screen.id).map { Leaving(exit: $0, part: nil) }
            + parts.flatMap { part in index.exits(from: part.id).map { Leaving(exit: $0, part: part) } }
    }

    /// One transition for each destination opened, and for each view shown without one, by name; one that is not only
    /// inferred where there is one.
    var opened: [Transition] {
        let certainFirst = opens.map(\.transition).filter { $0.evidence != .inferred } + opens.map(\.transition)
        var seen: Set<[String]> = []
        return certainFirst.filter { seen.insert(Self.key($0)).inserted }.sorted {
            Self.key($0).lexicographicallyPrecedes(Self.key($1))
        }
    }

    private static func key(_ transition: Transition) -> [String] {
        [transition.destination, transition.destinationID ?? transition.to?.id ?? transition.from.id]
    }

    /// Everything some steps lead to, nearest first, without the start itself.
    private static func reached(
        from start: String, atMost most: Int, _ step: (String) -> [NodeReference]
    ) -> [NodeReference] {
        var seen: Set<String> = [start]
        var reached: [NodeReference] = []
        var open = step(start)
        while !open.isEmpty, reached.count < most {
            let fresh = open.filter { seen.insert($0.id).inserted }
            reached += fresh
            open = fresh.flatMap { step($0.id) }
        }
        return Array(reached.prefix(most))
    }
}
