import Base
import NavigationModel

/// What Graphviz drew, made fit for a page: its own titles and comments gone, ids prefixed, links named, lines that
/// are to lie on top last.
package struct GraphPicture {
    private let idPrefix: String
    private let isLit: Bool
    private var width: Double
    private var height: Double
    private var origin: (x: Double, y: Double)
    /// Frames, then lines, then the titles of frames, then nodes.
    private var groups: [SVGElement]
    private var key: SVGElement?

    /// - Parameters:
    ///   - root: an SVG as Graphviz writes it.
    ///   - idPrefix: what every id begins with.
    ///   - isLit: whether what is not lit steps back.
    ///   - address: what a link's address becomes.
    package init?(graphviz root: SVGElement, idPrefix: String, isLit: Bool, address: (String) -> String = { $0 }) {
        guard let graph = root.elements.first(where: { $0.name == "g" }),
            let box = root["viewBox"]?.split(separator: " ").compactMap({ Double($0) }), box.count == 4,
            let translation = graph["transform"]?.split(separator: "translate(").last?.dropLast()
        else { return nil }
        let offsets = translation.split(separator: " ").compactMap { Double($0) }
        guard offsets.count == 2 else { return nil }
        self.idPrefix = idPrefix
        self.isLit = isLit
        (width, height, origin) = (box[2], box[3], (offsets[0], offsets[1]))
        groups = []
        let parts = graph.elements.filter { $0.name == "g" }.map { Self.part($0, idPrefix, address) }
        let lines = parts.filter { $0.classes.first == "edge" }
        let frames = parts.filter { $0.classes.first == "cluster" }
        groups += frames.map { Self.frame($0, isText: false) }
        groups += lines.filter { !Self.isOnTop($0) } + lines.filter(Self.isOnTop)
        groups += frames.map { Self.frame($0, isText: true) }
        groups += parts.filter { $0.classes.first == "node" }
    }

    /// Puts a key to the lines below the picture.
    mutating func addKey(_ key: GraphKey) {
        guard let drawn = key.element(width: max(width, GraphKey.leastWidth)) else { return }
        self.key = drawn.element
        self.key?["transform"] = "translate(0 \(SVGNumber.text(height)))"
        width = max(width, drawn.width)
        height += drawn.height
    }

    /// The picture as an `<svg>` element.
    /// - Parameters:
    ///   - title: its name.
    ///   - description: what it shows, in words.
    ///   - styleSheet: CSS to put inside; none for a picture in a page that has it.
    package func markup(title: String, description: String, styleSheet: String? = nil) -> String {
        let (titleID, descriptionID) = (idPrefix + "title", idPrefix + "desc")
        var children: [SVGElement] = [
            SVGElement("title", ["id": titleID], text: title),
            SVGElement("desc", ["id": descriptionID], text: description),
        ]
        if let styleSheet { children.append(SVGElement("style", text: styleSheet)) }
        let move = "translate(\(SVGNumber.text(origin.x)) \(SVGNumber.text(origin.y)))"
        children.append(SVGElement("g", ["class": "graph", "transform": move], groups.map { .element($0) }))
        if let key { children.append(key) }
        return SVGElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": isLit ? "navigation-graph tracing" : "navigation-graph",
                "width": String(Int(width.rounded(.up))), "height": String(Int(height.rounded(.up))),
                "viewBox": "0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))", "role": "group",
                "aria-labelledby": titleID, "aria-describedby": descriptionID,
                "font-family": "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif",
                "font-size": "12",
            ], children.map { .element($0) }
        ).markup
    }

    /// A frame's outline, or its title, which lies above the lines.
    private static func frame(_ group: SVGElement, isText: Bool) -> SVGElement {
        let children = group.elements.filter { ($0.name == "text") == isText }.map(SVGElement.Child.element)
        var part = isText ? SVGElement("g", ["class": "frame-title"]) : group
        part.children = children
        return part
    }

    private static func isOnTop(_ line: SVGElement) -> Bool {
        line.classes.contains { ["lit", "add", "rem", "chg"].contains($0) }
    }

    /// A frame, a line or a node: its group with what it shows.
    private static func part(_ group: SVGElement, _ idPrefix: String, _ address: (String) -> String) -> SVGElement {
        let classes = group.classes.filter { !$0.hasPrefix("by-") && !$0.hasPrefix("of-") }.joined(separator: " ")
        var part = SVGElement("g", ["id": idPrefix + (group["id"] ?? ""), "class": classes])
        if group.classes.first == "edge" { part.attributes += lineFacts(group) }
        let dashes = group.classes.first == "edge" ? LineStyle.dashes(classes: group.classes) : nil
        for child in group.elements where child.name != "title" {
            part.children += content(of: child, dashes: dashes, address)
        }
        return part
    }

    /// What scripts ask of a line: the ids of the nodes it joins, without prefix, its style, and how it is
    /// known.
    ///
    /// Graphviz titles a line `tail:port->head:port:side`.
    private static func lineFacts(_ group: SVGElement) -> [(name: String, value: String)] {
        let title = group.elements.first { $0.name == "title" }?.children.first
        guard case .text(let ends)? = title, let arrow = ends.firstRange(of: "->") else { return [] }
        let node = { (end: Substring) in String(end.prefix { $0 != ":" }) }
        let words = { (prefix: String) in
            group.classes.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }.joined(separator: " ")
        }
        return [
            ("data-from", node(ends[..<arrow.lowerBound])), ("data-to", node(ends[arrow.upperBound...])),
            ("data-line", words("of-")), ("data-by", words("by-")),
        ]
    }

    private static func content(
        of element: SVGElement, dashes: String?, _ address: (String) -> String
    ) -> [SVGElement.Child] {
        switch element.name {
        case "g":
            return element.elements.flatMap { content(of: $0, dashes: dashes, address) }
        case "a":
            let title = element["xlink:title"].map { SVGElement.Child.element(SVGElement("title", text: $0)) }
            let content =
                [title].compactMap { $0 } + element.elements.flatMap { self.content(of: $0, dashes: dashes, address) }
            return element["xlink:href"].map { [.element(SVGElement("a", ["href": address($0)], content))] } ?? content
        case "text":
            return [.element(text(element))]
        default:
            var shape = element
            if shape["fill"] == "transparent" { shape["fill"] = "none" }
            if shape["stroke-dasharray"] != nil {
                shape["stroke-dasharray"] = dashes ?? shape["stroke-dasharray"]
                if dashes?.hasPrefix("0 ") == true { shape["stroke-linecap"] = "round" }
            }
            return [.element(shape)]
        }
    }

    private static func text(_ element: SVGElement) -> SVGElement {
        let size = element["font-size"].flatMap(Double.init)
        var text = element.fitted(size: size ?? 12, bold: element["font-weight"] == "bold")
        text["font-family"] = nil
        if text["text-anchor"] == "start" { text["text-anchor"] = nil }
        if let size { text["font-size"] = size == 12 ? nil : SVGNumber.text(size) }
        if text["fill"] == nil { text["fill"] = GraphColor.ink }
        return text
    }
}

extension LineStyle {
    /// The pattern of the style whose class is among an element's, or of what is inferred.
    fileprivate static func dashes(classes: [Substring]) -> String? {
        if classes.contains("rem") { return DiffStatus.removedDashes }
        if classes.contains("inferred") { return inferredDashes }
        let styles = Style.allCases.map(LineStyle.shown) + [.unopened, .followed]
        return styles.first { classes.contains(Substring($0.cssClass)) }?.dashes
    }
}
