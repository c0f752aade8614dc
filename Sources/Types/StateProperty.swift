/// A stored property that state lives in: a path, an item that is presented, a selection.
package struct StateProperty: Hashable, Sendable {
    /// The type that stores it.
    package let owner: TypeID
    /// What the property is called.
    package let name: String

    /// - Parameters:
    ///   - owner: the type that stores it.
    ///   - name: what the property is called.
    package init(owner: TypeID, name: String) {
        self.owner = owner
        self.name = name
    }
}

extension TypeTable {
    /// States in the order of the types that store them, those of one type by name.
    package func sorted(_ slots: some Sequence<StateProperty>) -> [StateProperty] { slots.sorted(by: precedes) }

    /// The first of some states.
    package func first(of slots: some Sequence<StateProperty>) -> StateProperty? { slots.min(by: precedes) }

    private func precedes(_ left: StateProperty, _ right: StateProperty) -> Bool {
        (position(of: left.owner), left.name) < (position(of: right.owner), right.name)
    }
}
