import Facts

extension TypeTable {
    /// What the declarations and extensions of a type say, in the order of their files.
    package func declarations(of type: TypeID) -> [TypeFacts] { self[type].parts.map { self[$0] } }

    /// The type's own declaration, where the sources hold it.
    package func declaration(of type: TypeID) -> TypeFacts? {
        self[type].parts.first { self[$0].kind != .extension }.map { self[$0] }
    }

    // MARK: Order

    /// Types in the order of the table.
    package func sorted(_ types: some Sequence<TypeID>) -> [TypeID] {
        types.sorted { position(of: $0) < position(of: $1) }
    }

    /// What is known of types, in the order of the table.
    package func sorted<Value>(_ values: [TypeID: Value]) -> [(key: TypeID, value: Value)] {
        values.sorted { position(of: $0.key) < position(of: $1.key) }
    }

    /// States in the order of the types that store them, those of one type by name.
    func sorted(_ slots: some Sequence<StateProperty>) -> [StateProperty] { slots.sorted(by: precedes) }

    /// The first of some states.
    func first(of slots: some Sequence<StateProperty>) -> StateProperty? { slots.min(by: precedes) }

    private func precedes(_ left: StateProperty, _ right: StateProperty) -> Bool {
        (position(of: left.owner), left.name) < (position(of: right.owner), right.name)
    }
}
