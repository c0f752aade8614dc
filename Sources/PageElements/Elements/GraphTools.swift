import NavigationModel

/// What works a picture, for readers with scripts: a field that finds a node, zoom, full screen, download.
package struct GraphTools {
    /// The id of the figure.
    package let figure: String
    /// The picture as a file of its own, as an address on the page.
    package let file: String
    /// What the picture is of, for the names of downloaded files.
    package let name: String

    package init(figure: String, file: String, name: String) {
        self.figure = figure
        self.file = file
        self.name = name
    }

    package var html: HTML {
        Tag.div(.class("graph-buttons", "scripted-only"), .role("group"), .aria("label", "Graph tools")) {
            Tag.input(
                .class("find"), .named("type", "search"), .named("list", "\(figure)-nodes"),
                .named("autocomplete", "off"), .named("spellcheck", "false"),
                .named("placeholder", "Find in the graph"), .aria("label", "Find in the graph"))
            Self.button("out", "Zoom out", .zoomOut)
            Self.button("in", "Zoom in", .zoomIn)
            Self.button("fit", "Fit the whole graph", .fit)
            Self.button("full", "Full screen", .fullScreen)
            download
        }
    }

    private var download: HTML {
        Tag.details(.class("download")) {
            Tag.summary(.aria("label", "Download"), .named("title", "Download")) { Icon.download.html }
            Tag.ul {
                Tag.li { Tag.a(.href(file), .named("download", "\(name).svg")) { "Download as SVG" } }
                Tag.li {
                    Tag.button(.named("type", "button"), .data("tool", "png"), .data("file", "\(name).png")) {
                        "Download as PNG"
                    }
                }
            }
        }
    }

    private static func button(_ tool: String, _ label: String, _ icon: Icon) -> HTML {
        Tag.button(
            .named("type", "button"), .data("tool", tool), .aria("label", label), .named("title", label)
        ) { icon.html }
    }
}
