import Drawing
import NavigationModel
import PageElements

/// The picture of a difference with its switch, which is made of radio buttons and needs no script, and with the tools of
/// every graph.
struct DiffFigure: Hashable, Sendable {
    private static let id = "both"

    private let drawing: DiffDrawing

    /// - Parameter context: the page it stands on.
    init(_ diff: NavigationDiff, _ context: PageContext) { drawing = DiffDrawing(diff, link: context.address) }

    /// The figure, and the picture as a file of its own: both from one layout.
    func drawn(_ context: PageContext) throws(GraphDrawingError) -> (html: HTML, files: [OutputFile]) {
        let drawn = try drawing.drawn()
        let file = OutputFile(path: Addresses.changesGraph, text: try drawn.standaloneSVG())
        let picture = Markup(try drawn.inlineSVG(idPrefix: "\(Self.id)-"))
        return (html(picture, width: drawn.width, context), [file])
    }

    private func html(_ picture: Markup, width: Double, _ context: PageContext) -> HTML {
        Tag.figure(.class("graph"), .id(Self.id)) {
            head(context)
            Tag.div(.class("stage")) {
                Tag.div(.class("canvas"), .focusable, .role("group"), .aria("label", "Graph")) {
                    GraphFigure.fitted(picture, width: width)
                }
            }
            Tag.p(.class("unseen"), .role("status"))
            Tag.figcaption {
                Tag.div(.class("said")) {
                    "Both versions share one layout, so nothing moves when you switch. A line’s pattern, arrowhead and "
                    "label show its style; color shows what changed."
                    if !drawing.omission.isEmpty { " \(drawing.omission)" }
                }
                Tag.span(.class("links")) {
                    Tag.a(.class("file"), .href(context.link(Addresses.changesGraph))) { "Open as an image" }
                }
            }
        }
    }

    private func head(_ context: PageContext) -> HTML {
        Tag.div(.class("graph-head")) {
            Tag.fieldset(.class("switch-versions")) {
                Tag.legend(.class("unseen")) { "Version shown" }
                choice("before", "Before")
                choice("both", "Both", isChecked: true)
                choice("after", "After")
            }
            Tag.ul(.class("signs"), .aria("label", "Signs")) {
                for status in [DiffStatus.add, .rem, .chg] { Tag.li(.class(status.rawValue)) { status.words } }
            }
            Tag.div(.class("graph-tools")) {
                Tag.ul(.class("key"), .aria("label", "Key")) {
                    for style in drawing.styles {
                        Tag.li(.data("line", style.key)) { StyleChip.html(LineSample(style), style.word) }
                    }
                }
                GraphTools(figure: Self.id, file: context.link(Addresses.changesGraph), name: "changes").html
            }
        }
    }

    private func choice(_ value: String, _ words: String, isChecked: Bool = false) -> HTML {
        Tag.label {
            Tag.input(
                .named("type", "radio"), .named("name", "version"), .named("value", value), .id("show-\(value)"),
                isChecked ? .named("checked", "") : nil)
            Tag.span { words }
        }
    }
}
