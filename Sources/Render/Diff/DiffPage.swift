import NavigationModel

/// A difference as one HTML file that needs nothing else: no script, no font, no address outside it. A switch shows the
/// version before, the one after, or both.
package enum DiffPage {
    /// Its own style, and nothing from anywhere.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

    /// - Throws: where the picture cannot be drawn.
    package static func document(of report: DiffReport) throws(GraphDrawingError) -> String {
        let drawing = report.diff.isEmpty ? nil : DiffDrawing(report.diff)
        let picture = try drawing.map { drawing throws(GraphDrawingError) in try figure(drawing) }
        let html = Tag.html(.named("lang", "en")) {
            head(report)
            Tag.body {
                Tag.main(.class("diff")) {
                    Tag.p(.class("versions")) {
                        version(report.old)
                        Tag.span(.class("to"), .hiddenFromReaders) { "→" }
                        Tag.span(.class("unseen")) { " compared with " }
                        version(report.new)
                    }
                    Tag.h1 { report.diff.headline }
                    if !report.diff.summary.isEmpty { Tag.p(.class("lead")) { "\(report.diff.summary.sentence)." } }
                    DiffChangeList.html(report.diff)
                    picture
                    footer(report)
                }
            }
        }
        return "<!DOCTYPE html>\n" + html.printed.text
    }

    private static func head(_ report: DiffReport) -> HTML {
        Tag.head {
            Tag.meta(.named("charset", "utf-8"))
            Tag.meta(.named("http-equiv", "Content-Security-Policy"), .named("content", policy))
            Tag.meta(.named("name", "viewport"), .named("content", "width=device-width, initial-scale=1"))
            Tag.meta(.named("name", "color-scheme"), .named("content", "light dark"))
            Tag.title { "\(report.diff.headline) · \(report.diff.new.title) navigation" }
            // Without one a browser asks for favicon.ico.
            Tag.link(.named("rel", "icon"), .href("data:,"))
            Tag.style { Markup(StyleSheet.diffPage) }
        }
    }

    private static func version(_ version: DiffDocument.Version) -> HTML {
        .of {
            Tag.code { version.name }
            if let commit = version.shortCommit { " \(commit)" }
        }
    }

    /// The picture with its switch, which is made of radio buttons and needs no script.
    private static func figure(_ drawing: DiffDrawing) throws(GraphDrawingError) -> HTML {
        let drawn = try drawing.drawn()
        let svg = Markup(try drawn.inlineSVG(idPrefix: "diff-"))
        return Tag.figure(.class("graph"), .id("picture")) {
            Tag.div(.class("comparison")) {
                Tag.fieldset(.class("switch-versions")) {
                    Tag.legend(.class("unseen")) { "Version shown" }
                    choice("before", "Before")
                    choice("both", "Both", isChecked: true)
                    choice("after", "After")
                }
                Tag.ul(.class("signs"), .aria("label", "Key")) {
                    for status in [DiffStatus.add, .rem, .chg] { Tag.li(.class(status.rawValue)) { status.words } }
                }
            }
            Tag.div(.class("canvas"), .focusable, .role("group"), .aria("label", "Graph")) {
                Tag.div(.class("fitted")) {
                    Tag.svg(.named("width", "\(Int(drawn.width * 0.75))"), .named("height", "0"), .hiddenFromReaders)
                    svg
                }
            }
            Tag.figcaption {
                Tag.span {
                    "Both versions share one layout, so nothing moves when you switch. Styles are told by pattern, head and "
                    "word; colour says what changed."
                    if !drawing.omission.isEmpty { " \(drawing.omission)" }
                }
            }
        }
    }

    private static func choice(_ value: String, _ words: String, isChecked: Bool = false) -> HTML {
        Tag.label {
            Tag.input(
                .named("type", "radio"), .named("name", "version"), .named("value", value), .id("show-\(value)"),
                isChecked ? .named("checked", "") : nil)
            Tag.span { words }
        }
    }

    private static func footer(_ report: DiffReport) -> HTML {
        let files = Words.count(report.diff.new.sourceFiles, "Swift file")
        return Tag.footer { Tag.p { "Made by navdocs \(report.version) from \(files) of \(report.diff.new.title)" } }
    }
}
