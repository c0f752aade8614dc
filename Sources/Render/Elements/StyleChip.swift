import Base
import Drawing
import NavigationModel

/// A style as its line and its word.
enum StyleChip {
    static func html(_ style: Style, count: Int? = nil) -> HTML {
        html(.style(style), style.rawValue, count: count)
    }

    /// A style, with a word where nothing but inference speaks for it.
    static func html(_ style: Style, inferred: Bool) -> HTML {
        .of {
            html(style)
            if inferred { Tag.span(.class("aside")) { "inferred" } }
        }
    }

    /// Each style a destination is shown in.
    static func all(_ destination: Destination, _ index: GraphIndex) -> HTML {
        .of {
            for style in destination.presentations { html(style, inferred: index.isInferred(style, of: destination)) }
        }
    }

    static func html(_ style: ExitStyle) -> HTML { html(LineSample(style), style.rawValue) }

    static func html(_ sample: LineSample, _ word: String, count: Int? = nil) -> HTML {
        Tag.span(.class("chip", sample.colour)) {
            StyleLine.html(sample)
            Tag.b { word }
            if let count { Tag.span(.class("count")) { "\(count)" } }
        }
    }
}
