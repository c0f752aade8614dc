import NavigationModel

extension OwnGraph {
    /// The most views and types outside drawn each, the most coordinators that only lead here, and the most that
    /// screens show by themselves.
    static let mostOutside = 12
    /// The most lines drawn each.
    static let mostLines = 300
    /// The most views of the coordinator drawn each.
    static let mostInside = 400
    /// The most coordinators around drawn each, and the most destinations of those.
    static let mostAround = 60

    /// Draws as one what would be too many nodes or lines each, and says so.
    mutating func fold() {
        let outside = Set(lines.lines.flatMap { [$0.tail, $0.head] }.filter(\.isOutside)).subtracting(opened)
        if outside.count > Self.mostOutside {
            let graph = self
            let folded: (Place) -> Place = { place in
                guard outside.contains(place) else { return place }
                guard case .screen(let screen) = place, let owner = graph.owners(of: screen).first else {
                    return .others
                }
                return .coordinator(owner)
            }
            lines = lines.moved(tail: folded, head: folded)
            remarks.append("Screens outside this coordinator are represented by the coordinators that show them.")
        }
        if opened.count > Self.mostOutside {
            let (opened, all) = (opened, Place.opened(opened.count))
            lines = lines.moved(tail: { opened.contains($0) ? all : $0 }, head: { opened.contains($0) ? all : $0 })
            remarks.append("The \(opened.count) views that screens open directly are drawn as one node.")
        }
        let heads = Set(lines.lines.map(\.head))
        let openers = Set(lines.lines.map(\.tail).filter { $0.isCoordinator && !heads.contains($0) })
        if openers.count > Self.mostOutside {
            let all = Place.openers(openers.count)
            lines = lines.moved(tail: { openers.contains($0) ? all : $0 }, head: { $0 })
            remarks.append(
                "The \(openers.count) coordinators that open this one but aren't opened by it are drawn as one node; "
                    + "the page lists all of them.")
        }
        foldNeighbours()
        if inside.count > Self.mostInside {
            let folded: (Place) -> Place = { if case .destination = $0 { .views } else { $0 } }
            lines = lines.moved(tail: folded, head: folded).withoutLoops
            remarks.append("The \(inside.count) screens are drawn as one node; the page lists all of them.")
            inside = []
        } else if lines.lines.count > Self.mostLines {
            lines = lines.moved(tail: { if case .destination = $0 { .views } else { $0 } }, head: { $0 })
            remarks.append("All screens are drawn as one node; the page lists them.")
        }
    }

    /// Draws destinations of many other coordinators as those, and many coordinators as one.
    private mutating func foldNeighbours() {
        var ends: Set<Place> { Set(lines.lines.flatMap { [$0.tail, $0.head] }) }
        if ends.count(where: \.isForeign) > Self.mostAround {
            let folded: (Place) -> Place = { if case .foreign(let owner, _) = $0 { .coordinator(owner) } else { $0 } }
            lines = lines.moved(tail: folded, head: folded)
            remarks.append("Other coordinators are drawn without their destinations.")
        }
        let around = ends.count(where: \.isCoordinator)
        if around > Self.mostAround {
            let folded: (Place) -> Place = { $0.isCoordinator ? .around(around) : $0 }
            lines = lines.moved(tail: folded, head: folded)
            remarks.append("The \(around) surrounding coordinators are drawn as one node; the page lists all of them.")
        }
    }
}

extension OwnGraph.Place {
    fileprivate var isCoordinator: Bool {
        if case .coordinator = self { true } else { false }
    }

    fileprivate var isForeign: Bool {
        if case .foreign = self { true } else { false }
    }

    fileprivate var isOutside: Bool {
        switch self {
        case .screen, .type: true
        default: false
        }
    }
}
