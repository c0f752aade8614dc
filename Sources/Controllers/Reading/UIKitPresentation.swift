import Base
import Facts
import Types

/// A call that shows something, with what that is.
struct UIKitPresentation {
    let site: CallSite
    /// What is shown, as the call writes it.
    let expression: Expression
    var means: UIKitCall.Means
    /// What it is called on.
    let receiver: Expression?
    /// What the expression is.
    var shown: [UIKitShown]
    /// How that is shown; for a child coordinator that opens itself, empty until that is known.
    var styles: [Style]
    /// Whether what runs in between leaves something open.
    var isInferred = false
    /// Where it stands among several that one call shows.
    var position = 0
    /// What has to hold of what the function around the call is handed.
    var conditions: [PatternFacts] = []
    /// Whether it fills the container that its coordinator shows everything in, before anything else happens.
    var opensCoordinator = false
    /// The case that the call hands to a type which shows something for each.
    var route: UIKitRoute?

    var body: BodyID? { site.scope.id }

    /// Whether it shows the own, empty container of the code around it.
    var isOwnContainer: Bool {
        switch expression {
        case .name, .member: !shown.isEmpty && shown.allSatisfy { if case .container = $0.what { true } else { false } }
        default: false
        }
    }
}
