/// A graph to be printed as DOT: `node`s, at most one frame around some of them, and lines.
package struct DOTGraph: Sendable {
    /// An attribute's value.
    package enum Value: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        /// Any text; it is quoted.
        case text(String)
        case number(Double)
        case label(DOTTable)

        package init(stringLiteral value: String) { self = .text(value) }
        package init(integerLiteral value: Int) { self = .number(Double(value)) }
        package init(floatLiteral value: Double) { self = .number(value) }
    }

    package typealias Attributes = [(name: String, value: Value)]

    package struct Node: Sendable {
        /// Made by ``DOTText/identifier(_:)``.
        let id: String
        let attributes: Attributes

        package init(id: String, attributes: Attributes) {
            self.id = id
            self.attributes = attributes
        }
    }

    package struct End: Hashable, Sendable {
        let node: String
        var port: String?
        /// `e`, `w` and the like.
        var side: String?

        package init(node: String, port: String? = nil, side: String? = nil) {
            self.node = node
            self.port = port
            self.side = side
        }
    }

    package struct Edge: Sendable {
        let tail: End
        let head: End
        let attributes: Attributes
        /// Why it is drawn; not printed.
        let reasons: [LineReason]
    }

    package struct Frame: Sendable {
        let id: String
        let attributes: Attributes
        let nodes: [Node]

        package init(id: String, attributes: Attributes, nodes: [Node]) {
            self.id = id
            self.attributes = attributes
            self.nodes = nodes
        }
    }

    var id: String
    /// A remark on what is not in it, for those who read the text; none where it is empty.
    var remark = ""
    var attributes: Attributes
    var nodeDefaults: Attributes
    var edgeDefaults: Attributes
    /// Nodes declared before the frame; the order decides who stands above whom.
    package var before: [Node] = []
    package var frame: Frame?
    var after: [Node] = []
    package var edges: [Edge] = []

    package init(id: String, attributes: Attributes, nodeDefaults: Attributes, edgeDefaults: Attributes) {
        self.id = id
        self.attributes = attributes
        self.nodeDefaults = nodeDefaults
        self.edgeDefaults = edgeDefaults
    }

    /// The graph in DOT.
    package var text: String {
        var lines = ["digraph \(DOTText.quoted(DOTText.title(id))) {"] + (remark.isEmpty ? [] : ["  // \(remark)"])
        lines.append("  graph \(Self.list(attributes))")
        lines.append("  node \(Self.list(nodeDefaults))")
        lines.append("  edge \(Self.list(edgeDefaults))")
        lines += before.map { "  \(Self.statement($0))" }
        if let frame {
            lines.append("  subgraph \(DOTText.quoted("cluster-" + frame.id)) {")
            lines.append("    graph \(Self.list(frame.attributes))")
            lines += frame.nodes.map { "    \(Self.statement($0))" }
            lines.append("  }")
        }
        lines += after.map { "  \(Self.statement($0))" }
        lines += edges.map { "  \(Self.end($0.tail)) -> \(Self.end($0.head)) \(Self.list($0.attributes))" }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func statement(_ node: Node) -> String { "\(DOTText.quoted(node.id)) \(list(node.attributes))" }

    private static func end(_ end: End) -> String {
        let port = end.port.map { ":" + DOTText.quoted($0) } ?? ""
        return DOTText.quoted(end.node) + port + (end.side.map { ":" + $0 } ?? "")
    }

    private static func list(_ attributes: Attributes) -> String {
        "[" + attributes.map { "\($0.name)=\(text($0.value))" }.joined(separator: ", ") + "]"
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .text(let text): DOTText.quoted(text)
        case .label(let table): "<\(table.markup)>"
        case .number(let number) where number == number.rounded(): String(Int(number))
        case .number(let number): String(number)
        }
    }
}
