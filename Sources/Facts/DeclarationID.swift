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
    /// Where the next free one is looked for, for those that several declarations ask for.
    private var next: [UInt64: UInt64] = [:]

    package init() {}

    /// The identifier of the next declaration of a name.
    /// - Parameters:
    ///   - name: with what tells it from others of its base name: `func open(id:) Int`, `extension Settings.Row`.
    ///   - outer: the declaration it stands in.
    package mutating func next(_ name: String, in outer: DeclarationID) -> DeclarationID {
        let first = (outer.value ^ FNV1a.hash(of: name)) &* FNV1a.prime
        if taken.insert(DeclarationID(first)).inserted { return DeclarationID(first) }
        var value = next[first] ?? first &+ 1
        while !taken.insert(DeclarationID(value)).inserted { value &+= 1 }
        next[first] = value &+ 1
        return DeclarationID(value)
    }
}
