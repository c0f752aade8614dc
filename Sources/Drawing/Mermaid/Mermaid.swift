import Base
import NavigationModel

/// Graphs as Mermaid flowcharts, for places that draw Mermaid themselves.
///
/// Follows the flowchart syntax of Mermaid 11: text in quotes, entities as `#35;`.
package enum Mermaid {
    /// The flowchart's text.
    /// - Parameter inferred: what becomes of lines that are only inferred.
    package static func text(
        of subject: GraphSubject, index: GraphIndex, inferred: InferredLines = .drawn
    ) -> String {
        switch subject {
        case .app: app(index, inferred)
        case .part(_, let coordinators): app(GraphIndex(index.graph.part(of: Set(coordinators))), inferred)
        case .coordinator(let id): index.coordinator(id).map { own($0, index, inferred) } ?? "flowchart LR\n"
        }
    }

    /// How it begins, with a remark on what is hidden.
    private static func start(hiding count: Int) -> [String] {
        ["flowchart LR"] + GraphWords.hidden(count).map { "  %% \($0)" }
    }

    private static func app(_ index: GraphIndex, _ inferred: InferredLines) -> String {
        let map = AppMap(index: index, mostViews: .max) { _ in nil }
        var drawn = map.lines
        drawn.hide(inferred, on: AppMap.card)
        var lines = start(hiding: drawn.hiddenTransitions.count)
        lines += map.outerPlaces(drawn).map { place in
            let (id, words) = (id(AppMap.node(place)), quoted([map.name(place)]))
            return if case .entry = place { "  \(id)([\(words)])" } else { "  \(id)(\(words))" }
        }
        for coordinator in index.graph.coordinators {
            let words = [coordinator.name, GraphWords.summary(of: coordinator)]
            lines.append("  \(id(AppMap.node(.coordinator(coordinator.id))))[\(quoted(words))]")
        }
        for line in drawn.lines {
            var words = line.style.word
            if case .row(_, let destination) = line.tail, let name = index.destination(destination)?.name {
                words = "\(name): \(words)"
            }
            lines.append(
                link(
                    AppMap.node(line.tail), line.style, inferred: drawn.isInferred(line), words,
                    AppMap.node(line.head)))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func own(_ coordinator: Coordinator, _ index: GraphIndex, _ inferred: InferredLines) -> String {
        let own = OwnGraph(coordinator, index: index, inferred: inferred)
        let nodes = OwnGraphNodes(own: own, isNarrow: false) { _ in nil }
        let places = own.places
        var lines = start(hiding: own.lines.hiddenTransitions.count)
        lines += places.before.map { "  " + node($0, own, nodes) }
        lines.append("  subgraph frame_\(id(nodes.id(.itself))) [\(quoted([coordinator.name]))]")
        lines += places.boxes.map { "    " + node($0, own, nodes) }
        lines.append("  end")
        lines += places.after.map { "  " + node($0, own, nodes) }
        lines += own.lines.lines.map { line in
            link(
                nodes.id(line.tail), line.style, inferred: own.lines.isInferred(line), line.style.word,
                nodes.id(line.head))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func node(_ place: OwnGraph.Place, _ own: OwnGraph, _ nodes: OwnGraphNodes) -> String {
        let words = own.words(for: place)
        let text = quoted([words.name, words.detail].filter { !$0.isEmpty })
        let id = id(nodes.id(place))
        return switch place {
        case .entry: "\(id)([\(text)])"
        case .coordinator: "\(id)[\(text)]"
        default: "\(id)(\(text))"
        }
    }

    /// A line, dotted where nothing but inference speaks for it.
    private static func link(
        _ tail: String, _ style: LineStyle, inferred: Bool, _ word: String, _ head: String
    ) -> String {
        let word = word + (inferred ? " ?" : "")
        return "  \(id(tail)) \(arrow(style, inferred: inferred))|\(quoted([word]))| \(id(head))"
    }

    static func arrow(_ style: LineStyle, inferred: Bool) -> String {
        switch style {
        case _ where inferred: "-.->"
        case .shown(.root): "==>"
        case .shown(.sheet), .shown(.fullScreenCover), .shown(.popover), .shown(.window), .unopened: "-.->"
        case .shown: "-->"
        case .followed: "---"
        }
    }

    /// An id without the hyphen after its kind; the kind keeps it from being one of Mermaid's own words.
    static func id(_ identifier: String) -> String { identifier.replacing("-", with: "_") }

    static func quoted(_ lines: [String]) -> String {
        "\"" + lines.map { escaped($0) }.joined(separator: "<br/>") + "\""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PlainText.visible(text).unicodeScalars {
            switch scalar {
            case "\"": result += "#quot;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "&": result += "#amp;"
            case "#", "`", "%", "\\", "*", "_", "~": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
