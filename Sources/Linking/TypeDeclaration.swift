import Facts

/// A type with its extensions from all files.
package struct TypeDeclaration: Sendable {
    /// Its declaration, or an extension of it; ``TypeTable`` tells what that says.
    package struct Part: Sendable {
        package let file: FileID
        /// Its position among the types of the file.
        let index: Int
    }

    package let id: TypeID
    package let path: [String]
    let module: String
    /// The file of its declaration; of the first extension where only those are among the sources.
    package let file: FileID
    package let kind: TypeFacts.Kind
    /// Whether it is declared outside of the sources, and only extended in them.
    package let isExternal: Bool
    /// The type it is nested in.
    package let outer: TypeID?
    package var parts: [Part] = []
    package var inherits: [TypeName] = []
    package var functions: [String: [FunctionID]] = [:]
    package var properties: [String: PropertyID] = [:]
    package var nested: [String: TypeID] = [:]

    /// The last component of its nesting.
    package var name: String { path.last ?? "" }
}
