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
    @inlinable package func sorted(_ types: some Sequence<TypeID>) -> [TypeID] {
        types.sorted { position(of: $0) < position(of: $1) }
    }

    /// What is known of types, in the order of the table.
    @inlinable package func sorted<Value>(_ values: [TypeID: Value]) -> [(key: TypeID, value: Value)] {
        values.sorted { position(of: $0.key) < position(of: $1.key) }
    }
}
