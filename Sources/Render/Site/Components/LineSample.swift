import NavigationModel

/// The line of a style, 32 × 12, as it is drawn in graphs.
enum LineSample {
    /// The line as an element; a word beside it, or ``inWords(_:)``, says which style it is.
    static func html(_ style: Style?) -> HTML {
        Tag.svg(
            .class("line", style?.token ?? "plain"), .named("width", "32"), .named("height", "12"),
            .hiddenFromReaders
        ) {
            Tag.use(.href("#line-\(style?.token ?? "plain")"))
        }
    }

    /// The line of a way back.
    static func html(_ style: ExitStyle) -> HTML {
        Tag.svg(.class("line", style.rawValue), .named("width", "32"), .named("height", "12"), .hiddenFromReaders) {
            Tag.use(.href("#line-\(style.rawValue)"))
        }
    }

    /// The line followed by its word for those who do not see it.
    static func inWords(_ style: Style?) -> HTML {
        .of {
            html(style)
            Tag.span(.class("unseen")) { style.map { " \($0.rawValue) " } ?? " then " }
        }
    }

    static var symbols: HTML {
        .sequence(
            ["root", "push", "sheet", "cover", "popover", "tab", "split", "window", "plain", "back", "dismiss"].map {
                token in
                Tag.symbol(.id("line-\(token)"), .named("viewBox", "0 0 32 12")) {
                    Tag.path(
                        .named("d", "M0 6h31"), .named("stroke", "currentColor"), .named("stroke-width", "1.4"))
                }
            })
    }
}

extension Style {
    /// The name of the style's line and colour.
    var token: String {
        switch self {
        case .fullScreenCover: "cover"
        case .splitSidebar, .splitContent, .splitDetail: "split"
        case .root, .push, .sheet, .popover, .tab, .window: rawValue
        }
    }
}
