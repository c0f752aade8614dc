/// A picture as Graphviz laid it out.
package struct DrawnGraph: Sendable {
    /// Graphviz's own elements.
    let root: SVGElement
    let title: String
    /// What it shows, in words.
    package let description: String
    let key: GraphKey
    /// Whether something of it is lit.
    let isLit: Bool

    /// The picture's own width in px, without a key.
    package var width: Double {
        root["viewBox"]?.split(separator: " ").dropFirst(2).first.flatMap { Double($0) } ?? 0
    }

    /// The picture as an `<svg>` element to stand inside a page: no prolog, no style of its own, every id prefixed.
    package func inlineSVG(idPrefix: String) throws(GraphDrawingError) -> String {
        try picture(idPrefix: idPrefix) { $0 }.markup(title: title, description: description)
    }

    /// The picture as an SVG file of its own, with its style inside and a key to its lines below.
    /// - Parameter address: what an address of the picture is, seen from the file.
    package func standaloneSVG(
        address: (String) -> String = { $0 }
    ) throws(GraphDrawingError) -> String {
        var picture = try picture(idPrefix: "", address: address)
        picture.addKey(key)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + picture.markup(title: title, description: description, styleSheet: StyleSheet.graph) + "\n"
    }

    private func picture(
        idPrefix: String, address: (String) -> String
    ) throws(GraphDrawingError) -> GraphPicture {
        guard let picture = GraphPicture(graphviz: root, idPrefix: idPrefix, isLit: isLit, address: address) else {
            throw .graphviz("Graphviz returned no image")
        }
        return picture
    }
}
