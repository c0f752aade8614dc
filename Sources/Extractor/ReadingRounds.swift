import Base
import Facts
import Linking
import SwiftSource

/// Files that are read and linked in rounds: each round reads what the one before asked for.
struct ReadingRounds<Pool: Workers> {
    private let files: [AppFile]
    private let surveys: [FileScan]
    /// The readers that have something to read, by their places among all.
    private let readers: [Int]
    private let words: ProjectAnnotations
    private let platform: AppPlatform?
    private let workers: Pool
    private let didRead: @Sendable () -> Void
    private var screening: Screening
    /// What is known of each file: the names of its types at first.
    private var known: [ReadFile]
    /// How much of the files was read, by position.
    private(set) var extents: [Int: ParseDepth] = [:]

    init(
        _ files: [AppFile], _ surveys: [FileScan], _ screening: Screening, words: ProjectAnnotations,
        for platform: AppPlatform?, on workers: Pool,
        didRead: @escaping @Sendable () -> Void
    ) {
        self.files = files
        self.surveys = surveys
        self.screening = screening
        self.words = words
        self.platform = platform
        self.workers = workers
        self.didRead = didRead
        readers = screening.readers.sorted()
        known = zip(files, surveys).map(Self.glimpse)
    }

    private static func glimpse(of file: AppFile, _ survey: FileScan) -> ReadFile {
        let facts = FileFacts(path: file.path, module: file.module, types: survey.outline?.types ?? [])
        return ReadFile(ParsedFile(facts: facts, layout: FileLayout(unparsed: file.path)))
    }

    /// Reads and links, until nothing is asked for that was not read.
    /// - Parameters:
    ///   - first: how much of which files is read whatever the others say, by position.
    ///   - likely: what is likely to be asked for later.
    /// - Returns: with how much of which files is needed for that, by what is known at the end.
    mutating func linked(
        from first: [Int: ParseDepth], and likely: [Int: ParseDepth]
    ) -> (sources: LinkedSources, needed: [Int: ParseDepth]) {
        var next = first.merging(likely, uniquingKeysWith: max)
        let linkers = readers.compactMap { SystemDefinition.all[$0].linker }
        while true {
            read(next)
            let linked = GraphLinker.linked(
                known, traits: SystemDefinition.traits, systems: linkers, words: words, on: workers)
            // Nothing is left to be asked for.
            guard first.count < files.count else { return (linked, first) }
            let asked = screening.files(for: linked.leads())
            next = asked.filter { index, extent in extents[index].map { $0 < extent } ?? true }
            if next.isEmpty { return (linked, asked.merging(first, uniquingKeysWith: max)) }
        }
    }

    /// The files of which more was read than is needed.
    func leftOver(_ needed: [Int: ParseDepth]) -> [Int] {
        extents.keys.filter { index in needed[index] != extents[index] }.sorted()
    }

    /// What is known of each file where only what is needed was read.
    func files(_ needed: [Int: ParseDepth]) -> [ReadFile] {
        known.indices.map { needed[$0] == nil ? Self.glimpse(of: files[$0], surveys[$0]) : known[$0] }
    }

    private mutating func read(_ next: [Int: ParseDepth]) {
        let read = workers.results(of: next.sorted { $0.key < $1.key }) { [self] index, extent in
            defer { if extents[index] == nil { didRead() } }
            let read = files[index].read(extent, surveys[index], by: readers)
            return (index, platform.map(read.compiled(for:)) ?? read)
        }
        for (index, read) in read { known[index] = read }
        extents.merge(next) { $1 }
    }
}
