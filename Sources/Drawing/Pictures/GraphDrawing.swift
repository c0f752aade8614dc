import Base
import NavigationModel

/// One picture: its DOT text, and the words that stand in for it.
package struct GraphDrawing: Hashable, Sendable {
    /// The graph in DOT, complete: `dot -Tsvg` draws the same.
    package let dot: String
    /// What it is of: `HomeCoordinator, its destinations`.
    package let title: String
    /// One or two sentences for those who cannot see it.
    package let description: String
    private let styles: [LineStyle]
    private let hasInferred: Bool
    /// How many inferred transitions are hidden.
    package let hidden: Int
    /// A sentence for those; nil where there are none.
    package var hiddenWords: String? { GraphWords.hidden(hidden).first }
    private let isLit: Bool

    /// Describes a picture without drawing it.
    /// - Parameters:
    ///   - subject: what it is of.
    ///   - layout: which way it runs.
    ///   - index: the graph it is of.
    ///   - inferred: what becomes of lines that are only inferred.
    ///   - light: what of it is lit, such as the way of a deep link; the rest steps back.
    ///   - link: the address a node leads to, or nil for none.
    package init(
        of subject: GraphSubject, layout: GraphLayout, index: GraphIndex, inferred: InferredLines = .drawn,
        light: GraphLight = .none, link: (GraphLink) -> String?
    ) {
        let plan = withoutActuallyEscaping(link) { link in
            GraphPlan.plan(of: subject, layout: layout, index: index, inferred: inferred, link: link)
        }
        self.init(plan, light: light)
    }

    init(_ plan: GraphPlan, light: GraphLight = .none) {
        var graph = plan.graph
        light.light(&graph)
        graph.remark = GraphWords.hidden(plan.hidden).first ?? ""
        isLit = graph.edges.contains { light.isLit($0.reasons) }
        dot = graph.text
        title = PlainText.visible(plan.title)
        description = PlainText.visible(plan.description)
        styles = plan.styles
        hasInferred = plan.hasInferred
        hidden = plan.hidden
    }

    /// The picture, laid out once for as many forms as are wanted.
    package func drawn() throws(GraphDrawingError) -> DrawnGraph {
        guard let root = SVGScanner.root(of: try Graphviz.svg(dot: dot)) else {
            throw .graphviz("Graphviz returned no image")
        }
        return DrawnGraph(
            root: root, title: title, description: description,
            key: GraphKey(styles: styles, hasInferred: hasInferred, hidden: hidden), isLit: isLit)
    }

    /// The picture as an `<svg>` element to stand inside a page: no prolog, no style of its own, every id prefixed.
    package func inlineSVG(idPrefix: String) throws(GraphDrawingError) -> String {
        try drawn().inlineSVG(idPrefix: idPrefix)
    }

    /// The picture as an SVG file of its own, with its style inside and a key to its lines below.
    package func standaloneSVG() throws(GraphDrawingError) -> String {
        try drawn().standaloneSVG()
    }
}
