/// What types of one name are called where people read about them: `SettingsView` and `SettingsView (Watch)`.
///
/// The document keeps the name as the source writes it, and tells them apart by their ids.
package struct ReadableNames: Sendable {
    private let renaming: Renaming

    /// - Parameter graphs: those whose names are to be told apart, also from one another's.
    package init(_ graphs: NavigationGraph...) {
        var ids: [String: Set<String>] = [:]
        for graph in graphs {
            for node in graph.allReferences { ids[node.name, default: []].insert(node.id) }
        }
        var renaming = Renaming()
        for (name, group) in ids where group.count > 1 {
            for (id, label) in Self.labels(of: group.sorted(), named: name) where label != name {
                renaming.nodes[id] = NodeReference(name: label, id: id)
            }
        }
        self.renaming = renaming
    }

    /// A graph in these names.
    package func applied(to graph: NavigationGraph) -> NavigationGraph { renaming.applied(to: graph) }

    /// The same with what rules say.
    package func applied(to analysis: NavigationAnalysis) -> NavigationAnalysis { renaming.applied(to: analysis) }

    /// The names of types by their ids: by their modules where these differ, else by their files.
    private static func labels(of ids: [String], named name: String) -> [(id: String, label: String)] {
        let parts = ids.map { id -> (module: String, file: String) in
            let halves = id.split(separator: "@", maxSplits: 1).map(String.init)
            let module = halves[0].dropLast(name.count).split(separator: ".").joined(separator: ".")
            return (module, halves.count > 1 ? halves[1] : "")
        }
        let modules = shortened(parts.map(\.module))
        let files = parts.map { $0.file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }
        // A module that has one of them says it; of those in one module, the file does.
        let mixed = modules.indices.map { index in
            modules.count { $0 == modules[index] } == 1 ? modules[index] : files[index]
        }
        let words = [mixed, parts.map(\.file)].first { Set($0).count == ids.count } ?? ids
        return zip(ids, words).map { ($0, $1.isEmpty ? name : "\(name) (\($1))") }
    }

    /// Modules without the words that all begin with: `Watch` for `AppWatch` beside `App`.
    private static func shortened(_ modules: [String]) -> [String] {
        let words = modules.map(words)
        guard let first = words.first else { return modules }
        let shared = first.indices.prefix { index in
            words.allSatisfy { $0.indices.contains(index) && $0[index] == first[index] }
        }
        return words.map { $0.dropFirst(shared.count).joined().trimmingSeparators }
    }

    /// The words of a name, each with what separates it from the next: `Field`, `Guide`; `Reader_`, `tvOS`.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var before: Character?
        for character in name {
            let begins = before.map { !$0.isUppercase && character.isUppercase || Self.separators.contains($0) } ?? true
            // `iOS` and `tvOS` are words of their own.
            let isSystem = words.last.map { ["i", "tv", "mac", "watch", "vision"].contains($0) } ?? false
            if begins && !isSystem { words.append("") }
            words[words.count - 1].append(character)
            before = character
        }
        return words
    }

    fileprivate static let separators: Set<Character> = ["_", "-", " ", "."]
}

extension String {
    fileprivate var trimmingSeparators: String {
        String(drop { ReadableNames.separators.contains($0) })
    }
}

extension NavigationGraph {
    /// Every type that it names, as often as it does.
    fileprivate var allReferences: [NodeReference] {
        coordinators.map(\.reference) + coordinators.flatMap(\.destinations).flatMap(\.targets)
            + screens.map(\.reference)
            + transitions.flatMap { [$0.from, $0.to, $0.coordinator].compactMap(\.self) } + exits.map(\.from)
            + entryPoints.map(\.to)
    }
}

extension NodeReference {
    /// The name as the source writes it, without what it is told apart by.
    package var writtenName: String { String(name.prefix { $0 != " " }) }
}
