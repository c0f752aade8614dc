import NavigationModel

/// A style as its line and its word.
enum StyleChip {
    static func html(_ style: Style, count: Int? = nil) -> HTML {
        Tag.span(.class("chip", style.token)) {
            LineSample.html(style)
            Tag.b { style.rawValue }
            if let count { Tag.span(.class("count")) { "\(count)" } }
        }
    }
}
