import Base
import Facts
import NavigationModel
import Types

/// Something that a value or a state shows.
package struct PresentationRule {
    enum Key: Hashable {
        case type(ValueType)
        case state(Set<StateProperty>, name: String, ValueType?)
        case window(String)

        /// The type of its values.
        var type: ValueType? {
            switch self {
            case .type(let type): type
            case .state(_, _, let type): type
            case .window: nil
            }
        }

        /// The same for values of another type.
        func holding(_ type: ValueType) -> Key {
            switch self {
            case .type: .type(type)
            case .state(let slots, let name, _): .state(slots, name: name, type)
            case .window: self
            }
        }
    }

    /// The type whose code says it; it may be declared elsewhere and only extended.
    let holder: TypeID
    let site: CallSite
    let system: NavigationSystem
    var key: Key
    let style: CallRole.Presentation?
    /// What the call is given to show.
    let content: Expression
    let cases: CaseTargets
    /// The type of its values as the code writes it.
    let written: String?
    /// Whether it looks into one case of a state: `$model.destination.edit`.
    var isOfCase = false
    var scope: Scope { site.scope }
    var call: CallFacts { site.call }
    var location: RelativeLocation { call.location }
    /// The platforms that it is compiled for.
    var platforms: Platforms { call.platforms }
    /// The call that says it, without what it is called on.
    var declaration: String { call.modifier }

    /// The type of its values.
    package var type: ValueType? { key.type }
}
