/// The files of an app, found but not read.
struct FoundSources: Sendable {
    /// A file to read.
    struct File: Sendable {
        /// Where it is read from; nil for standard input.
        let location: FilePath?
        /// Relative to the root, with `/` between components.
        let path: FilePath
    }

    /// Something that looks like source and cannot be reached.
    struct Unreachable: Sendable {
        /// Relative to the root.
        let path: FilePath
        let reason: String
    }

    /// The folder all paths are relative to, absolute.
    var root: FilePath
    /// The folders and files that were named, absolute; none for standard input.
    var inputs: [FilePath] = []
    /// Sorted by path.
    var files: [File] = []
    /// Sorted by path.
    var unreachable: [Unreachable] = []
    /// The paths as typed that hold no Swift though others do, sorted.
    var withoutSwift: [String] = []
}
