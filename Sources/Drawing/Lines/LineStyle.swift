import Base
import NavigationModel

/// How a line between two nodes looks: pattern, head, word and, last, colour.
package enum LineStyle: Hashable, Comparable, Sendable {
    case shown(Style)
    /// The destination is declared, and nothing in the sources opens it.
    case unopened
    /// A container follows a router: the router says what it shows.
    case followed

    /// The class in the SVG, with a rule in the style sheet.
    package var cssClass: String {
        switch self {
        case .shown(.splitSidebar), .shown(.splitContent), .shown(.splitDetail): "split"
        case .shown(let style): style.rawValue
        case .unopened: "unopened"
        case .followed: "followed"
        }
    }

    /// What scripts know the style by: unlike the class it tells the columns of a split view apart.
    package var key: String {
        if case .shown(let style) = self { style.rawValue } else { cssClass }
    }

    /// The word on the line.
    package var word: String {
        switch self {
        case .shown(let style): style.rawValue
        case .unopened: "never shown"
        case .followed: "observes"
        }
    }

    /// The colour on paper, `#rrggbb`, unique to the class: the style sheet finds words by it.
    package var color: String {
        switch self {
        case .shown(.root): "#14202b"
        case .shown(.push): "#1457a6"
        case .shown(.sheet): "#066a5b"
        case .shown(.fullScreenCover): "#6a3ab2"
        case .shown(.popover): "#0a6480"
        case .shown(.tab): "#874a00"
        case .shown(.splitSidebar), .shown(.splitContent), .shown(.splitDetail): "#565c00"
        case .shown(.window): "#5a4a6e"
        case .shown(.switch): "#6b4a3a"
        case .unopened, .followed: GraphColor.ink2
        }
    }

    /// The stroke's pattern; absent for a solid line.
    var dashes: String? {
        switch self {
        case .shown(.sheet): "6 4"
        case .shown(.fullScreenCover): "11 3 2 3"
        case .shown(.popover): "2.5 2.5"
        case .shown(.tab): "0 4.6"
        case .shown(.window): "12 4"
        case .shown(.switch): "9 3 2 3 2 3"
        case .unopened: "1 4"
        case .followed, .shown: nil
        }
    }

    /// The stroke's pattern where nothing but inference speaks for the line; the head and the word still tell the style.
    static let inferredDashes = "5 8"

    /// The stroke's width in points.
    var width: Double {
        switch self {
        case .shown(.root): 2.4
        case .shown(.tab): 1.8
        case .unopened, .followed: 1
        case .shown: 1.4
        }
    }

    /// Graphviz's name of the head.
    var head: String {
        switch self {
        case .shown(.sheet): "onormal"
        case .shown(.fullScreenCover): "box"
        case .shown(.popover): "odiamond"
        case .shown(.tab): "dot"
        case .shown(.splitSidebar), .shown(.splitContent), .shown(.splitDetail): "obox"
        case .shown(.window): "diamond"
        case .shown(.switch): "normalnormal"
        case .unopened: "vee"
        case .followed: "none"
        case .shown: "normal"
        }
    }

    var headSize: Double {
        switch self {
        case .shown(.root), .shown(.push), .shown(.sheet), .unopened, .followed: 0.8
        case .shown: 0.7
        }
    }

    /// Graphviz's nearest pattern, for those who draw the DOT text themselves.
    var pattern: String {
        switch self {
        case .shown(.tab), .unopened: "dotted"
        default: dashes == nil ? "solid" : "dashed"
        }
    }
}

/// The colours of the picture besides those of lines, on paper.
enum GraphColor {
    static let ink = "#14202b"
    static let ink2 = "#465866"
    static let edge = "#768995"
    static let card = "#ffffff"
    static let water = "#f1f5f9"
}
