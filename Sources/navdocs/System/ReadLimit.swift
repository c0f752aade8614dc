/// How many bytes of a file are read at most: what is larger is none of its kind, and what never ends must not fill the memory.
struct ReadLimit: Hashable, Sendable {
    let bytes: Int

    /// A file of source, where nothing else is asked for.
    static let source = ReadLimit(megabytes: 10)
    static let configuration = ReadLimit(megabytes: 1)
    /// A text of the user's for the site.
    static let article = ReadLimit(megabytes: 10)
    static let picture = ReadLimit(megabytes: 50)
    /// A project file, a file of git's own, or the list of what a site is made of.
    static let project = ReadLimit(megabytes: 64)
    /// A baseline, a record, or the document of another version.
    static let kept = ReadLimit(megabytes: 500)
    /// Facts, the cache, or a program.
    static let large = ReadLimit(megabytes: 2048)
    /// What another program writes when it is asked.
    static let none = ReadLimit(bytes: .max)

    init(bytes: Int) { self.bytes = bytes }

    init(megabytes: Int) { bytes = megabytes << 20 }

    /// In words: `10 MB`.
    var text: String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes" }
}

extension ReadLimit {
    private static let most = 1000

    static let option = Option(
        "max-file-size", value: .text("MB"),
        setting: .never(because: "it guards against what the sources hold"), standard: "\(source.bytes >> 20)",
        summary: "How large a file of source may be, in megabytes. A larger one is not read, and told.")

    /// The limit for source that was asked for.
    /// - Parameter text: as typed; nil where nothing was.
    static func source(_ text: String?) throws(UsageError) -> ReadLimit {
        guard let text else { return .source }
        guard let number = Int(text), (1...most).contains(number) else {
            throw .conflict(
                "'\(text)' is no size of a file", advice: "--max-file-size takes a number of megabytes, up to \(most)")
        }
        return ReadLimit(megabytes: number)
    }
}
