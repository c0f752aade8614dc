import Facts

/// What types conform to and inherit from, through other types of the sources.
package final class Conformances: Sendable {
    /// For each type, the declared types it inherits from, nearest first.
    private let ancestors: IDMap<TypeID, [TypeID]>
    /// For each type, the last name of everything it conforms to.
    private let names: IDMap<TypeID, Set<String>>
    /// Structs whose body is a view, whatever protocol asks for it: `func body(props: Props) -> some View`.
    private let bodied: Set<TypeID>
    /// For each protocol, the classes, structs, enums and actors that conform to it.
    private let conformers: [TypeID: [TypeID]]

    private let traits: SystemTraits

    /// Looks up what the types of a table inherit from.
    package init(_ table: TypeTable) {
        let traits = table.traits.all
        self.traits = traits
        var ancestors = IDMap<TypeID, [TypeID]>(unknown: [])
        var names = IDMap<TypeID, Set<String>>(unknown: [])
        for type in table.types.lazy.map(\.id) {
            var found: [TypeID] = []
            var named: Set<String> = []
            var queue = [type]
            var position = 0
            while position < queue.count {
                let current = queue[position]
                position += 1
                for parent in table[current].inherits {
                    named.insert(parent.last)
                    // What an app adds to a library's protocol by extension is its own; what the library declares is not.
                    let isLibrary = traits.coordinatorProtocols.contains(parent.last)
                    let family = isLibrary ? [parent] + (traits.baseProtocol.map { [TypeName($0)] } ?? []) : [parent]
                    for name in family {
                        guard
                            let id = table.find(
                                name, from: table[current].file, within: table[current].outer), id != type,
                            !queue.contains(id),
                            table[id].isExternal || !traits.coordinatorProtocols.contains(table[id].name)
                        else { continue }
                        queue.append(id)
                        found.append(id)
                    }
                }
            }
            ancestors[type] = found
            names[type] = named
        }
        var conformers: [TypeID: [TypeID]] = [:]
        for type in table.types where type.kind != .protocol && !type.isExternal {
            for ancestor in ancestors[type.id] where table[ancestor].kind == .protocol {
                conformers[ancestor, default: []].append(type.id)
            }
        }
        bodied = Set(
            table.types.filter { type in
                guard type.kind == .struct, !type.isExternal else { return false }
                let property =
                    type.properties["body"].map {
                        table.property($0).type.map { traits.viewProtocols.contains($0.last) }
                    } ?? nil
                return property == true
                    || (type.functions["body"] ?? []).contains { function in
                        let facts = table.function(function)
                        return facts.returnType.map { traits.viewProtocols.contains($0.last) } == true
                            && facts.parameters.first?.type.map { traits.modifiedContent.contains($0.last) } != true
                    }
            }.map(\.id))
        self.ancestors = ancestors
        self.names = names
        self.conformers = conformers
    }

    /// The declared types that a type inherits from, nearest first.
    package func ancestors(of type: TypeID) -> [TypeID] { ancestors[type] }

    /// Whether a type conforms to or inherits from what is called so.
    package func conforms(_ type: TypeID, to name: String) -> Bool { names[type].contains(name) }

    /// The classes, structs, enums and actors that conform to a protocol.
    func conformers(of type: TypeID) -> [TypeID] { conformers[type] ?? [] }

    /// The type a protocol's value is, when that can be told: the only one that conforms, or the only one of
    /// several that is preferred, beside stand-ins for tests and previews.
    package func onlyConformer(of type: TypeID, preferring preferred: Set<TypeID>) -> TypeID? {
        guard let all = conformers[type] else { return nil }
        if all.count == 1 { return all[0] }
        let likely = all.filter { preferred.contains($0) }
        return likely.count == 1 ? likely[0] : nil
    }

    /// Whether a type is something that can be shown.
    package func isView(_ type: TypeID) -> Bool {
        bodied.contains(type) || !names[type].isDisjoint(with: traits.viewProtocols)
    }

    /// Whether a type is part of a screen: a view, or what is put around or above one.
    package func isPart(_ type: TypeID) -> Bool {
        isView(type) || !names[type].isDisjoint(with: traits.modifierProtocols)
    }

    /// Whether a type starts the app or makes its scenes.
    package func isEntry(_ type: TypeID) -> Bool {
        !names[type].isDisjoint(with: traits.entryProtocols)
    }
}
