import Base
import NavigationModel

/// The nodes of one coordinator's own graph.
struct OwnGraphNodes {
    let own: OwnGraph
    let isNarrow: Bool
    let link: (GraphLink) -> String?
    private static let outer: DOTGraph.Attributes = [("fillcolor", .text(GraphColor.water))]
    private static let strong: DOTGraph.Attributes = [("penwidth", 2), ("color", .text(GraphColor.ink))]

    private var coordinator: Coordinator { own.coordinator }
    private var index: GraphIndex { own.index }

    /// The frame with the boxes it holds.
    func frame(_ boxes: [OwnGraph.Place]) -> DOTGraph.Frame {
        let id = "frame-" + DOTText.identifier(coordinator.id)
        let name = PlainText.shortened(coordinator.name, to: isNarrow ? 28 : 44)
        return DOTGraph.Frame(
            id: id,
            attributes: [
                ("id", .text(id)), ("class", "own"), ("style", "rounded"), ("color", .text(GraphColor.edge)),
                ("margin", isNarrow ? 10 : 18), ("labeljust", "l"), ("labelloc", isNarrow ? "b" : "t"),
                ("label", .label(NodeLabel.frame(name, kind: coordinator.word))),
            ], nodes: boxes.map(node))
    }

    /// The coordinator as one node, where no view of its own would stand in a frame.
    var whole: DOTGraph.Node {
        let words = OwnGraph.Label(name: coordinator.name, detail: coordinator.noun)
        return make(.itself, words, classes: "coordinator own", extra: Self.strong)
    }

    /// A place's node.
    func node(_ place: OwnGraph.Place) -> DOTGraph.Node {
        let words = own.words(for: place, isBrief: isNarrow)
        switch place {
        case .entry(let name):
            return DOTGraph.Node(entry: name)
        case .itself, .views:
            return make(place, words, classes: "self", extra: Self.outer)
        case .destination(let id):
            let isFirst = own.first.contains(place)
            return make(
                place, words, classes: isFirst ? "view first" : "view", to: .destination(id: id),
                extra: isFirst ? Self.strong : [])
        case .firstView(let reference):
            let target = index.screen(reference.id).map { GraphLink.screen(id: $0.id) }
            return make(place, words, classes: "view first", to: target, extra: Self.strong)
        case .coordinator(let reference):
            let target = index.coordinator(reference.id).map { GraphLink.coordinator(id: $0.id) }
            return make(place, words, classes: "coordinator outer", to: target, extra: Self.outer)
        case .foreign(_, let id):
            return make(place, words, classes: "view outer", to: .destination(id: id), extra: Self.outer)
        case .screen(let reference):
            let target = index.screen(reference.id).map { GraphLink.screen(id: $0.id) }
            return make(place, words, classes: "view outer", to: target, extra: Self.outer)
        case .inPlace:
            return make(place, words, classes: "view outer", extra: Self.outer)
        case .type, .others, .openers, .around, .opened:
            return make(place, words, classes: "type outer", extra: Self.outer)
        }
    }

    private func make(
        _ place: OwnGraph.Place, _ words: OwnGraph.Label, classes: String, to target: GraphLink? = nil,
        extra: DOTGraph.Attributes = []
    ) -> DOTGraph.Node {
        let length = isNarrow ? 24 : 40
        return DOTGraph.Node(
            id: id(place), classes: classes,
            title: words.title ?? [words.name, words.detail].filter { !$0.isEmpty }.joined(separator: ", "),
            link: target.flatMap(link),
            label: NodeLabel.twoLines(
                PlainText.shortened(words.name, to: length), PlainText.shortened(words.detail, to: length + 6)),
            extra: extra)
    }

    /// The id of a place's node.
    func id(_ place: OwnGraph.Place) -> String {
        switch place {
        case .itself: "coordinator-" + DOTText.identifier(coordinator.id)
        case .views: "views-" + DOTText.identifier(coordinator.id)
        case .destination(let id), .foreign(_, let id): "destination-" + DOTText.identifier(id)
        case .coordinator(let reference): "coordinator-" + DOTText.identifier(reference.id)
        case .screen(let reference), .firstView(let reference): "screen-" + DOTText.identifier(reference.id)
        case .type(let reference): "type-" + DOTText.identifier(reference.id)
        case .inPlace(let from, let name): "view-" + DOTText.identifier("\(from).\(name)")
        case .opened: "opened"
        case .others: "others"
        case .openers: "openers"
        case .around: "around"
        case .entry(let name): "entry-" + DOTText.identifier(name)
        }
    }
}
