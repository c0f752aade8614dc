import Base
import Facts

/// Every type of the sources, findable by the name a piece of code uses for it.
///
/// It is one object, as everything in linking looks at it: the ``TypeIndex`` that it is asked for has too many parts to be copied.
@usableFromInline package final class TypeTable: Sendable {
    @usableFromInline let index: TypeIndex
    /// What is known by name of the libraries of all systems.
    package let traits: TraitsTable
    /// The platforms of types whose code counts on fewer than it is compiled for.
    let limits: [TypeID: Platforms]
    /// How many names the type has that is nested most deeply.
    let longestPath: Int

    /// - Parameters:
    ///   - read: the files, sorted by path.
    ///   - traits: what is known by name of the libraries of all systems.
    ///   - keys: what the files, types and members of earlier tables are known under.
    package init(
        _ read: [ReadFile], traits: TraitsTable, keys: KeyStore = KeyStore(), on workers: some Workers = OneWorker()
    ) {
        index = TypeIndex(read, keys: keys, on: workers)
        self.traits = traits
        limits = [:]
        longestPath = index.types.lazy.map(\.path.count).max() ?? 0
    }

    private init(_ table: TypeTable, _ limits: [TypeID: Platforms]) {
        index = table.index.limited(limits)
        traits = table.traits
        self.limits = limits
        longestPath = table.longestPath
    }

    /// The same types, some of whose code is compiled for fewer platforms.
    func limited(_ limits: [TypeID: Platforms]) -> TypeTable { TypeTable(self, limits) }

    /// The facts, in the order of the files.
    @inlinable package var files: [FileFacts] { index.files }
    /// The same files.
    package var fileIDs: [FileID] { index.fileIDs }
    /// What the systems read in each file.
    package var systems: [[SystemFacts]] { index.systems }
    /// Where it stands what the files say, in the same order.
    package var layouts: [FileLayout] { index.layouts }
    /// Outer types before those inside of them.
    @inlinable package var types: [TypeDeclaration] { index.types }
    /// The bodies of all members, in the order of files and declarations.
    package var bodies: [BodyID] { index.bodies }
    var members: IDMap<BodyID, TypeIndex.Member> { index.members }
    var roles: IDMap<BodyID, [Int: [CallRole]]> { index.roles }
    var globals: [String: [FunctionID]] { index.globals }
    var variables: [String: [PropertyID]] { index.variables }
    /// The names of all functions of types.
    var methods: NameFilter { index.methods }
    /// The names of all properties of types.
    @inlinable package var propertyNames: NameFilter { index.propertyNames }
    /// The names of those that hold something of the environment.
    @inlinable package var environmentNames: Set<String> { index.environmentNames }
    /// The properties that an attribute gives a key: `@AppStorage("isSignedIn")`.
    var keyedProperties: [PropertyID] { index.keyedProperties }

    // MARK: By id

    /// What a file says.
    @inlinable package subscript(file: FileID) -> FileFacts { index[file] }

    /// What is known of a type.
    @inlinable package subscript(type: TypeID) -> TypeDeclaration { index[type] }

    /// What a declaration of a type, or an extension of it, says.
    @inlinable package subscript(part: TypeDeclaration.Part) -> TypeFacts { index[part] }

    /// Where it stands what a file says; nil for a path that is none of the sources'.
    func layout(ofPath path: String) -> FileLayout? { index.layout(ofPath: path) }

    /// Where a type stands among the types.
    @inlinable package func position(of type: TypeID) -> Int { index.position(of: type) }

    /// What a type is called: its name, and where a nested type shares that with another, its whole nesting.
    package func name(of type: TypeID) -> String { index.name(of: type) }

    // MARK: Finding

    /// The type a name means.
    /// - Parameters:
    ///   - path: the components as written.
    ///   - file: the file the name stands in.
    ///   - type: the type whose code it stands in.
    ///   - isFollowing: whether a type alias is what it stands for, and not the alias itself.
    package func find(
        _ path: [String], from file: FileID, within type: TypeID?, isFollowing: Bool = true
    ) -> TypeID? {
        index.find(path, from: file, within: type, isFollowing: isFollowing)
    }

    /// The type a name means; of several that are joined, the first that is among the sources.
    package func find(_ name: TypeName, from file: FileID, within type: TypeID?) -> TypeID? {
        find(name.components, from: file, within: type)
            ?? name.joined.lazy.compactMap { self.find($0, from: file, within: type) }.first
    }

    /// The types that a name may mean where several stand equally near; none where it means one, or none at all.
    package func namesakes(_ name: String, from file: FileID) -> [TypeID] { index.namesakes(name, from: file) }

    /// The types of a name that stand in some modules.
    package func types(named name: String, in modules: Set<String>) -> [TypeID] {
        index.types(named: name, in: modules)
    }

    /// Whether a name is one of a type's generic parameters.
    package func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
        self[type].parts.contains { self[$0].genericParameters.contains(name) }
    }

    /// What a type alias stands for as it is written, and where; nil for any other type.
    package func alias(of type: TypeID) -> (name: TypeName, scope: Scope)? {
        guard self[type].kind == .typealias, let part = self[type].parts.first,
            let name = self[part].alias
        else { return nil }
        return (name, Scope(file: part.file, type: self[type].outer))
    }
}
