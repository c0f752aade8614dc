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

    /// Reads and links, until the linker asks for nothing that was not read.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - share: when more than this of the files that are left is asked for, all are read: asking time and again
    ///     would take longer.
    ///   - didRead: called for each file that is parsed.
    package init(
        _ files: [SourceFile], title: String, unread: [NotUnderstood] = [], share: Double = 0.5,
        on workers: some Workers, didRead: @escaping @Sendable () -> Void = {}
    ) {
        let surveys = workers.results(of: files) { Survey(of: $0) }
        let screening = Screening(surveys)
        var facts = zip(files, surveys).map { file, survey in
            FileFacts(path: file.path, module: file.module, types: survey.outline?.types ?? [])
        }
        var rest = Set(files.indices)
        var next = screening.first()
        var linked: LinkedSources
        repeat {
            let read = workers.results(of: next.sorted()) { index in
                defer { didRead() }
                return (index, SourceReader.facts(of: files[index]))
            }
            for (index, read) in read { facts[index] = read }
            rest.subtract(next)
            linked = GraphLinker.linked(facts)
            next = rest.isEmpty ? [] : screening.files(for: linked.leads()).intersection(rest)
            if Double(next.count) > share * Double(rest.count) { next = rest }
        } while !next.isEmpty
        graph = linked.graph(title: title, unread: unread)
        systems = facts.map(\.systems)
        parsed = files.count - rest.count
    }
}
