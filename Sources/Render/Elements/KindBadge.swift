import Base
import NavigationModel

/// What kind of coordinator something is: pictogram and word.
enum KindBadge {
    static func html(_ kind: CoordinatorKind) -> HTML { html(Icon(kind), kind.rawValue) }

    static func html(_ icon: Icon, _ word: String) -> HTML {
        Tag.span(.class("badge")) {
            icon.html
            word
        }
    }
}
