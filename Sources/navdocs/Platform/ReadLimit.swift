/// How many bytes of a file are read at most: what is larger is none of its kind, and what never ends must not fill the memory.
package struct ReadLimit: Hashable, Sendable {
    package let bytes: Int

    /// A file of source, where nothing else is asked for.
    package static let source = ReadLimit(megabytes: 10)
    package static let configuration = ReadLimit(megabytes: 1)
    /// A text of the user's for the site.
    package static let article = ReadLimit(megabytes: 10)
    package static let picture = ReadLimit(megabytes: 50)
    /// A project file, a file of git's own, or the list of what a site is made of.
    package static let project = ReadLimit(megabytes: 64)
    /// A baseline, a record, or the document of another version.
    package static let kept = ReadLimit(megabytes: 500)
    /// Facts, the cache, or a program.
    package static let large = ReadLimit(megabytes: 2048)
    /// What another program writes when it is asked.
    package static let none = ReadLimit(bytes: .max)

    package init(bytes: Int) { self.bytes = bytes }

    package init(megabytes: Int) { bytes = megabytes << 20 }

    /// In words: `10 MB`.
    package var text: String { bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes" }
}
