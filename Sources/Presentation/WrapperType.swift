import Facts
import NavigationModel
import Types

/// An enum that another type holds in a property.
struct WrapperType: Hashable, Sendable {
    let property: String
    let type: ValueType
    /// Whether it is a struct that holds at most one other value.
    let isAlone: Bool
}

/// The types whose values stand for those of an enum that they hold.
struct WrapperTypes {
    /// Structs whose values stand for the cases of the enum they hold: `struct PostPath { var route: PostRoute }`.
    var structs: [TypeID: ValueType] = [:]
    /// Types that only carry a value of an enum which shows its own screens: `final class Frame { var page: Page }`, where
    /// `frame.page.view()` is what a destination builds.
    var carriers: [TypeID: WrapperType] = [:]
}
