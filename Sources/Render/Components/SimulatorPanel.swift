import Base
import Drawing
import NavigationModel
import PageElements

/// The simulator's frame, which its script fills: tools, a phone, what is alive, the calls, and the steps. Without scripts it
/// is not shown.
enum SimulatorPanel {
    /// - Parameter start: the coordinator to start with alone; the app as it starts where none is named.
    static func html(_ context: PageContext, from start: NodeReference? = nil) -> HTML {
        Tag.div(
            .class("simulator", "scripted-only"), .data("app", context.link(Addresses.simulatedApp)),
            .data("site", context.link("")), start.map { .data("from", $0.id) }
        ) {
            tools
            Tag.div(.class("simulator-rules"), .role("group"), .aria("label", "Library versions")) {
                Tag.span { "Behaves like" }
            }
            Tag.p(.class("simulator-said"), .role("status"))
            Tag.div(.class("simulator-panels")) {
                Tag.div(.class("phone-place")) {
                    Tag.div(.class("phone"), .role("region"), .aria("label", "Screen"))
                }
                Tag.div(.class("simulator-side")) {
                    panel("Active coordinators", "alive")
                    panel("Environment of this view", "sees")
                }
                panel("Available calls", "calls")
                console
            }
            symbols
        }
    }

    private static var tools: HTML {
        Tag.div(.class("simulator-tools"), .role("group"), .aria("label", "Steps")) {
            button("undo", "Undo")
            button("redo", "Redo")
            button("reset", "Start over")
            Tag.label {
                Tag.span(.class("unseen")) { "Deep link" }
                Tag.select(.class("links")) { Tag.option(.named("value", "")) { "Open a deep link" } }
            }
            Tag.label {
                Tag.span(.class("unseen")) { "Starting point" }
                Tag.select(.class("starts")) { Tag.option(.named("value", "")) { "Start at" } }
            }
            Tag.details(.class("open-questions")) { Tag.summary { "Choices" } }
            Tag.div(.class("devices"), .role("group"), .aria("label", "Device")) {
                button("narrow", "iPhone", isPressed: true)
                button("wide", "iPad", isPressed: false)
            }
        }
    }

    private static func button(_ name: String, _ words: String, isPressed: Bool? = nil) -> HTML {
        Tag.button(
            .class(name), .named("type", "button"), isPressed.map { .aria("pressed", $0 ? "true" : "false") }
        ) { words }
    }

    private static func panel(_ title: String, _ name: String) -> HTML {
        Tag.div(.class("simulator-panel", name)) {
            Tag.h3 { title }
            Tag.div(.class("content"))
        }
    }

    private static var console: HTML {
        Tag.div(.class("simulator-console")) {
            Tag.div(.class("console-head")) {
                Tag.h3 { "Console" }
                Tag.span(.class("note"))
                Tag.button(.class("copy", "as-chain"), .named("type", "button"), .data("copy", "")) {
                    "Copy as deep link"
                }
                Tag.button(.class("copy", "as-test"), .named("type", "button"), .data("copy", "")) { "Copy as test" }
            }
            Tag.ol(.class("console-steps"))
        }
    }

    /// Every line sample and pictogram the script draws with: a page has only those that it refers to.
    private static var symbols: HTML {
        Tag.div(.hidden) {
            for sample in LineSample.all { StyleLine.html(sample) }
            for kind in CoordinatorKind.allCases { Icon(kind).html }
            Icon.screen.html
        }
    }
}
