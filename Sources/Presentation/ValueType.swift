import Base
import NavigationModel
import Types

/// The type of a value that is pushed or presented, as far as destinations are told apart by it.
package enum ValueType: Hashable, Sendable {
    /// A type of the sources.
    case declared(TypeID)
    /// A type that the sources only name: `String`, `Planet.ID`.
    case named(String)
}

/// What a value is, when it is put on a path or presented.
struct NavigationValue: Hashable, Sendable {
    var type: ValueType
    /// The case, for an enum whose case is written.
    var name: String?
    /// The values of the case, where they are cases of other enums: `.settings(.account)`.
    var inner: [String] = []
    /// The text of a string or an integer.
    var literal: String?
    /// How it is shown, where the value itself says that: `.sheet(.settings)` in a list of routes.
    var style: Style?
    /// The platforms that it is declared for.
    var platforms = Platforms.all
    /// Whether it is one of those that a property chooses between by what it is asked of: `tab.sheet`.
    private(set) var isChosen = false

    /// The same as one of several.
    var chosen: NavigationValue {
        var chosen = self
        chosen.isChosen = true
        return chosen
    }
}

extension TypeTable {
    /// Whether a type is an enum whose cases are looked into by name.
    func isLookedInto(_ type: ValueType) -> Bool {
        guard case .declared(let id) = type, !traits.all.caseAttributes.isEmpty else { return false }
        return self[id].parts.contains { part in
            self[part].attributes.contains(where: traits.all.caseAttributes.contains)
        }
    }
}
