import Base
import Drawing
import NavigationModel
import PageElements

/// The way to a page, from what mounts the app on.
struct Breadcrumb: Hashable, Sendable {
    /// The most coordinators of a way; of a longer one the middle is left out.
    private static let most = 12

    private struct Stop: Hashable {
        enum Name: Hashable {
            /// An entry point of the app.
            case entry(String)
            case node(NodeReference)
            /// So many that are left out.
            case between(Int)
            /// The page itself.
            case here(String)
        }

        /// The line that leads to it; the first has none.
        let line: LineStyle?
        let name: Name
    }

    private let stops: [Stop]

    /// The way to a coordinator.
    init(to coordinator: NodeReference, _ site: SiteContent) {
        stops = Self.stops(to: coordinator.id, site, isHere: true)
    }

    /// The way to a screen: by the first destination that shows it, else by the first view that does.
    init(to screen: Screen, _ site: SiteContent) {
        let index = site.index
        func here(_ style: Style?) -> Stop { Stop(line: LineStyle(style), name: .here(screen.name)) }
        func stops(to shown: GraphIndex.ShownBy) -> [Stop] {
            Self.stops(to: shown.coordinator.id, site, isHere: false)
        }
        if let shown = index.destinations(showing: screen.id).first {
            self.stops = stops(to: shown) + [here(shown.destination.presentations.first)]
        } else if let plain = index.plainTransitions(into: screen.id).first(where: { $0.from.id != screen.id }) {
            let owner = index.destinations(showing: plain.from.id).first
            let opener = Stop(line: LineStyle(owner?.destination.presentations.first), name: .node(plain.from))
            self.stops = (owner.map(stops) ?? []) + [opener, here(plain.style)]
        } else {
            self.stops = []
        }
    }

    private static func stops(to id: String, _ site: SiteContent, isHere: Bool) -> [Stop] {
        let path = site.tree.path(to: id)
        guard let root = path.first else { return [] }
        let entry = site.graph.entryPoints.first {
            // An app that is a coordinator itself is its own start.
            $0.to.id == root.coordinator.id && $0.name != root.coordinator.name
        }
        let start = entry.map { [Stop(line: nil, name: .entry($0.name))] } ?? []
        let stops = path.enumerated().map { position, node in
            let isLast = isHere && position == path.count - 1
            return Stop(
                line: LineStyle(to: node), name: isLast ? .here(node.coordinator.name) : .node(node.coordinator))
        }
        guard stops.count > most else { return start + stops }
        let left = stops.count - most
        return start + stops.prefix(1) + [Stop(line: stops[1].line, name: .between(left))] + stops.dropFirst(left + 1)
    }

    /// - Returns: nothing where there is no way to tell.
    func html(_ context: PageContext) -> HTML? {
        guard stops.count > 1 else { return nil }
        let stations = stops.map { stop in
            Way.Station(line: stop.line.map(StyleLine.inWords), name: Self.html(stop.name, context))
        }
        return Tag.nav(.class("crumbs"), .aria("label", "Breadcrumbs")) { Way(stations: stations).html }
    }

    private static func html(_ name: Stop.Name, _ context: PageContext) -> HTML {
        switch name {
        case .entry(let name): Tag.a(.href(context.link(Addresses.overview))) { name }
        case .node(let node): context.reference(node)
        case .between(let count): Tag.span(.class("quiet")) { "\(count) more" }
        case .here(let name): Tag.b(.aria("current", "page")) { name }
        }
    }
}
