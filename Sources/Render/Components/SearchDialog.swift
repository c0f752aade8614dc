import PageElements

/// Search: what opens it in the bar, and the dialog itself. Only scripts search, so without them neither is shown.
enum SearchDialog {
    static var button: HTML {
        Tag.button(
            .class("search-button", "scripted-only"), .named("type", "button"), .aria("haspopup", "dialog"),
            .aria("keyshortcuts", "/ Control+K Meta+K")
        ) {
            Icon.search.html
            Tag.span { "Search" }
            Tag.kbd(.hiddenFromReaders) { "/" }
        }
    }

    /// The dialog, a combobox over a list of results as the ARIA authoring practices have it.
    static func html(_ context: PageContext) -> HTML {
        Tag.dialog(.class("search"), .aria("label", "Search"), .data("index", context.link(Addresses.searchIndex))) {
            Tag.div(.class("search-field")) {
                Icon.search.html
                Tag.input(
                    .named("type", "text"), .role("combobox"), .aria("label", "Search"),
                    .aria("expanded", "false"), .aria("controls", "search-results"),
                    .aria("autocomplete", "list"), .named("autocomplete", "off"), .named("autocapitalize", "off"),
                    .named("spellcheck", "false"), .named("enterkeyhint", "go"))
                Tag.button(.class("search-close"), .named("type", "button"), .aria("label", "Close")) {
                    Tag.kbd(.class("only-wide")) { "Esc" }
                    Tag.span(.class("only-narrow")) { "Close" }
                }
            }
            Tag.p(.class("search-status"), .role("status"))
            Tag.div(
                .class("search-results"), .id("search-results"), .role("listbox"), .aria("label", "Results"), .hidden)
            Tag.ul(.class("search-kinds"), .aria("label", "Search results"), .hidden)
            Tag.p(.class("search-keys"), .hiddenFromReaders) {
                Tag.kbd { "↑" }
                Tag.kbd { "↓" }
                " choose "
                Tag.kbd { "Enter" }
                " open "
                Tag.kbd { "Esc" }
                " close"
            }
        }
    }
}
