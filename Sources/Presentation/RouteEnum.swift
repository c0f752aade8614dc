import Facts
import NavigationModel
import Types

/// An enum whose values are shown, and the switches that show them.
package struct RouteEnum: Sendable {
    /// An arm of a switch, and a case it names.
    package struct Arm: Sendable {
        /// The case.
        package let name: String
        /// Where the arm stands.
        package let location: RelativeLocation
    }

    /// The enum.
    package let type: TypeID
    /// The coordinator, or the view, that shows its values.
    package let owner: TypeID
    /// Its cases, in the order of their declarations.
    package let cases: [CaseFacts]
    /// The switches that show its values.
    package let switches: [SwitchFacts]
}

extension SwitchFacts {
    /// The cases its arms name, a value that may be nil unwrapped.
    package var named: [RouteEnum.Arm] {
        arms.flatMap { arm in
            arm.patterns.compactMap { pattern in
                pattern.wrapped.name.map { RouteEnum.Arm(name: $0, location: arm.location) }
            }
        }
    }

    /// Whether an arm takes what the others do not name.
    package var hasDefault: Bool { arms.contains { arm in arm.patterns.contains { $0.wrapped.name == nil } } }
}
