import Base
import Facts
import Linking
import NavigationModel
import Rules
import SwiftSource

/// Reads the files of an app, and parses no more of them than its graph needs.
package struct AppReader: Sendable {
    /// The navigation of the app, and what the rules find.
    package let analysis: NavigationAnalysis
    /// The systems that each file takes part in, in the order of the files; none where that was not asked.
    package let systems: [Set<NavigationSystem>]
    /// What was read: what a later run over much the same files may begin with.
    package let reading: PreviousRun
    /// The names of all types that the files declare, those without any navigation too, with the names of what is in
    /// them as far as it was read.
    package let members: [String: Set<String>]

    /// The names in what the project says about its own code that are nowhere in the source.
    package let missingNames: Set<String>

    /// How many files were read.
    package var parsed: Int { reading.extents.count }

    /// Reads and links, until the linker asks for nothing that was not read.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - rules: how much the findings of each rule matter.
    ///   - words: what the project says about its own code.
    ///   - platform: the only one that counts; nil for all.
    ///   - expected: what a run over much the same files read. It saves time where it is right, and changes nothing else.
    ///   - tellsSystems: whether it is asked which systems each file takes part in.
    ///   - share: from which share of the text on all of it is read at once, see ``isMost(_:of:from:)``.
    ///   - didRead: called for each file that is read.
    package init(
        _ all: [AppFile], title: String, unread: [NotUnderstood] = [], rules: RuleSettings = .document,
        words: ProjectAnnotations = ProjectAnnotations(), for platform: AppPlatform? = nil,
        expecting expected: PreviousRun = PreviousRun(),
        tellingSystems tellsSystems: Bool = true, on workers: some Workers, readingAllFrom share: Double = 0.25,
        didRead: @escaping @Sendable () -> Void = {}
    ) {
        let (files, surveys, screening) = Self.screened(all, on: workers)
        var first = Dictionary(uniqueKeysWithValues: screening.first().map { ($0, ParseDepth.whole) })
        if Self.isMost(first.keys.map { files[$0] }, of: files, from: share) {
            first = Dictionary(uniqueKeysWithValues: files.indices.map { ($0, .whole) })
        }
        let likely = files.indices.reduce(into: [:]) { likely, index in
            likely[index] = expected.extents[files[index].path]
        }
        var rounds = ReadingRounds(
            files, surveys, screening, words: words, for: platform, on: workers, didRead: didRead)
        var (linked, needed) = rounds.linked(from: first, and: likely)
        if !likely.isEmpty, !rounds.leftOver(needed).allSatisfy({ expected.leftOver.contains(files[$0].path) }) {
            // Something is needed no longer; what it led to cannot be told from what would be read without it.
            rounds = ReadingRounds(
                files, surveys, screening, words: words, for: platform, on: workers, didRead: {})
            (linked, needed) = rounds.linked(from: first, and: [:])
        }
        let read = rounds.files(needed)
        let mentions = SurveyedWords(surveys, files: files, read: needed)
        missingNames = mentions.missing(of: words.names)
        (analysis, members) = workers.both {
            linked.analysis(title: title, unread: unread, rules: rules, mentions: mentions)
        } other: {
            Self.members(of: read.map(\.facts))
        }
        reading = PreviousRun(
            extents: Dictionary(rounds.extents.map { (files[$0].path, $1) }, uniquingKeysWith: max),
            leftOver: Set(rounds.leftOver(needed).map { files[$0].path }))
        let linkedParts = tellsSystems ? linked.takenPartIn() : [:]
        let taken =
            tellsSystems
            ? workers.results(of: read) { $0.takenPartIn.union(linkedParts[$0.facts.path] ?? []) } : []
        systems = Self.systems(taken, of: files, among: all)
        workers.letGo(of: (linked, rounds))
    }

    /// The files that may be read, each with a glance at it: storyboards only where a system of the app asks for them.
    private static func screened(
        _ all: [AppFile], on workers: some Workers
    ) -> (files: [AppFile], surveys: [FileScan], screening: Screening) {
        let surveys = workers.results(of: all) { $0.survey() }
        let screening = Screening(surveys)
        let left = all.indices.filter { screening.readsStoryboards || all[$0].isSwift }
        guard left.count < all.count else { return (all, surveys, screening) }
        let leftSurveys = left.map { surveys[$0] }
        return (left.map { all[$0] }, leftSurveys, Screening(leftSurveys))
    }

    /// The systems of all files, where those of some are known.
    private static func systems(
        _ known: [Set<NavigationSystem>], of files: [AppFile], among all: [AppFile]
    ) -> [Set<NavigationSystem>] {
        guard !known.isEmpty, files.count < all.count else { return known }
        var next = 0
        return all.map { file in
            guard next < files.count, files[next] === file else { return [] }
            defer { next += 1 }
            return known[next]
        }
    }

    private static func members(of files: [FileFacts]) -> [String: Set<String>] {
        var members: [String: Set<String>] = [:]
        for file in files.indices {
            for type in files[file].types.indices {
                func add(_ names: inout Set<String>) {
                    for function in files[file].types[type].functions { names.insert(function.name) }
                    for property in files[file].types[type].properties { names.insert(property.name) }
                    for item in files[file].types[type].cases { names.insert(item.name) }
                }
                add(&members[files[file].types[type].name, default: []])
            }
        }
        return members
    }

    /// How many bytes may be read at once without being asked for.
    private static let most = 64 << 20

    /// Whether so much of an app has to do with navigation that most of the rest will be asked for too: to read all of it
    /// costs less then than to link what was read again and again. Above 64 MiB that would take too much memory.
    private static func isMost(_ wanted: [AppFile], of files: [AppFile], from share: Double) -> Bool {
        // What a storyboard says of looks is no code.
        func size(_ files: [AppFile]) -> Int { files.reduce(0) { $0 + ($1.isSwift ? $1.size : 0) } }
        let all = size(files)
        return all <= most && Double(size(wanted)) >= share * Double(all) && !wanted.isEmpty
    }
}

/// How much of which files a run read, by path.
package struct PreviousRun: Hashable, Sendable {
    /// How much of each file.
    package var extents: [String: ParseDepth]
    /// What was read of them because something was not known yet that made it needless.
    package var leftOver: Set<String>

    /// A run that read some files; without any, none that was before.
    package init(extents: [String: ParseDepth] = [:], leftOver: Set<String> = []) {
        self.extents = extents
        self.leftOver = leftOver
    }
}
