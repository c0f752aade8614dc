import Base
import NavigationModel

/// Stations joined by the lines that lead from one to the next.
struct Way {
    struct Station {
        /// How it is reached; absent for the first.
        var line: HTML?
        var name: HTML

        init(style: Style?, name: HTML) {
            line = StyleLine.inWords(style)
            self.name = name
        }

        init(line: HTML? = nil, name: HTML) {
            self.line = line
            self.name = name
        }
    }

    let stations: [Station]

    var html: HTML {
        Tag.ol(.class("way")) {
            for (position, station) in stations.enumerated() {
                Tag.li {
                    if position > 0 { station.line }
                    station.name
                }
            }
        }
    }

    /// From what mounts the app to a coordinator, the last station being that coordinator.
    static func stations(to id: String, in context: PageContext, isCurrent: Bool) -> [Station] {
        let path = context.site.tree.path(to: id)
        guard let root = path.first else { return [] }
        let entry = context.site.graph.entryPoints.first {
            // An app that is a coordinator itself is its own start.
            $0.to.id == root.coordinator.id && $0.name != root.coordinator.name
        }
        var stations =
            entry.map { entry in [Station(name: Tag.a(.href(context.link(Addresses.overview))) { entry.name })] } ?? []
        for (position, node) in path.enumerated() {
            let isLast = isCurrent && position == path.count - 1
            stations.append(
                Station(
                    line: StyleLine.inWords(to: node),
                    name: isLast
                        ? Tag.b(.aria("current", "page")) { node.coordinator.name }
                        : context.reference(node.coordinator)))
        }
        return stations
    }

    /// The way as the page's breadcrumb.
    static func breadcrumb(_ stations: [Station]) -> HTML? {
        guard stations.count > 1 else { return nil }
        return Tag.nav(.class("crumbs"), .aria("label", "The way here")) { Way(stations: stations).html }
    }
}
