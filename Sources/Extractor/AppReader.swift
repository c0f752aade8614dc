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
    ///   - share: from which share of the text on all of it is read at once, see ``isMost(_:of:from:)``.
    ///   - didRead: called for each file that is parsed.
    package init(
        _ files: [SourceFile], title: String, unread: [NotUnderstood] = [], rules: RuleSettings = .document,
        on workers: some Workers, readingAllFrom share: Double = 0.25,
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
        if Self.isMost(next.keys.map { files[$0] }, of: files, from: share) {
            next = Dictionary(uniqueKeysWithValues: files.indices.map { ($0, .whole) })
        }
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
            guard extents.count < files.count || extents.values.contains(.results) else { break }
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

    /// How many bytes may be read at once without being asked for.
    private static let most = 64 << 20

    /// Whether so much of an app has to do with navigation that most of the rest will be asked for too: to read all of it
    /// costs less then than to link what was read again and again. Above 64 MiB that would take too much memory.
    private static func isMost(_ wanted: [SourceFile], of files: [SourceFile], from share: Double) -> Bool {
        func size(_ files: [SourceFile]) -> Int { files.reduce(0) { $0 + $1.text.utf8.count } }
        let all = size(files)
        return all <= most && Double(size(wanted)) >= share * Double(all) && !wanted.isEmpty
    }
}
