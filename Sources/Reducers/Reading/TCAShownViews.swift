import Types

/// Which views show features: those that a presentation shows for a case, and those that are handed a part of a store.
struct TCAShownViews {
    /// Something that a feature's state presents.
    struct Key: Hashable {
        let owner: TCAFeatureID
        let property: String
        /// Nil for a single child.
        let name: String?
    }

    let states: TCAPresentedStates
    /// The views that are shown for something presented.
    var presented: [Key: [TypeID]] = [:]
    /// The views that are handed a part of a feature's store, by the feature and the name of the part.
    var handed: [TCAFeatureID: [String: [TypeID]]] = [:]
    /// The views that features are shown in, where nothing else is asked.
    var hosts: [TCAFeatureID: [TypeID]] = [:]
    /// The features whose views choose between the cases of a child's state.
    var choosing: [TCAFeatureID: TCAFeatureID] = [:]
}
