import Base
import Facts
import Types

/// A call that shows something, with what that is.
package struct UIKitPresentation {
    package let site: CallSite
    /// What is shown, as the call writes it.
    package let expression: Expression
    package var means: UIKitCall.Means
    /// What it is called on.
    package let receiver: Expression?
    /// What the expression is.
    package var shown: [UIKitShown]
    /// How that is shown; for a child coordinator that opens itself, empty until that is known.
    package var styles: [Style]
    /// Whether the code leaves it open in which style it is shown.
    package var leavesStyleOpen = false
    /// Whether it is shown in one of the styles at a time, which those who call its function may decide.
    package var isStyleChosen = false
    /// What its style is set to, where that is chosen among several: `isCovering ? .fullScreen : .pageSheet`.
    package var choiceOfStyle: Expression?
    /// Whether what runs in between leaves something open.
    package var isInferred = false
    /// Where it stands among several that one call shows.
    package var position = 0
    /// What has to hold of what the function around the call is handed.
    package var conditions: [PatternFacts] = []
    /// What has to hold of that for the child coordinator that it starts to open in its style.
    package var opening: [PatternFacts] = []
    /// Whether it fills the container that its coordinator shows everything in, before anything else happens.
    package var opensCoordinator = false
    /// The tab bar that it is put into, where a child coordinator is that starts itself.
    package var tabBar: Expression?
    /// The call that puts it into a tab bar, and in the place of which tab.
    package var tab: (call: CallID, position: Int)?
    /// Whether the same code covers it at once by another screen on the same stack: people come to it by going back.
    package var isCovered = false
    /// The case that the call hands to a type which shows something for each.
    package var route: UIKitRoute?
    /// The type that runs the code around the call, where that is inherited and what it shows is the type's own.
    package var heir: TypeID?

    /// The type whose code shows it.
    package var holder: TypeID? { heir ?? site.holder }

    package var body: BodyID? { site.scope.id }

    /// Whether it is a call of another function than `start` by which a coordinator begins.
    package var isAsked: Bool { means == .start && site.call.name != "start" && site.call.receiver == expression }

    /// Whether it is shown where another is not: in another arm of a `switch` over the same.
    package func isElsewhere(than other: UIKitPresentation) -> Bool {
        site.call.conditions.contains { $0.excludes(anyOf: other.site.call.conditions) }
    }

    /// Whether it shows the own, empty container of the code around it.
    package var isOwnContainer: Bool {
        switch expression {
        case .name, .member: !shown.isEmpty && shown.allSatisfy { if case .container = $0.what { true } else { false } }
        default: false
        }
    }
}
