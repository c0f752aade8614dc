import Base
import Facts
import Presentation
import Types
import ViewControllers

/// A call that shows something by the app's own words, with what that is.
struct OwnPresentation {
    let site: CallSite
    /// What is shown, as the call writes it.
    let value: Expression
    /// What it is called on.
    let receiver: Expression?
    /// How it is shown; for a flow that shows itself on a container which it is handed, empty until that is known.
    var styles: [Style]
    var targets: [TargetResolver.Targets.Target] = []
    var wrapper: String?
    var isInferred: Bool
    /// Why nothing is known of what is shown.
    var reason: String?
    /// Whether it is a flow that is handed a container, and shows itself there.
    var isChild = false

    var body: BodyID? { site.scope.id }

    /// Whether it fills a container, and covers nothing.
    var isFilling: Bool {
        styles.contains { style in
            switch style {
            case .root, .tab, .splitSidebar, .splitContent, .splitDetail: true
            case .push, .sheet, .fullScreenCover, .popover, .window, .switch: false
            }
        }
    }
}
