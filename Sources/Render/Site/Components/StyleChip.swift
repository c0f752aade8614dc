import NavigationModel

/// A style as its line and its word.
enum StyleChip {
    static func html(_ style: Style, count: Int? = nil) -> HTML {
        html(.style(style), style.rawValue, count: count)
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
