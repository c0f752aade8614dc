import NavigationModel

/// The nodes of one coordinator's own graph.
struct OwnGraphNodes {
    let own: OwnGraph
    let isNarrow: Bool
    let link: (GraphLink) -> String?
    private let suffix: String
    private static let outer: DOTGraph.Attributes = [("fillcolor", .text(GraphColor.water))]

    init(own: OwnGraph, isNarrow: Bool, link: @escaping (GraphLink) -> String?) {
        self.own = own
        self.isNarrow = isNarrow
        self.link = link
        suffix = isNarrow ? GraphWords.sharedSuffix(of: own.index.graph.coordinators.map(\.name)) : ""
    }

    private var coordinator: Coordinator { own.coordinator }
    private var index: GraphIndex { own.index }

    /// The frame with the boxes it holds.
    func frame(_ boxes: [OwnGraph.Place]) -> DOTGraph.Frame {
        let id = "frame-" + DOTText.identifier(coordinator.id)
        return DOTGraph.Frame(
            id: id,
            attributes: [
                ("id", .text(id)), ("class", "own"), ("style", "rounded"), ("color", .text(GraphColor.edge)),
                ("margin", isNarrow ? 10 : 18), ("labeljust", "l"), ("labelloc", isNarrow ? "b" : "t"),
                (
                    "label",
                    .label(
                        NodeLabel.frame(
                            PlainText.shortened(coordinator.name, to: isNarrow ? 28 : 44),
                            kind: coordinator.kind.rawValue))
                ),
            ], nodes: boxes.map(node))
    }

    /// The coordinator as one node, where no view of its own would stand in a frame.
    var whole: DOTGraph.Node {
        make(
            .itself, classes: "coordinator own", name: coordinator.name,
            detail: "\(coordinator.kind.rawValue) coordinator",
            extra: [("penwidth", 2), ("color", .text(GraphColor.ink))])
    }

    /// A place's node.
    func node(_ place: OwnGraph.Place) -> DOTGraph.Node {
        switch place {
        case .itself:
            return make(
                place, classes: "self", name: "itself", detail: "", title: "\(coordinator.name) itself")
        case .views:
            return make(place, classes: "self", name: "its screens", detail: "")
        case .destination(let id):
            return box(place, id: id)
        case .coordinator(let reference):
            return outer(place, reference)
        case .foreign(let owner, let id):
            let destination = index.destination(id)
            let shows = destination?.targets.map(\.name).joined(separator: " or ") ?? ""
            return make(
                place, classes: "view outer", name: destination.map(label) ?? id,
                detail: isNarrow || shows.isEmpty ? "in \(owner.name)" : "\(shows) in \(owner.name)",
                title: [destination.map(index.signature) ?? id, shows, "in \(owner.name)"].filter { !$0.isEmpty }
                    .joined(separator: ", "),
                to: .destination(id: id), extra: Self.outer)
        case .screen(let reference):
            let owners = index.holders(of: reference.id).sorted().flatMap { index.destinations(showing: $0) }
            let names = Set(owners.map(\.coordinator)).sorted().map(\.name)
            return make(
                place, classes: "view outer", name: reference.name,
                detail: names.isEmpty ? "" : "in " + GraphWords.few(names, limit: 2).joined(separator: ", "),
                to: index.screen(reference.id) == nil ? nil : .screen(id: reference.id), extra: Self.outer)
        case .type(let reference):
            return make(place, classes: "type outer", name: reference.name, detail: "", extra: Self.outer)
        case .others:
            return make(place, classes: "type outer", name: "other types", detail: "", extra: Self.outer)
        case .entry(let name):
            return DOTGraph.Node(entry: name)
        }
    }

    private func box(_ place: OwnGraph.Place, id: String) -> DOTGraph.Node {
        guard let destination = index.destination(id) else { return make(place, classes: "view", name: id, detail: "") }
        let isFirst = own.first.contains(place)
        let targets = destination.targets.map(\.name)
        var details = [targets.isEmpty ? "built in place" : GraphWords.few(targets, limit: 2).joined(separator: " or ")]
        if isFirst { details.append("root") }
        return make(
            place, classes: isFirst ? "view first" : "view", name: label(destination),
            detail: details.joined(separator: ", "),
            title: [index.signature(of: destination), targets.joined(separator: " or "), isFirst ? "root" : ""]
                .filter { !$0.isEmpty }.joined(separator: ", "),
            to: .destination(id: id),
            extra: isFirst ? [("penwidth", 2), ("color", .text(GraphColor.ink))] : [])
    }

    private func outer(_ place: OwnGraph.Place, _ reference: NodeReference) -> DOTGraph.Node {
        let found = index.coordinator(reference.id)
        let kind = found.map { "\($0.kind.rawValue) coordinator" } ?? "coordinator"
        let hasSuffix = !suffix.isEmpty && reference.name.hasSuffix(suffix) && reference.name.count > suffix.count
        return make(
            place, classes: "coordinator outer",
            name: hasSuffix ? String(reference.name.dropLast(suffix.count)) : reference.name,
            detail: isNarrow ? found?.kind.rawValue ?? "coordinator" : kind, title: "\(reference.name), \(kind)",
            to: found.map { .coordinator(id: $0.id) }, extra: Self.outer)
    }

    private func label(_ destination: Destination) -> String {
        isNarrow ? destination.name : index.signature(of: destination)
    }

    private func make(
        _ place: OwnGraph.Place, classes: String, name: String, detail: String, title: String? = nil,
        to target: GraphLink? = nil, extra: DOTGraph.Attributes = []
    ) -> DOTGraph.Node {
        let length = isNarrow ? 24 : 40
        return DOTGraph.Node(
            id: id(place), classes: classes,
            title: title ?? [name, detail].filter { !$0.isEmpty }.joined(separator: ", "),
            link: target.flatMap(link),
            label: NodeLabel.twoLines(
                PlainText.shortened(name, to: length), PlainText.shortened(detail, to: length + 6)),
            extra: extra)
    }

    /// The id of a place's node.
    func id(_ place: OwnGraph.Place) -> String {
        switch place {
        case .itself: "coordinator-" + DOTText.identifier(coordinator.id)
        case .views: "views-" + DOTText.identifier(coordinator.id)
        case .destination(let id), .foreign(_, let id): "destination-" + DOTText.identifier(id)
        case .coordinator(let reference): "coordinator-" + DOTText.identifier(reference.id)
        case .screen(let reference): "screen-" + DOTText.identifier(reference.id)
        case .type(let reference): "type-" + DOTText.identifier(reference.id)
        case .others: "others"
        case .entry(let name): "entry-" + DOTText.identifier(name)
        }
    }

    /// What a place is called in a line's title.
    func name(_ place: OwnGraph.Place) -> String {
        switch place {
        case .itself: coordinator.name
        case .views: "its screens"
        case .destination(let id), .foreign(_, let id): index.destination(id).map(index.signature) ?? id
        case .coordinator(let reference), .screen(let reference), .type(let reference): reference.name
        case .others: "other types"
        case .entry(let name): name
        }
    }
}
