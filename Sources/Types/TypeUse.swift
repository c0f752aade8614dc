import Facts

/// A type as a piece of code refers to it, and where that code stands.
package struct TypeUse: Hashable, Sendable {
    /// The name as it is written.
    package var name: TypeName
    /// The file it stands in.
    package let file: FileID
    /// The type whose code it stands in.
    package let type: TypeID?

    /// - Parameter type: the type whose code it stands in.
    package init(_ name: TypeName, file: FileID, within type: TypeID?) {
        self.name = name
        self.file = file
        self.type = type
    }

    /// A name that stands in some code.
    package init(_ name: TypeName, in scope: Scope) {
        self.init(name, file: scope.file, within: scope.type)
    }

    /// Another type named at the same place.
    package func beside(_ name: TypeName) -> TypeUse { TypeUse(name, file: file, within: type) }
}

extension TypeTable {
    /// The declaration that is meant.
    package func find(_ use: TypeUse) -> TypeID? { find(use.name, from: use.file, within: use.type) }

    /// What is written where type aliases are followed: `Store<HomeState, HomeAction>` for `HomeStore`.
    package func expanded(_ use: TypeUse) -> TypeUse {
        var current = use
        var seen: Set<TypeID> = []
        while let found = find(current.name.components, from: current.file, within: current.type, isFollowing: false),
            self[found].kind == .typealias, let part = self[found].parts.first, let alias = self[part].alias,
            seen.insert(found).inserted
        {
            current = TypeUse(alias, file: part.file, within: self[found].outer)
        }
        return current
    }
}
