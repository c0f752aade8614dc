/// Copies a text. Only scripts can, so without them it is not shown.
package enum CopyButton {
    /// - Parameters:
    ///   - text: what is copied; without one, the lines of code before it.
    ///   - label: what it does, for those who do not see the pictogram.
    package static func html(_ text: String? = nil, label: String) -> HTML {
        Tag.button(
            .class("copy", "scripted-only"), .named("type", "button"), .aria("label", label),
            text.map { .data("copy", $0) }
        ) {
            Icon.copy.html
            Icon.check.html
        }
    }
}
