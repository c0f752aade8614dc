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
    private let libraryConformers: [TypeID: [TypeID]]
    private let standIns: Set<TypeID>
    /// Classes that inherit from a screen which no view is made of.
    private let controllers: Set<TypeID>

    /// The first type that inherits from more others than are followed.
    package let notUnderstood: [UnresolvedCode]

    private let traits: SystemTraits

    /// The most types that one inherits from: each is looked at for each that inherits from it.
    private static let most = 200

    /// Looks up what the types of a table inherit from.
    package init(_ table: TypeTable) {
        traits = table.traits.all
        var ancestors = IDMap<TypeID, [TypeID]>(unknown: [])
        var names = IDMap<TypeID, Set<String>>(unknown: [])
        var parents = IDMap<TypeID, [TypeID]>(unknown: [])
        for type in table.types { parents[type.id] = Self.parents(of: type, in: table) }
        // The last type whose ancestors hold each.
        var seen = [Int](repeating: -1, count: table.types.count)
        var tooDeep: [TypeID] = []
        for (number, type) in table.types.enumerated() {
            var queue = [type.id]
            var position = 0
            seen[number] = number
            while position < queue.count, queue.count <= Self.most {
                for parent in parents[queue[position]] where seen[table.position(of: parent)] != number {
                    seen[table.position(of: parent)] = number
                    queue.append(parent)
                }
                position += 1
            }
            if position < queue.count { tooDeep.append(type.id) }
            names[type.id] = queue[..<position].reduce(into: []) { names, type in
                names.formUnion(table[type].inherits.lazy.map(\.last))
            }
            ancestors[type.id] = Array(queue.dropFirst())
        }
        var conformers: [TypeID: [TypeID]] = [:]
        var libraryConformers: [TypeID: [TypeID]] = [:]
        for type in table.types where type.kind != .protocol {
            for ancestor in ancestors[type.id] where table[ancestor].kind == .protocol {
                if type.isExternal {
                    if !table[ancestor].isExternal { libraryConformers[ancestor, default: []].append(type.id) }
                } else {
                    conformers[ancestor, default: []].append(type.id)
                }
            }
        }
        standIns = Set(conformers.values.joined().filter { table[$0].isStandIn })
        self.libraryConformers = libraryConformers
        controllers = Self.controllers(table, names, ancestors)
        bodied = Set(table.types.lazy.filter { Self.hasViewBody($0, in: table) }.map(\.id))
        self.ancestors = ancestors
        self.names = names
        self.conformers = conformers
        notUnderstood = tooDeep.compactMap { table.declaration(of: $0) }.prefix(1).map { type in
            UnresolvedCode(
                text: type.name, reason: "it inherits from more than \(Self.most) types",
                help: "name the protocols in its own declaration", location: type.location)
        }
    }

    /// The declared types that a type says it inherits from.
    private static func parents(of type: TypeDeclaration, in table: TypeTable) -> [TypeID] {
        let traits = table.traits.all
        let libraries = traits.coordinatorProtocols
        return type.inherits.flatMap { parent -> [TypeID] in
            // What an app adds to a library's protocol by extension is its own; what the library declares is not.
            let base: String?
            if libraries.contains(parent.last) {
                base = traits.baseProtocol
            } else if let known = traits.libraryClasses[parent.last] {
                base = known
            } else {
                base = isControllerOfAPackage(parent, in: type, table) ? traits.controllerBase : nil
            }
            return ([parent] + (base.map { [TypeName($0)] } ?? [])).compactMap { name in
                table.find(name, from: type.file, within: type.outer).flatMap { id in
                    table[id].isExternal || !libraries.contains(table[id].name) ? id : nil
                }
            }
        }
    }

    private static func controllers(
        _ table: TypeTable, _ names: IDMap<TypeID, Set<String>>, _ ancestors: IDMap<TypeID, [TypeID]>
    ) -> Set<TypeID> {
        let traits = table.traits.all
        let bases = Set(
            table.types.lazy.filter { type in
                type.kind == .class && type.inherits.contains { isControllerOfAPackage($0, in: type, table) }
            }.map(\.id))
        return Set(
            table.types.lazy.map(\.id).filter { type in
                !names[type].isDisjoint(with: traits.controllerTypes) || bases.contains(type)
                    || ancestors[type].contains(where: bases.contains)
            })
    }

    /// Whether what a type inherits from is a package's screen that no view is made of, as its name says.
    private static func isControllerOfAPackage(
        _ name: TypeName, in type: TypeDeclaration, _ table: TypeTable
    ) -> Bool {
        table.traits.all.controllerEndings.contains(where: name.last.hasSuffix)
            && !table.traits.all.otherControllers.contains(name.last)
            && table.find(name, from: type.file, within: type.outer).map { table[$0].isExternal } ?? true
    }

    /// Whether a type is a struct with a body that is a view.
    private static func hasViewBody(_ type: TypeDeclaration, in table: TypeTable) -> Bool {
        guard type.kind == .struct, !type.isExternal else { return false }
        let traits = table.traits
        func isView(_ type: TypeName?) -> Bool { type.map { traits.all.viewProtocols.contains($0.last) } ?? false }
        if let body = type.properties["body"], isView(table.property(body).type) { return true }
        return (type.functions["body"] ?? []).contains { function in
            let facts = table.function(function)
            let isModifier = facts.parameters.first?.type.map { traits.all.modifiedContent.contains($0.last) } ?? false
            return isView(facts.returnType) && !isModifier
        }
    }

    /// The declared types that a type inherits from, nearest first.
    package func ancestors(of type: TypeID) -> [TypeID] { ancestors[type] }

    /// Whether a type conforms to or inherits from what is called so.
    package func conforms(_ type: TypeID, to name: String) -> Bool { names[type].contains(name) }

    /// The last name of everything that a type conforms to or inherits from.
    package func names(of type: TypeID) -> Set<String> { names[type] }

    /// The classes, structs, enums and actors that conform to a protocol.
    package func conformers(of type: TypeID) -> [TypeID] { conformers[type] ?? [] }

    /// The types of libraries that an app makes conform to a protocol of its own.
    package func libraryConformers(of type: TypeID) -> [TypeID] { libraryConformers[type] ?? [] }

    /// The type a protocol's value is, when that can be told: the only one that conforms, or the only one of
    /// several that is preferred, beside stand-ins for tests and previews.
    package func onlyConformer(of type: TypeID, preferring preferred: Set<TypeID>) -> TypeID? {
        guard let all = conformers[type] else { return nil }
        // A library's type does in the app what only a stand-in of its own does in tests.
        if all.count == 1 { return standIns.contains(all[0]) && libraryConformers[type] != nil ? nil : all[0] }
        let likely = all.filter { preferred.contains($0) }
        return likely.count == 1 ? likely[0] : nil
    }

    /// Whether a type is something that can be shown.
    package func isView(_ type: TypeID) -> Bool {
        bodied.contains(type) || !names[type].isDisjoint(with: traits.viewProtocols)
    }

    /// Whether a type is a screen that no view is made of.
    package func isController(_ type: TypeID) -> Bool { controllers.contains(type) }

    /// Whether a type is part of a screen: a view, or what is put around or above one.
    package func isPart(_ type: TypeID) -> Bool {
        isView(type) || !names[type].isDisjoint(with: traits.modifierProtocols)
    }

    /// Whether a type is what views apply to themselves, and no part that they are made of.
    package func isModifier(_ type: TypeID) -> Bool { !names[type].isDisjoint(with: traits.viewModifiers) }

    /// Whether a type starts the app or makes its scenes.
    package func isEntry(_ type: TypeID) -> Bool {
        !names[type].isDisjoint(with: traits.entryProtocols)
    }
}
