/// What a reader can name as the start or the end of a journey.
package struct PlaceNames: Sendable {
    package enum Place: Hashable, Sendable {
        /// A screen, a coordinator, or an entry point.
        case node(NodeReference)
        case destination(id: String, targets: [NodeReference])

        /// What it is told apart by.
        package var id: String {
            switch self {
            case .node(let node): node.id
            case .destination(let id, _): id
            }
        }

        /// What is on the screen there.
        package var shown: [NodeReference] {
            switch self {
            case .node(let node): [node]
            case .destination(_, let targets): targets
            }
        }
    }

    private let places: [String: [Place]]

    package init(_ graph: NavigationGraph) {
        var places: [String: [Place]] = [:]
        func add(_ place: Place, as name: String) {
            if !places[name, default: []].contains(place) { places[name, default: []].append(place) }
        }
        let nodes =
            graph.coordinators.map(\.reference) + graph.screens.map(\.reference)
            + graph.entryPoints.map { NodeReference($0.name) }
        for node in nodes {
            add(.node(node), as: node.name)
            add(.node(node), as: node.writtenName)
            add(.node(node), as: node.id)
        }
        for owner in graph.coordinators {
            for destination in owner.destinations {
                let place = Place.destination(id: destination.id, targets: destination.targets)
                add(place, as: destination.id)
                add(place, as: "\(owner.name).\(destination.name)")
                add(place, as: "\(owner.reference.writtenName).\(destination.name)")
            }
        }
        self.places = places
    }

    /// What a name stands for: an id means one place, a name may mean several.
    package func places(named name: String) -> [Place] {
        let all = places[name] ?? []
        let exact = all.filter { $0.id == name }
        return (exact.isEmpty ? all : exact).sorted { $0.id < $1.id }
    }

    /// Every name, sorted.
    package var names: [String] { places.keys.sorted() }
}
