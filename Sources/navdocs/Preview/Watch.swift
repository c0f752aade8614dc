/// Notices changes by looking at every watched place again and again.
///
/// That works alike on every system and on folders that other machines share, where systems tell of no change; it needs no
/// handle for each folder, of which systems have few. It costs a twentieth of one core at most: what takes longer to look at is
/// looked at less often.
struct Watch {
    /// How long a look may at least be away from the next.
    private static let leastPause: Duration = .milliseconds(100)
    private static let share = 20

    let places: WatchedPlaces
    /// How the files stood when they were looked at last, and then the folders; nil for what was not there.
    private var seen: [FileStamp?]
    private var cost: Duration = .zero

    init(_ places: WatchedPlaces) {
        self.places = places
        seen = []
        seen = look()
    }

    /// How long to wait before the next look.
    var pause: Duration { max(Self.leastPause, cost * Self.share) }

    /// The files and how they stand, to be compared with another time.
    var contents: Contents { Contents(files: places.files, stamps: Array(seen.prefix(places.files.count))) }

    struct Contents: Equatable {
        fileprivate let files: [FilePath]
        fileprivate let stamps: [FileStamp?]
    }

    /// Whether anything is not as it was at the last look.
    mutating func hasChanged() -> Bool {
        let now = look()
        defer { seen = now }
        return now != seen
    }

    private mutating func look() -> [FileStamp?] {
        let clock = ContinuousClock.now
        defer { cost = ContinuousClock.now - clock }
        return (places.files + places.folders).map { FileStamp(of: $0) }
    }
}
