import Base
import Drawing
import NavigationModel
import PageElements

/// The coordinators around one: those that show it, and those it shows.
struct Neighbours: Hashable, Sendable {
    private struct Neighbour: Hashable {
        let node: NodeReference
        let style: Style?
        var isFollowed = false
        let note: String
    }

    private let openedBy: [Neighbour]
    private let opens: [Neighbour]

    init(of coordinator: Coordinator, _ index: GraphIndex) {
        let hosts = (coordinator.hosts ?? []).map { host in
            Neighbour(
                node: index.coordinator(host)?.reference ?? index.screen(host)?.reference ?? NodeReference(host),
                style: nil, isFollowed: true, note: "shows the destinations of this coordinator")
        }
        openedBy =
            index.graph.entryPoints.filter { $0.to.id == coordinator.id }.map {
                Neighbour(node: NodeReference($0.name), style: .root, note: "where the app starts")
            }
            + index.destinations(showing: coordinator.id).flatMap { shown in
                Self.styles(shown.destination, index).map { style, inferred in
                    Neighbour(node: shown.coordinator, style: style, note: Self.note(on: shown, index) + inferred)
                }
            }
            + index.plainTransitions(into: coordinator.id).map {
                Neighbour(
                    node: $0.from, style: $0.style,
                    note: "as \($0.destination), \(DestinationName.plain($0))"
                        + Self.inferred($0.evidence == .inferred))
            } + hosts
        let declared = coordinator.destinations.flatMap { destination in
            destination.targets.filter { index.coordinator($0.id) != nil }.flatMap { target in
                Self.styles(destination, index).map { style, inferred in
                    Neighbour(node: target, style: style, note: "as \(destination.name)\(inferred)")
                }
            }
        }
        let plain = index.plainTransitions(of: coordinator).compactMap { transition -> Neighbour? in
            guard let target = transition.to, index.coordinator(target.id) != nil else { return nil }
            return Neighbour(
                node: target, style: transition.style,
                note: "by \(transition.from.name), \(DestinationName.plain(transition))"
                    + Self.inferred(transition.evidence == .inferred))
        }
        let followed = index.routers(of: coordinator.id).map {
            Neighbour(
                node: $0.reference, style: nil, isFollowed: true,
                note: "holds the navigation state of this coordinator")
        }
        opens = declared + plain + followed
    }

    private static func note(on shown: GraphIndex.ShownBy, _ index: GraphIndex) -> String {
        let name = shown.destination.name
        guard let owner = index.coordinator(shown.coordinator.id), let position = owner.initial.firstIndex(of: name)
        else { return "as \(name)" }
        switch owner.kind {
        case .tab: return "as \(name), tab \(position + 1) of \(owner.initial.count)"
        case .split: return "as \(name), column \(position + 1) of \(owner.initial.count)"
        case .flow, .root, .router, .stack: return "as \(name), shown first"
        }
    }

    /// The styles a destination is shown in, each with a word where nothing but inference speaks for it.
    private static func styles(_ destination: Destination, _ index: GraphIndex) -> [(style: Style?, inferred: String)] {
        guard !destination.presentations.isEmpty else { return [(nil, "")] }
        return destination.presentations.map { ($0, inferred(index.isInferred($0, of: destination))) }
    }

    private static func inferred(_ isInferred: Bool) -> String { isInferred ? ", inferred" : "" }

    func html(_ context: PageContext) -> HTML {
        Tag.div(.class("pair")) {
            list("Opened by", "opened-by", openedBy, none: "Nothing opens this coordinator.", context)
            list("Opens", "opens", opens, none: "This coordinator opens no other coordinators.", context)
        }
    }

    private func line(to neighbour: Neighbour) -> HTML {
        if neighbour.isFollowed { return StyleChip.html(.followed, LineStyle.followed.word) }
        return neighbour.style.map { StyleChip.html($0) } ?? StyleChip.html(.unopened, LineStyle.unopened.word)
    }

    private func list(
        _ title: String, _ id: String, _ neighbours: [Neighbour], none: String, _ context: PageContext
    ) -> HTML {
        Tag.section(.aria("labelledby", id)) {
            SectionHeading.html(title, id: id)
            Tag.ul(.class("ruled")) {
                if neighbours.isEmpty { Tag.li(.class("quiet")) { none } }
                for neighbour in neighbours.prefix(Addresses.mostRows) {
                    Tag.li {
                        line(to: neighbour)
                        context.reference(neighbour.node)
                        Tag.span(.class("note")) { neighbour.note }
                    }
                }
            }
            DataTable.rest(of: neighbours.count, context)
        }
    }
}
