import Base
import Drawing
import NavigationModel

/// The line of a style, 32 × 12, in the page's colour for it. Drawn once on a page, used wherever it is needed.
package enum StyleLine {
    /// The line alone, for where a word beside it says the same.
    package static func html(_ sample: LineSample) -> HTML {
        Tag.svg(.class("line", sample.colour), .named("width", "32"), .named("height", "12"), .hiddenFromReaders) {
            Tag.use(.href("#\(sample.id)"))
        }
    }

    /// The line of a style, or of what nothing opens, and its word for those who do not see it.
    package static func inWords(_ style: Style?) -> HTML {
        .of {
            html(LineSample(style))
            Tag.span(.class("unseen")) { " \(style?.rawValue ?? "not opened") " }
        }
    }

    /// A line, and its word for those who do not see it.
    package static func inWords(_ line: LineStyle) -> HTML {
        switch line {
        case .shown(let style): inWords(style)
        case .unopened: inWords(nil)
        case .followed:
            .of {
                html(.followed)
                Tag.span(.class("unseen")) { " \(line.word) " }
            }
        }
    }

    /// Every line sample by its id.
    package static var symbols: [(id: String, markup: Markup)] {
        LineSample.all.map { ($0.id, Markup($0.symbol)) }
    }
}

extension LineStyle {
    /// The line of a style, or of what nothing opens.
    package init(_ style: Style?) { self = style.map(LineStyle.shown) ?? .unopened }

    /// The line to a coordinator of the tree.
    package init(to node: Hierarchy.Node) {
        self = node.isFollowed ? .followed : LineStyle(node.destination == nil ? .root : node.style)
    }
}

extension LineSample {
    package init(_ style: Style?) {
        self = style.map(LineSample.style) ?? .unopened
    }

    package init(_ style: ExitStyle) {
        switch style {
        case .back: self = .back
        case .dismiss: self = .dismiss
        }
    }

    /// The class that gives the sample its colour.
    package var colour: String {
        switch self {
        case .style(let style): LineStyle.shown(style).cssClass
        case .unopened, .followed, .inferred, .back, .dismiss: "muted"
        }
    }
}
