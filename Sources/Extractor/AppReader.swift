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
    /// How much of which files was read, by path: what a later run of much the same files may begin with.
    package let extents: [String: Extent]
    /// The names of all types that the files declare, those without any navigation too, with the names of what is in
    /// them as far as it was read.
    package let members: [String: Set<String>]

    /// How many files were read.
    package var parsed: Int { extents.count }

    /// Reads and links, until the linker asks for nothing that was not read.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - rules: how much the findings of each rule matter.
    ///   - expected: how much of which files is likely to be needed, by path. It saves time where it is right, and changes
    ///     nothing else.
    ///   - didRead: called for each file that is read.
    package init(
        _ files: [any AppFile], title: String, unread: [NotUnderstood] = [], rules: RuleSettings = .document,
        expecting expected: [String: Extent] = [:],
        on workers: some Workers,
        didRead: @escaping @Sendable () -> Void = {}
    ) {
        let surveys = workers.results(of: files) { $0.survey() }
        let screening = Screening(surveys)
        let first = Dictionary(uniqueKeysWithValues: screening.first().map { ($0, Extent.whole) })
        let likely = files.indices.reduce(into: [:]) { likely, index in likely[index] = expected[files[index].path] }
        var rounds = ReadingRounds(files, surveys, screening, on: workers, didRead: didRead)
        var (linked, asked) = rounds.linked(from: first.merging(likely, uniquingKeysWith: max))
        if !likely.isEmpty, rounds.extents != asked.merging(first, uniquingKeysWith: max) {
            // Something is needed no longer; what it led to cannot be told from what would be read without it.
            rounds = ReadingRounds(files, surveys, screening, on: workers, didRead: {})
            linked = rounds.linked(from: first).sources
        }
        graph = linked.graph(
            title: title, unread: unread, rules: rules,
            mentions: SurveyedWords(surveys, files: files, read: rounds.extents))
        systems = rounds.facts.map(\.systems)
        extents = Dictionary(rounds.extents.map { (files[$0].path, $1) }, uniquingKeysWith: max)
        members = rounds.facts.flatMap(\.types).reduce(into: [:]) { members, type in
            let names = type.functions.map(\.name) + type.properties.map(\.name) + type.cases.map(\.name)
            members[type.name, default: []].formUnion(names)
        }
    }
}
