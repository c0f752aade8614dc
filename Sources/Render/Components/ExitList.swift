import NavigationModel
import PageElements

/// The ways back: who goes, with which call, at which line.
enum ExitList {
    static func html(_ exits: [Exit], _ context: PageContext) -> HTML {
        html(exits.map { ScreenWays.Leaving(exit: $0, part: nil) }, context)
    }

    /// The ways back of a screen, those of the views inside it told apart.
    static func html(_ leavings: [ScreenWays.Leaving], _ context: PageContext) -> HTML {
        guard !leavings.isEmpty else { return .empty }
        return .of {
            SectionHeading.html("Goes back", id: "goes-back")
            DataTable.html(caption: "Going back", columns: ["From", "How", "Call"], of: leavings, context) { leaving in
                let exit = leaving.exit
                return DataTable.Row(cells: [
                    .of {
                        context.reference(exit.from)
                        if exit.evidence == .inferred { Tag.span(.class("aside")) { "inferred" } }
                    },
                    .of {
                        StyleChip.html(exit.style)
                        if let target = exit.to { Tag.span(.class("aside")) { "to \(target)" } }
                    },
                    Tag.div(.class("call")) {
                        Tag.div(.class("who")) {
                            Tag.code(.class("text")) { exit.call }
                            context.place(exit.location)
                        }
                        if !exit.through.isEmpty {
                            Tag.span(.class("aside")) { "through \(exit.through.joined(separator: ", "))" }
                        }
                    },
                ])
            }
        }
    }
}
