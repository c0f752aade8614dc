import Facts

/// A function in the facts: which file, which of its types, which function.
struct FunctionReference: Hashable, Comparable, Sendable {
    let file: Int
    /// Nil for a function outside of types.
    let type: Int?
    let function: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.type ?? -1, left.function) < (right.file, right.type ?? -1, right.function)
    }
}

/// A property in the facts.
struct PropertyReference: Hashable, Sendable {
    let file: Int
    /// Nil for a variable outside of types.
    let type: Int?
    let property: Int
}

/// A type with its extensions from all files.
struct TypeDeclaration: Sendable {
    /// Its position in the table.
    let id: Int
    let path: [String]
    let module: String
    /// The file of its declaration; of the first extension where only those are among the sources.
    let file: Int
    let kind: TypeFacts.Kind
    /// Whether it is declared outside of the sources, and only extended in them.
    let isExternal: Bool
    /// The type it is nested in.
    let outer: Int?
    /// Where its declarations stand: file, and position in the file's types.
    var parts: [(file: Int, type: Int)] = []
    var inherits: [TypeName] = []
    var functions: [String: [FunctionReference]] = [:]
    var properties: [String: PropertyReference] = [:]
    var nested: [String: Int] = [:]

    /// The last component of its nesting.
    var name: String { path.last ?? "" }
}
