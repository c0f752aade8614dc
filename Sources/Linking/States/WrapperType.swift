import Facts
import NavigationModel

/// An enum that another type holds in a property.
struct WrapperType: Hashable, Sendable {
    let property: String
    let type: ValueType
    /// Whether it is a struct that holds at most one other value.
    let isAlone: Bool
}
