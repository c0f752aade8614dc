import Facts
import NavigationModel
import Types

/// A unit of the Composable Architecture: a reducer with its state and its actions.
struct TCAFeature: Sendable {
    let id: TCAFeatureID
    /// The type that stands for it: the reducer, or where reducers are values, the state.
    let type: TypeID
    /// What it is called where reducers are values: `Home` of `HomeState`, `HomeAction` and `homeReducer`.
    let name: String?
    /// Nil where a macro makes it.
    let state: TypeID?
    let action: TypeID?

    /// A property of a state that holds routes.
    struct Routes: Sendable {
        let property: String
        let screens: Screens
        let location: RelativeLocation
    }

    /// The enum that routes are made of.
    struct Screens: Hashable, Sendable {
        /// The enum, or the reducer whose cases a macro makes one of.
        let type: TypeID
        let feature: TCAFeatureID?
    }
}
