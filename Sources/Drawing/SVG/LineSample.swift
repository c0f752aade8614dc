import Base
import NavigationModel

/// A short piece of a line with its pattern and head, 32 × 12, to stand beside a word.
package enum LineSample: Hashable, Sendable {
    case style(Style)
    /// A destination that nothing opens.
    case unopened
    /// A container that follows a router.
    case followed
    /// A line of any style for which nothing but inference speaks.
    case inferred
    /// Going back: an open arrow to the left.
    case back
    /// Going away: an arrow down from a bar.
    case dismiss

    /// Every sample, in the order of keys.
    package static let all: [LineSample] =
        Style.allCases.map(style) + [
            .unopened, .followed, .inferred, .back, .dismiss,
        ]

    /// The id of the sample's `<symbol>`: `line-push`.
    package var id: String {
        switch self {
        case .style(let style): "line-" + style.rawValue
        case .unopened: "line-unopened"
        case .followed: "line-followed"
        case .inferred: "line-inferred"
        case .back: "line-back"
        case .dismiss: "line-dismiss"
        }
    }

    /// The sample as a `<symbol>` drawn in `currentColor`.
    package var symbol: String {
        SVGElement("symbol", ["id": id, "viewBox": "0 0 32 12"], content(color: "currentColor")).markup
    }

    /// The sample of a line of a style.
    package init(_ style: LineStyle) {
        switch style {
        case .shown(let style): self = .style(style)
        case .unopened: self = .unopened
        case .followed: self = .followed
        }
    }

    /// The line and its head.
    func content(color: String) -> [SVGElement.Child] {
        switch self {
        case .style(let style): Self.line(.shown(style), color: color)
        case .unopened: Self.line(.unopened, color: color)
        case .followed: [Self.stroke("M1 6H31", color: color, width: LineStyle.followed.width)]
        case .inferred: [Self.stroke("M1 6H31", color: color, width: 1.4, dashes: LineStyle.inferredDashes)]
        case .back: [Self.stroke("M31 6H3M8 2 3 6l5 4", color: color, width: 1.4)]
        case .dismiss: [Self.stroke("M9 1.5h14M16 1.5v9M12 7l4 4 4-4", color: color, width: 1.4)]
        }
    }

    private static func line(_ style: LineStyle, color: String) -> [SVGElement.Child] {
        let head = Head(style)
        var line = path("M1 6H\(SVGNumber.text(head.start))", color: color, width: style.width, fill: nil)
        if let dashes = style.dashes { line["stroke-dasharray"] = dashes }
        if style.dashes?.hasPrefix("0 ") == true { line["stroke-linecap"] = "round" }
        let tip = path(head.path, color: color, width: min(style.width, 1.4), fill: head.isFilled ? color : nil)
        return [.element(line), .element(tip)]
    }

    private static func stroke(
        _ data: String, color: String, width: Double, dashes: String? = nil
    ) -> SVGElement.Child {
        var stroke = path(data, color: color, width: width, fill: nil)
        if let dashes { stroke["stroke-dasharray"] = dashes }
        return .element(stroke)
    }

    private static func path(_ data: String, color: String, width: Double, fill: String?) -> SVGElement {
        SVGElement(
            "path",
            ["fill": fill ?? "none", "stroke": color, "stroke-width": SVGNumber.text(width), "d": data])
    }
}

/// The head of a sample, its tip at the right.
private struct Head {
    let path: String
    /// Where the line ends and the head begins.
    let start: Double
    let isFilled: Bool

    /// The sample of a line of a style.
    package init(_ style: LineStyle) {
        switch style.head {
        case "onormal": (path, start, isFilled) = ("M23.5 2.8 30.5 6l-7 3.2z", 23.5, false)
        case "box": (path, start, isFilled) = ("M25 3.3h5.4v5.4H25z", 25, true)
        case "obox": (path, start, isFilled) = ("M25 3.3h5.4v5.4H25z", 25, false)
        case "dot": (path, start, isFilled) = ("M25.6 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z", 24.2, true)
        case "diamond": (path, start, isFilled) = ("M22.5 6l4.2-2.8L31 6l-4.3 2.8z", 22.5, true)
        case "odiamond": (path, start, isFilled) = ("M22.5 6l4.2-2.8L31 6l-4.3 2.8z", 22.5, false)
        case "normalnormal": (path, start, isFilled) = ("M18 3l6.5 3L18 9zM24.5 3 31 6l-6.5 3z", 18, true)
        case "vee": (path, start, isFilled) = ("M26.5 3 31 6l-4.5 3", 30, false)
        default: (path, start, isFilled) = ("M23.5 3 31 6l-7.5 3z", 23.5, true)
        }
    }
}
