import Base
import Facts
import NavigationModel
import Presentation
import Types

/// One of the views that a coordinator's view shows by a value of its state: a tab, or a branch of an `if` or `switch`.
package struct ShownChoice {
    /// Something that must hold of the state for it to be shown.
    package struct Condition: Hashable {
        /// The properties that lead to the value looked at; empty for the state itself. Nil where it is no state.
        package let path: [String]?
        package let patterns: [CasePattern]
        /// What an `else` or a `default` comes after.
        package var others: [CasePattern] = []

        package var isElse: Bool { patterns.contains { if case .any = $0 { true } else { false } } }

        package init(path: [String]?, patterns: [CasePattern], others: [CasePattern] = []) {
            (self.path, self.patterns, self.others) = (path, patterns, others)
        }

        /// Whether another can never hold together with it.
        package func excludes(_ other: Condition) -> Bool {
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
    package struct Showing {
        package let style: Style
        package var platforms = Platforms.all
        package var targets: TargetResolver.Targets

        package init(style: Style, platforms: Platforms = .all, targets: TargetResolver.Targets) {
            (self.style, self.platforms, self.targets) = (style, platforms, targets)
        }
    }

    package let name: String
    /// The case of the actions that it answers to.
    package let action: String
    package private(set) var targets: TargetResolver.Targets
    package let conditions: [Condition]
    package let isTab: Bool
    /// Whether a tab bar of the app's own shows it, by a value that the view alone holds.
    package var isUnderBar = false
    /// Whether it is a row among others, and no whole.
    package var isRow = false
    /// Whether it is one of several views beside each other, and shows no part of the state.
    package var isPart = false
    /// Whether what its case shows is made in place, of this and of other views.
    package var isInline = false
    /// The columns of split views that it fills.
    package private(set) var columns: [Showing] = []
    /// What a tab's tag is: a case by name, or a literal.
    package let tag: String?
    package let tab: Tab?
    /// What its case holds, where that is no state.
    package private(set) var parameters: [Parameter] = []
    package let location: RelativeLocation
    package let declaration: String

    package init(
        name: String, action: String, targets: TargetResolver.Targets, conditions: [Condition], isTab: Bool,
        isUnderBar: Bool, isRow: Bool, isPart: Bool, isInline: Bool, columns: [Showing], tag: String?, tab: Tab?,
        location: RelativeLocation, declaration: String
    ) {
        (self.name, self.action, self.targets, self.conditions) = (name, action, targets, conditions)
        (self.isTab, self.isUnderBar, self.isRow) = (isTab, isUnderBar, isRow)
        (self.isPart, self.isInline, self.columns) = (isPart, isInline, columns)
        (self.tag, self.tab, self.location, self.declaration) = (tag, tab, location, declaration)
    }

    /// How a coordinator of a kind shows it.
    package func showings(in kind: CoordinatorKind) -> [Showing] {
        switch kind {
        case .tab: [Showing(style: .tab, targets: targets)]
        case .split: columns
        default: [Showing(style: isUnderBar ? .tab : .root, targets: targets)]
        }
    }

    /// Adds the columns in which another view of the same name is.
    package mutating func fill(_ others: [Showing]) {
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
    package func holding(_ parameters: [Parameter]) -> ShownChoice {
        var choice = self
        choice.parameters = parameters
        return choice
    }

    /// The same where it isn't known what is shown.
    package var withoutTargets: ShownChoice {
        var choice = self
        choice.targets = TargetResolver.Targets()
        for column in columns.indices { choice.columns[column].targets = choice.targets }
        return choice
    }

    /// Whether it stands in the same tab as another, whatever decides that that one is there.
    package func isSameTab(as other: ShownChoice) -> Bool {
        tag == other.tag && tab == other.tab && other.conditions.starts(with: conditions)
    }

    package func holdsCoordinator(_ isCoordinator: (TypeID) -> Bool) -> Bool {
        targets.targets.contains { if case .declared(let type) = $0 { isCoordinator(type) } else { false } }
    }
}
