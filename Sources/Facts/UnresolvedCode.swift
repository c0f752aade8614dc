import Base

/// Navigation code that was recognised but not resolved, before its place is known by line.
package struct UnresolvedCode: Hashable, Sendable {
    /// The code as written, on one line.
    package var text: String
    package var reason: String
    /// What to write so that it can be read.
    package var help: String?
    package var location: RelativeLocation
    /// The rule that tells of it as a fault of the app; absent where it is a limit of what can be read.
    package var rule: String?
    /// The system by whose calls something is shown there, where that is counted. Only linking says it.
    package var system: NavigationSystem?
    /// Whether all it does is to select a tab, so that nothing is shown but what people can select too. Only linking says it.
    package var selectsTab = false

    package init(text: String, reason: String, help: String? = nil, location: RelativeLocation, rule: String? = nil) {
        self.text = text
        self.reason = reason
        self.help = help
        self.location = location
        self.rule = rule
    }

    /// The same, as something that only selects a tab, or not.
    package func selectingTab(_ selectsTab: Bool = true) -> UnresolvedCode {
        var copy = self
        copy.selectsTab = selectsTab
        return copy
    }

    /// The same, as something that a system's calls show.
    package func shown(by system: NavigationSystem) -> UnresolvedCode {
        var copy = self
        copy.system = system
        return copy
    }
}
