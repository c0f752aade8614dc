import Base
import Drawing
import NavigationModel

/// A style as its line and its word.
package enum StyleChip {
    package static func html(_ style: Style, count: Int? = nil) -> HTML {
        html(.style(style), style.rawValue, count: count)
    }

    /// A style, with a word where nothing but inference speaks for it.
    package static func html(_ shown: ShownStyle) -> HTML {
        .of {
            html(shown.style)
            if shown.isInferred { Tag.span(.class("aside")) { "inferred" } }
        }
    }

    /// Styles one after another.
    package static func html(_ styles: [ShownStyle]) -> HTML {
        .of {
            for shown in styles { html(shown) }
        }
    }

    package static func html(_ style: ExitStyle) -> HTML { html(LineSample(style), style.rawValue) }

    package static func html(_ sample: LineSample, _ word: String, count: Int? = nil) -> HTML {
        Tag.span(.class("chip", sample.colour)) {
            StyleLine.html(sample)
            Tag.b { word }
            if let count { Tag.span(.class("count")) { "\(count)" } }
        }
    }
}
