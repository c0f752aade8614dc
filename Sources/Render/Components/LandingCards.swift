import NavigationModel
import PageElements

/// What a deep link leaves on the screen, as cards: modals above what they cover, in each the coordinators within each
/// other and what they show, the topmost first.
enum LandingCards {
    static func html(_ stack: LandingStack, _ context: PageContext) -> HTML {
        Tag.ol(.class("landing"), .aria("label", "Layers on the screen at the end of the deep link, topmost first")) {
            for (position, layer) in stack.layers.enumerated().reversed() {
                Tag.li { card(layer, note: note(position, of: stack.layers.count), context) }
            }
        }
    }

    private static func card(_ layer: LandingStack.Layer, note: String?, _ context: PageContext) -> HTML {
        .of {
            Tag.div(.class("layer")) {
                layer.style.map { StyleChip.html($0) } ?? Tag.b { "Main interface" }
                note.map { words in Tag.span(.class("note")) { words } }
            }
            Tag.ol(.class("levels")) {
                for level in layer.levels { Tag.li { self.level(level, context) } }
            }
        }
    }

    private static func note(_ position: Int, of count: Int) -> String? {
        count == 1 ? nil : position == count - 1 ? "topmost" : "below"
    }

    private static func level(_ level: LandingStack.Level, _ context: PageContext) -> HTML {
        .of {
            Tag.span(.class("owner")) { context.reference(level.coordinator) }
            Tag.ol(.class("entries")) {
                for entry in level.entries.reversed() {
                    Tag.li {
                        let id = "\(level.coordinator.id).\(entry.destination)"
                        if let target = entry.to, !context.isDestination(id) {
                            context.reference(target)
                        } else {
                            context.destination(id, named: entry.destination)
                            entry.to.map { target in
                                Tag.span(.class("aside")) {
                                    "shows "
                                    context.reference(target)
                                }
                            }
                        }
                        if entry.isInitial { Tag.span(.class("aside")) { "shown first" } }
                    }
                }
                if level.beginsOpen { Tag.li(.class("quiet")) { "its root view" } }
            }
        }
    }
}
