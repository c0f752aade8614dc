import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// One of the views that a coordinator's view shows by a value of its state: a tab, or a branch of an `if` or `switch`.
struct TCAChoice {
    /// Something that must hold of the state for it to be shown.
    struct Condition: Hashable {
        /// The properties that lead to the value looked at; empty for the state itself. Nil where it is no state.
        let path: [String]?
        let patterns: [CasePattern]

        var isElse: Bool { patterns.contains { if case .any = $0 { true } else { false } } }
    }

    let name: String
    /// The case of the actions that it answers to.
    let action: String
    private(set) var targets: TargetResolver.Targets
    let conditions: [Condition]
    let isTab: Bool
    /// Whether a tab bar of the app's own shows it, by a value that the view alone holds.
    var isUnderBar = false
    /// Whether it is a row among others, and no whole.
    var isRow = false
    /// Whether it is one of several views beside each other, and shows no part of the state.
    var isPart = false
    /// Whether what its case shows is made in place, of this and of other views.
    var isInline = false
    /// The column of a split view that it fills.
    var column: Style?
    /// What a tab's tag is: a case by name, or a literal.
    let tag: String?
    let tab: Tab?
    let location: RelativeLocation
    let declaration: String

    /// How a coordinator of a kind shows it.
    func style(in kind: CoordinatorKind) -> Style {
        switch kind {
        case .tab: .tab
        case .split: column ?? .splitDetail
        default: isUnderBar ? .tab : .root
        }
    }

    /// The same where it isn't known what is shown.
    var withoutTargets: TCAChoice {
        var choice = self
        choice.targets = TargetResolver.Targets()
        return choice
    }

    /// Whether it stands in the same tab as another, whatever decides that that one is there.
    func isSameTab(as other: TCAChoice) -> Bool {
        tag == other.tag && tab == other.tab && other.conditions.starts(with: conditions)
    }

    func holdsCoordinator(_ isCoordinator: (TypeID) -> Bool) -> Bool {
        targets.targets.contains { if case .declared(let type) = $0 { isCoordinator(type) } else { false } }
    }
}
