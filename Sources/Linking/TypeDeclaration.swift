import Facts

/// A function in the facts: which file, which of its types, which function.
package struct FunctionReference: Hashable, Comparable, Sendable {
    package let file: Int
    /// Nil for a function outside of types.
    package let type: Int?
    package let function: Int

    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.type ?? -1, left.function) < (right.file, right.type ?? -1, right.function)
    }
}

/// A property in the facts.
package struct PropertyReference: Hashable, Sendable {
    package let file: Int
    /// Nil for a variable outside of types.
    package let type: Int?
    package let property: Int
}

/// A type with its extensions from all files.
package struct TypeDeclaration: Sendable {
    /// Its position in the table.
    package let id: Int
    package let path: [String]
    let module: String
    /// The file of its declaration; of the first extension where only those are among the sources.
    package let file: Int
    package let kind: TypeFacts.Kind
    /// Whether it is declared outside of the sources, and only extended in them.
    package let isExternal: Bool
    /// The type it is nested in.
    package let outer: Int?
    /// Where its declarations stand: file, and position in the file's types.
    package var parts: [(file: Int, type: Int)] = []
    package var inherits: [TypeName] = []
    package var functions: [String: [FunctionReference]] = [:]
    package var properties: [String: PropertyReference] = [:]
    package var nested: [String: Int] = [:]

    /// The last component of its nesting.
    package var name: String { path.last ?? "" }
}
