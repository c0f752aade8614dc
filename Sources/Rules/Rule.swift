import Base
import Linking
import NavigationModel

/// Looks for one fault.
package protocol Rule: SendableMetatype {
    /// What the fault is.
    static var description: RuleDescription { get }
    /// Every place with the fault.
    static func findings(in app: CheckedApp) -> [Finding]
}

extension Rule {
    /// What the rule is called.
    package static var id: String { description.id }

    /// A finding of this rule.
    package static func finding(
        message: String, help: String? = nil, subject: String? = nil, location: SourceLocation
    ) -> Finding {
        Finding(
            rule: id, severity: description.severity ?? .info, message: message, help: help, subject: subject,
            location: location)
    }
}
