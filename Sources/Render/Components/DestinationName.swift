import NavigationModel
import PageElements

/// A destination away from its coordinator's page: its name, a link to its row, over the name of its owner.
enum DestinationName {
    /// What stands for the owner of what a view shows by itself.
    static func plain(_ transition: Transition) -> String {
        transition.isFirstView ? "root view" : "no coordinator"
    }

    /// What a destination that shows a screen is called.
    static func html(_ shown: ScreenWays.Showing, _ context: PageContext) -> HTML {
        html(context.destination(shown.id, named: shown.name), owner: shown.coordinator.name)
    }

    /// What a transition is called.
    static func html(_ transition: Transition, _ context: PageContext) -> HTML {
        guard let owner = transition.coordinator, let id = transition.destinationID else {
            return html(.text(transition.destination), owner: plain(transition))
        }
        return html(context.destination(id, named: transition.destination), owner: owner.name)
    }

    /// The name alone; of what a view shows by itself, the name of what is shown.
    static func link(_ transition: Transition, _ context: PageContext) -> HTML {
        guard let id = transition.destinationID else {
            return transition.to.map(context.reference) ?? Tag.span(.class("name")) { transition.shown }
        }
        return context.destination(id, named: transition.destination)
    }

    private static func html(_ name: HTML, owner: String) -> HTML {
        .of {
            Tag.code(.class("signature")) { name }
            Tag.p { owner }
        }
    }
}
