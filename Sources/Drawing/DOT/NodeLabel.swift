import Base
import NavigationModel

/// The labels nodes and lines carry.
package enum NodeLabel {
    /// A name in bold over a quieter line.
    static func twoLines(_ name: String, _ detail: String) -> DOTTable {
        guard !detail.isEmpty else { return oneLine(name) }
        return DOTTable([
            .cells([
                .space(["WIDTH": "12", "ROWSPAN": "2"]),
                .text(
                    DOTRun(text: name, size: 13, bold: true),
                    attributes: ["ALIGN": "LEFT", "HEIGHT": "21", "VALIGN": "BOTTOM"]),
                .space(["WIDTH": "12", "ROWSPAN": "2"]),
            ]),
            .cells([
                .text(
                    DOTRun(text: detail, size: 11, color: GraphColor.ink2),
                    attributes: ["ALIGN": "LEFT", "HEIGHT": "19", "VALIGN": "TOP"])
            ]),
        ])
    }

    /// A name alone.
    package static func oneLine(_ name: String) -> DOTTable {
        DOTTable([
            .cells([
                .space(["WIDTH": "12"]),
                .text(DOTRun(text: name, size: 13, bold: true), attributes: ["HEIGHT": "26"]),
                .space(["WIDTH": "12"]),
            ])
        ])
    }

    /// Where an app begins: no outline, and room before the line that leaves it.
    static func entry(_ name: String) -> DOTTable {
        DOTTable([
            .cells([
                .text(DOTRun(text: name, size: 13, bold: true), attributes: ["ALIGN": "LEFT", "HEIGHT": "18"]),
                .space(["WIDTH": "10", "ROWSPAN": "2"]),
            ]),
            .cells([.text(DOTRun(text: "entry point", size: 11, color: GraphColor.ink2), attributes: ["ALIGN": "LEFT"])]
            ),
        ])
    }

    /// The title of a frame.
    static func frame(_ name: String, kind: String) -> DOTTable {
        DOTTable([
            .cells([
                .space(["WIDTH": "6", "HEIGHT": "24"]),
                .text(DOTRun(text: name, size: 13, bold: true)),
                .space(["WIDTH": "8"]),
                .text(DOTRun(text: kind, size: 11, color: GraphColor.ink2)),
            ])
        ])
    }

    /// The word on a line, with room around it so that it floats clear.
    /// - Parameter isNarrow: whether a long word may be broken over two lines.
    static func word(_ style: LineStyle, inferred: Bool, isNarrow: Bool) -> DOTTable {
        var lines = [style.word]
        if isNarrow, style == .shown(.fullScreenCover) { lines = ["fullScreen", "Cover"] }
        if inferred { lines[lines.count - 1] += " ?" }
        return DOTTable([
            .cells([
                .space(["WIDTH": "5"]),
                DOTCell(
                    content: .lines(lines.map { [DOTRun(text: $0)] }), attributes: ["HEIGHT": "20", "VALIGN": "TOP"]),
                .space(["WIDTH": "5"]),
            ])
        ])
    }
}

extension DOTGraph.Node {
    /// A node that may be a link.
    /// - Parameters:
    ///   - classes: the classes in the SVG.
    ///   - title: its full name, for a tooltip and a screen reader.
    ///   - link: where it leads.
    init(
        id: String, classes: String, title: String, link: String?, label: DOTTable,
        extra: DOTGraph.Attributes = []
    ) {
        var attributes: DOTGraph.Attributes = [
            ("id", .text(id)), ("class", .text(classes)), ("tooltip", .text(DOTText.title(title))),
        ]
        if let link { attributes.append(("URL", .text(link))) }
        self.init(id: id, attributes: attributes + extra + [("label", .label(label))])
    }

    /// The same node, seen only when somebody asks for what is hidden.
    var hidden: DOTGraph.Node {
        DOTGraph.Node(
            id: id,
            attributes: attributes.map { name, value in
                guard name == "class", case .text(let classes) = value else { return (name, value) }
                return (name, .text(classes + " hidden"))
            })
    }

    /// An app's entry.
    init(entry name: String) {
        self.init(
            id: "entry-" + DOTText.identifier(name), classes: "entry", title: "\(name), entry point", link: nil,
            label: NodeLabel.entry(PlainText.shortened(name, to: 32)), extra: [("shape", "plain"), ("style", "")])
    }
}

extension DOTGraph.Edge {
    /// A line of a style.
    /// - Parameters:
    ///   - reasons: why it is drawn.
    ///   - title: what it means, for a tooltip and a screen reader.
    ///   - hasWord: whether the line carries its word.
    ///   - isNarrow: whether a long word may be broken over two lines.
    ///   - isHidden: whether it is seen only when somebody asks for what is hidden.
    package init(
        tail: DOTGraph.End, head: DOTGraph.End, style: LineStyle, by reasons: [LineReason], title: String,
        hasWord: Bool, isNarrow: Bool = false, isHidden: Bool = false
    ) {
        let inferred = reasons.isInferred
        let classes =
            [style.cssClass] + (inferred ? ["inferred"] : []) + (isHidden ? ["hidden"] : []) + ["of-" + style.key]
            + reasons.evidence.map { "by-" + $0.rawValue }
        let from = [tail.node, tail.port].compactMap { $0 }.joined(separator: ".")
        var attributes: DOTGraph.Attributes = [
            ("id", .text("\(from)-\(style.word.replacing(" ", with: "-"))-\(head.node)")),
            ("class", .text(classes.joined(separator: " "))), ("tooltip", .text(DOTText.title(title))),
        ]
        if hasWord {
            attributes.append(("label", .label(NodeLabel.word(style, inferred: inferred, isNarrow: isNarrow))))
        }
        attributes += [
            ("arrowhead", .text(style.head)), ("arrowsize", .number(style.headSize)),
            ("style", .text(inferred ? "dashed" : style.pattern)), ("penwidth", .number(style.width)),
            ("color", .text(style.color)),
            ("fontcolor", .text(style.color)),
        ]
        self.init(tail: tail, head: head, attributes: attributes, reasons: reasons)
    }
}
