import Base
import NavigationModel

/// What kind of coordinator something is, or that it is a host: pictogram and word.
package enum KindBadge {
    package static func html(_ coordinator: Coordinator) -> HTML { html(Icon(coordinator.kind), coordinator.word) }

    package static func html(_ icon: Icon, _ word: String) -> HTML {
        Tag.span(.class("badge")) {
            icon.html
            word
        }
    }
}
