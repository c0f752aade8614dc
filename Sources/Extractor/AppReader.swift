import NavigationModel

/// Something that does the same work on many values, possibly at once.
package protocol Workers: Sendable {
    /// The results in the order of the items.
    func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output]
}

/// Reads the files of an app into a graph, and parses no more of them than the graph needs.
package struct AppReader: Sendable {
    package let graph: NavigationGraph
    /// The systems that each file takes part in, in the order of the files.
    package let systems: [Set<NavigationSystem>]
    /// How many files were parsed.
    package let parsed: Int
    /// The names of all types that the files declare, those without any navigation too, with the names of what is in
    /// them as far as it was read.
    package let members: [String: Set<String>]

    /// Reads and links, until the linker asks for nothing that was not read.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - rules: how much the findings of each rule matter.
    ///   - didRead: called for each file that is parsed.
    package init(
        _ files: [SourceFile], title: String, unread: [NotUnderstood] = [], rules: RuleSettings = .document,
        on workers: some Workers,
        didRead: @escaping @Sendable () -> Void = {}
    ) {
        let surveys = workers.results(of: files) { Survey(of: $0) }
        var screening = Screening(surveys)
        var facts = zip(files, surveys).map { file, survey in
            FileFacts(path: file.path, module: file.module, types: survey.outline?.types ?? [])
        }
        let readers = screening.readers.sorted().map { SourceReader.readers[$0] }
        var extents: [Int: Extent] = [:]
        var next = Dictionary(uniqueKeysWithValues: screening.first().map { ($0, Extent.whole) })
        var linked: LinkedSources
        repeat {
            let read = workers.results(of: next.sorted { $0.key < $1.key }) { [extents] index, extent in
                defer { if extents[index] == nil { didRead() } }
                let text = extent.text(of: files[index].text, surveys[index].outline)
                let file = SourceFile(path: files[index].path, module: files[index].module, text: text)
                return (index, SourceReader.facts(of: file, by: readers))
            }
            for (index, read) in read { facts[index] = read }
            extents.merge(next) { $1 }
            linked = GraphLinker.linked(facts)
            next = screening.files(for: linked.leads()).filter { index, extent in
                extents[index].map { $0 < extent } ?? true
            }
        } while !next.isEmpty
        graph = linked.graph(
            title: title, unread: unread, rules: rules,
            mentions: SurveyedWords(surveys, files: files, read: extents))
        systems = facts.map(\.systems)
        parsed = extents.count
        members = facts.flatMap(\.types).reduce(into: [:]) { members, type in
            let names = type.functions.map(\.name) + type.properties.map(\.name) + type.cases.map(\.name)
            members[type.name, default: []].formUnion(names)
        }
    }
}
