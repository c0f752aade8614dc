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
        /// What an `else` or a `default` comes after.
        var others: [CasePattern] = []

        var isElse: Bool { patterns.contains { if case .any = $0 { true } else { false } } }

        /// Whether another can never hold together with it.
        func excludes(_ other: Condition) -> Bool {
            guard path != nil, path == other.path, let own = Self.names(patterns) else { return false }
            if other.isElse { return own.isSubset(of: Self.names(other.others) ?? []) }
            return Self.names(other.patterns).map(own.isDisjoint) ?? false
        }

        /// The cases that patterns match whatever they hold; nil where others may match, too.
        private static func names(_ patterns: [CasePattern]) -> Set<String>? {
            let whole = patterns.map(\.wrapped).filter { $0.isWholeCase && $0.name != "some" }.compactMap(\.name)
            return whole.isEmpty || whole.count < patterns.count ? nil : Set(whole)
        }
    }

    /// How it is shown: as a tab, or in a column.
    struct Showing {
        let style: Style
        var platforms = Platforms.all
        var targets: TargetResolver.Targets
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
    /// The columns of split views that it fills.
    private(set) var columns: [Showing] = []
    /// What a tab's tag is: a case by name, or a literal.
    let tag: String?
    let tab: Tab?
    /// What its case holds, where that is no state.
    private(set) var parameters: [Parameter] = []
    let location: RelativeLocation
    let declaration: String

    /// How a coordinator of a kind shows it.
    func showings(in kind: CoordinatorKind) -> [Showing] {
        switch kind {
        case .tab: [Showing(style: .tab, targets: targets)]
        case .split: columns
        default: [Showing(style: isUnderBar ? .tab : .root, targets: targets)]
        }
    }

    /// Adds the columns in which another view of the same name is.
    mutating func fill(_ others: [Showing]) {
        for other in others {
            targets.formUnion(other.targets)
            guard let same = columns.firstIndex(where: { $0.style == other.style }) else {
                columns.append(other)
                continue
            }
            columns[same].targets.formUnion(other.targets)
            columns[same].platforms.formUnion(other.platforms)
        }
    }

    /// The same with what its case holds.
    func holding(_ parameters: [Parameter]) -> TCAChoice {
        var choice = self
        choice.parameters = parameters
        return choice
    }

    /// The same where it isn't known what is shown.
    var withoutTargets: TCAChoice {
        var choice = self
        choice.targets = TargetResolver.Targets()
        for column in columns.indices { choice.columns[column].targets = choice.targets }
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
