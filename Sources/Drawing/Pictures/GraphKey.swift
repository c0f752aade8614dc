/// The key below a picture: each style that is drawn, with its line, head and word.
struct GraphKey: Hashable, Sendable {
    let styles: [LineStyle]
    /// Whether the question mark needs explaining.
    let hasInferred: Bool
    /// How many inferred transitions are hidden.
    var hidden = 0
    /// Whether colours tell what changed, not styles.
    var isDiff = false

    /// The room a key takes before it wraps, in pixels.
    static let leastWidth = 320.0

    private static let note = "? inferred, not certain"
    private static let row = 22.0
    private static let margin = 12.0

    /// The key, wrapped to a width.
    /// - Returns: its group, and how much room it takes; nil where there is nothing to explain.
    func element(width: Double) -> (element: SVGElement, width: Double, height: Double)? {
        guard !styles.isEmpty || isDiff else { return nil }
        var key = SVGElement("g", ["class": "key"])
        var (x, y, widest) = (Self.margin, Self.margin, 0.0)
        func place(_ length: Double, _ entry: (Double, Double) -> SVGElement) {
            if x > Self.margin, x + length > width - Self.margin {
                (x, y) = (Self.margin, y + Self.row)
            }
            key.children.append(.element(entry(x, y)))
            x += length + 18
            widest = max(widest, x)
        }
        for status in isDiff ? [DiffStatus.add, .rem, .chg] : [] {
            place(Graphviz.width(of: status.words, size: 12, bold: true)) { x, y in
                SVGElement(
                    "text",
                    ["x": SVGNumber.text(x), "y": SVGNumber.text(y + 10), "fill": status.color, "font-weight": "bold"],
                    text: status.words
                ).fitted(size: 12, bold: true)
            }
        }
        for style in styles {
            place(40 + Graphviz.width(of: style.word, size: 12)) {
                Self.entry(
                    LineSample(style), style.word, color: isDiff ? GraphColor.ink2 : style.color,
                    classes: isDiff ? "edge \(style.cssClass) same" : "edge \(style.cssClass)", x: $0, y: $1)
            }
        }
        if hasInferred {
            place(40 + Graphviz.width(of: Self.note, size: 12)) {
                Self.entry(.inferred, Self.note, color: GraphColor.ink2, classes: "edge", x: $0, y: $1)
            }
        }
        if let note = GraphWords.hidden(hidden).first {
            place(40 + Graphviz.width(of: note, size: 12)) {
                Self.entry(.inferred, note, color: GraphColor.ink2, classes: "edge", x: $0, y: $1)
            }
        }
        return (key, widest, y + Self.row)
    }

    private static func entry(
        _ sample: LineSample, _ text: String, color: String, classes: String, x: Double, y: Double
    ) -> SVGElement {
        let word = SVGElement("text", ["x": "40", "y": "10", "fill": color], text: text).fitted(size: 12)
        return SVGElement(
            "g", ["class": classes, "transform": "translate(\(SVGNumber.text(x)) \(SVGNumber.text(y)))"],
            sample.content(color: color) + [.element(word)])
    }
}
