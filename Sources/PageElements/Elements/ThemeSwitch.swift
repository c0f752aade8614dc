/// The choice of a theme. Only scripts keep it, so without them it is not shown.
package enum ThemeSwitch {
    private static let themes: [(theme: String, words: String, icon: Icon)] = [
        ("system", "System theme", .system), ("light", "Light theme", .sun), ("dark", "Dark theme", .moon),
    ]

    package static var html: HTML {
        Tag.div(.class("themes", "scripted-only"), .role("group"), .aria("label", "Theme")) {
            for (theme, words, icon) in themes {
                Tag.button(
                    .named("type", "button"), .data("theme-choice", theme), .named("title", words),
                    .aria("label", words), .aria("pressed", theme == "system" ? "true" : "false")
                ) {
                    icon.html
                }
            }
        }
    }
}
