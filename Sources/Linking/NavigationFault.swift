import Facts
import Types

/// Something wrong with an app's own navigation that the linking of a system found, for the rule that tells of it.
package struct NavigationFault: Hashable, Sendable {
    /// The id of the rule.
    package let rule: String
    /// The case that it is about.
    package let name: String
    /// The type whose navigation it is.
    package let owner: TypeID
    /// What comes of it, or how it stands, in the words of the rule.
    package let detail: String
    package let location: RelativeLocation

    /// - Parameters:
    ///   - name: the case that it is about.
    ///   - owner: the type whose navigation it is.
    package init(rule: String, name: String, owner: TypeID, detail: String, location: RelativeLocation) {
        self.rule = rule
        self.name = name
        self.owner = owner
        self.detail = detail
        self.location = location
    }
}
