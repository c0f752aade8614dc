import Facts

/// What types conform to and inherit from, through other types of the sources.
package final class Conformances: Sendable {
    /// For each type, the declared types it inherits from, nearest first.
    private let ancestors: [[Int]]
    /// For each type, the last name of everything it conforms to.
    private let names: [Set<String>]
    /// Structs whose body is a view, whatever protocol asks for it: `func body(props: Props) -> some View`.
    private let bodied: Set<Int>
    /// For each protocol, the classes, structs, enums and actors that conform to it.
    private let conformers: [Int: [Int]]

    /// What navigation libraries declare. Where a library's source is among the sources, its methods still mean what
    /// its readers say, and are not followed.
    static let libraryProtocols: Set<String> = [
        "Coordinatable", "FlowCoordinatable", "TabCoordinatable", "RootCoordinatable", "SplitCoordinatable",
        "NavigationCoordinatable", "ViewWrapperCoordinator",
    ]

    private static func isLibrary(_ type: TypeDeclaration) -> Bool { libraryProtocols.contains(type.name) }

    init(_ table: TypeTable) {
        var ancestors: [[Int]] = []
        var names: [Set<String>] = []
        for type in table.types.indices {
            var found: [Int] = []
            var named: Set<String> = []
            var queue = [type]
            var position = 0
            while position < queue.count {
                let current = queue[position]
                position += 1
                for parent in table.types[current].inherits {
                    named.insert(parent.last)
                    // What an app adds to a library's protocol by extension is its own; what the library declares is not.
                    let family =
                        Self.libraryProtocols.contains(parent.last) ? [parent, TypeName("Coordinatable")] : [parent]
                    for name in family {
                        guard
                            let id = table.find(
                                name, from: table.types[current].file, within: table.types[current].outer), id != type,
                            !queue.contains(id), table.types[id].isExternal || !Self.isLibrary(table.types[id])
                        else { continue }
                        queue.append(id)
                        found.append(id)
                    }
                }
            }
            ancestors.append(found)
            names.append(named)
        }
        var conformers: [Int: [Int]] = [:]
        for type in table.types where type.kind != .protocol && !type.isExternal {
            for ancestor in ancestors[type.id] where table.types[ancestor].kind == .protocol {
                conformers[ancestor, default: []].append(type.id)
            }
        }
        bodied = Set(
            table.types.filter { type in
                guard type.kind == .struct, !type.isExternal else { return false }
                let property = type.properties["body"].map { table.property($0).type?.last == "View" } ?? false
                return property
                    || (type.functions["body"] ?? []).contains { function in
                        let facts = table.function(function)
                        return facts.returnType?.last == "View" && facts.parameters.first?.type?.last != "Content"
                    }
            }.map(\.id))
        self.ancestors = ancestors
        self.names = names
        self.conformers = conformers
    }

    func ancestors(of type: Int) -> [Int] { ancestors[type] }

    package func conforms(_ type: Int, to name: String) -> Bool { names[type].contains(name) }

    /// The classes, structs, enums and actors that conform to a protocol.
    func conformers(of type: Int) -> [Int] { conformers[type] ?? [] }

    /// The type a protocol's value is, when that can be told: the only one that conforms, or the only one of
    /// several that is preferred, beside stand-ins for tests and previews.
    func onlyConformer(of type: Int, preferring preferred: Set<Int>) -> Int? {
        guard let all = conformers[type] else { return nil }
        if all.count == 1 { return all[0] }
        let likely = all.filter { preferred.contains($0) }
        return likely.count == 1 ? likely[0] : nil
    }

    /// Whether a type is something SwiftUI can show.
    package func isView(_ type: Int) -> Bool {
        bodied.contains(type)
            || ["View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable"]
                .contains { names[type].contains($0) }
    }

    /// Whether a type is part of a screen: a view, or what is put around or above one.
    func isPart(_ type: Int) -> Bool {
        isView(type) || ["ViewModifier", "ToolbarContent", "ButtonStyle"].contains { names[type].contains($0) }
    }

    /// Whether a type starts the app or makes its scenes.
    package func isEntry(_ type: Int) -> Bool {
        ["App", "Scene"].contains { names[type].contains($0) }
    }
}
