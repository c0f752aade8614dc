/// What can be reached in one version, and by how many steps.
struct Reachability: Sendable {
    /// A place that people see: a screen, or a destination that is built in place.
    struct Place: Hashable, Comparable, Sendable {
        let id: String
        let name: String
        let isDestination: Bool

        static func < (left: Self, right: Self) -> Bool { (left.name, left.id) < (right.name, right.id) }
    }

    let places: Set<Place>
    private let journeys: Journeys
    /// Where ways begin if no entry point is known.
    private let chosen: ChosenJourneys?

    /// - Parameter starts: where ways begin instead of at entry points.
    init(_ index: GraphIndex, starts: [NodeReference]?) {
        journeys = Journeys(index, mixesPlatforms: true)
        chosen = starts.map(journeys.journeys(from:))
        places = Self.places(index)
    }

    /// The surest way to a place, and of those the shortest.
    func journey(to place: Place) -> Journey? {
        let all: [Journey] =
            if let chosen {
                [place.isDestination ? chosen.journey(toDestination: place.id) : chosen.journey(to: place.id)]
                    .compactMap(\.self)
            } else {
                place.isDestination ? journeys.journeys(toDestination: place.id) : journeys.journeys(to: place.id)
            }
        return all.min { ($0.certainty, $0.length) < ($1.certainty, $1.length) }
    }

    /// Tells whether ways lead to a place from chosen ones.
    func reached(from starts: [NodeReference]) -> (Place) -> Bool {
        let chosen = journeys.journeys(from: starts)
        return { place in
            (place.isDestination ? chosen.journey(toDestination: place.id) : chosen.journey(to: place.id)) != nil
        }
    }

    /// Everything that is shown, not only part of something that is.
    private static func places(_ index: GraphIndex) -> Set<Place> {
        let graph = index.graph
        let shown =
            graph.coordinators.flatMap(\.destinations).flatMap(\.targets) + graph.transitions.compactMap(\.to)
            + graph.entryPoints.map(\.to)
        let screens = shown.filter { index.coordinator($0.id) == nil }.map {
            Place(id: $0.id, name: $0.name, isDestination: false)
        }
        let inPlace = graph.coordinators.flatMap { owner in
            owner.destinations.filter(\.targets.isEmpty).map {
                Place(id: $0.id, name: "\(owner.name).\($0.name)", isDestination: true)
            }
        }
        return Set(screens + inPlace)
    }

    /// What nothing shows, by id, sorted: where ways begin in sources without an entry point.
    static func roots(_ index: GraphIndex) -> [NodeReference] {
        let graph = index.graph
        let nodes = graph.coordinators.map(\.reference) + graph.screens.map(\.reference)
        let followed = graph.coordinators.filter { $0.hosts?.isEmpty == false }.map(\.id)
        let parts = graph.screens.flatMap(\.contains).map(\.id)
        let shown =
            graph.coordinators.flatMap { owner in
                owner.destinations.flatMap(\.targets).map(\.id).filter { $0 != owner.id }
            }
            + graph.transitions.compactMap { $0.to?.id == $0.from.id ? nil : $0.to?.id }
        let led = Set(shown + parts + followed)
        return Set(nodes).filter { !led.contains($0.id) }.sorted()
    }
}
