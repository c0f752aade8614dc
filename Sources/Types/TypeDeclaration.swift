import Facts

/// A type with its extensions from all files.
@usableFromInline package struct TypeDeclaration: Sendable {
    /// Its declaration, or an extension of it; ``TypeTable`` tells what that says.
    @usableFromInline package struct Part: Sendable {
        @usableFromInline package let file: FileID
        /// Its position among the types of the file.
        @usableFromInline let index: Int
    }

    /// What it is known under.
    package let id: TypeID
    /// Its nesting, outermost first.
    package let path: [String]
    /// The module of its declaration.
    package let module: String
    /// The file of its declaration; of the first extension where only those are among the sources.
    package let file: FileID
    /// What it is declared as; an extension where it is only extended.
    package let kind: TypeFacts.Kind
    /// Whether it is declared outside of the sources, and only extended in them.
    package let isExternal: Bool
    /// The type it is nested in.
    package let outer: TypeID?
    /// Its declaration and its extensions, in the order of the files.
    package var parts: [Part] = []
    /// What they say it conforms to or inherits from.
    package var inherits: [TypeName] = []
    /// Its functions and initializers, by their names without labels.
    package var functions: [String: [FunctionID]] = [:]
    /// Its properties by name, the first where an `#if` declares several.
    package var properties: [String: PropertyID] = [:]
    /// The others, by name.
    package var otherProperties: [String: [PropertyID]] = [:]
    /// The types inside of it, by name.
    package var nested: [String: TypeID] = [:]

    /// The last component of its nesting.
    package var name: String { path.last ?? "" }

    /// Whether it stands in for another in tests and previews, by its name.
    package var isStandIn: Bool {
        var rest = name.utf8[...]
        while let start = rest.firstIndex(where: { Self.capitals.contains($0) }) {
            rest = rest[start...]
            if Self.standIns.contains(where: { rest.starts(with: $0.utf8) }) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private static let standIns = ["Mock", "Spy", "Stub", "Fake"]
    /// What they begin with: a name has few of these.
    private static let capitals = standIns.compactMap(\.utf8.first)
}
