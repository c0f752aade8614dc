import Platform

/// Notices changes by looking at every watched place again and again, and at once at those that the system tells of.
///
/// Looking works alike on every system and on folders that other machines share, where systems tell of no change; it needs no
/// handle for each file, of which systems have few. It costs a twentieth of one core at most: what takes longer to look at is
/// looked at less often.
struct Watch {
    /// How long a look at everything may at least be away from the next.
    private static let leastPause: Duration = .milliseconds(100)
    private static let share = 20

    private(set) var places: WatchedPlaces
    let notices: FolderNotices
    /// The places, the files first.
    private let paths: [FilePath]
    /// The positions of what stands in each folder, and of the folder itself.
    private let positions: [FilePath: [Int]]
    /// How the places stood when they were looked at last; nil for what was not there.
    private var seen: [FileStamp?] = []
    private var cost: Duration = .zero
    private var looked = ContinuousClock.now

    init(_ places: WatchedPlaces) {
        self.places = places
        paths = places.files + places.folders
        var positions: [FilePath: [Int]] = [:]
        for (position, path) in paths.enumerated() { positions[path.parent, default: []].append(position) }
        for (position, path) in zip(places.files.count..., places.folders) {
            positions[path, default: []].append(position)
        }
        self.positions = positions
        notices = FolderNotices(of: positions.keys)
        look()
    }

    /// How long to wait before the next look, unless there is news before.
    var pause: Duration { max(Self.leastPause, cost * Self.share) - (ContinuousClock.now - looked) }

    /// The places and how they stand, to be compared with another time.
    var contents: Contents { Contents(files: places.files, stamps: seen) }

    struct Contents {
        fileprivate let files: [FilePath]
        fileprivate let stamps: [FileStamp?]

        /// Whether the same files are there, each as it was; folders may differ.
        func areFiles(of other: Contents) -> Bool {
            files == other.files && stamps.prefix(files.count) == other.stamps.prefix(files.count)
        }
    }

    /// Whether anything is not as it was at the last look: in the folders that there is news of, and anywhere when it is time
    /// to look at everything.
    mutating func hasChanged() -> Bool {
        let before = seen
        let told = notices.news()
        if pause <= .zero {
            look()
        } else {
            for position in told.flatMap({ positions[$0] ?? [] }) { seen[position] = FileStamp(of: paths[position]) }
        }
        return seen != before
    }

    /// Watches other places.
    mutating func watch(_ places: WatchedPlaces) {
        if places.files == self.places.files, places.folders == self.places.folders {
            self.places = places
        } else {
            self = Watch(places)
        }
    }

    /// Whether nothing but the contents of sources differs from another time, so that no place came or went.
    func hasSamePlaces(as before: Contents) -> Bool {
        guard let sources = places.found, sources.facts == nil else { return false }
        return paths.indices.allSatisfy { position in
            let (now, then) = (seen[position], before.stamps[position])
            return now == then
                || now != nil && then != nil && sources.files.contains { $0.location == paths[position] }
        }
    }

    private mutating func look() {
        let clock = ContinuousClock.now
        seen = paths.map { FileStamp(of: $0) }
        looked = .now
        cost = looked - clock
    }
}
