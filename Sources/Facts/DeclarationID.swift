import Base

/// Identifies a declaration among those of its file.
///
/// It is made of what the declaration is called and of what it stands in, and among equals of its position, so that nothing above
/// or below changes it, and no new neighbour.
package struct DeclarationID: Hashable, Sendable {
    /// What identifiers are told apart by: a hash, or the next free number where that is taken.
    package let value: UInt64

    package init(_ value: UInt64) { self.value = value }

    /// The file itself, around its declarations.
    package static let file = DeclarationID(FNV1a.offset)
}

/// Gives the declarations of one file their identifiers.
package struct DeclarationNumbering: Sendable {
    private var taken: Set<DeclarationID> = []

    package init() {}

    /// The identifier of the next declaration of a name.
    /// - Parameters:
    ///   - name: with what tells it from others of its base name: `func open(id:) Int`, `extension Settings.Row`.
    ///   - outer: the declaration it stands in.
    package mutating func next(_ name: String, in outer: DeclarationID) -> DeclarationID {
        var value = (outer.value ^ FNV1a.hash(of: name)) &* FNV1a.prime
        while !taken.insert(DeclarationID(value)).inserted { value &+= 1 }
        return DeclarationID(value)
    }
}
