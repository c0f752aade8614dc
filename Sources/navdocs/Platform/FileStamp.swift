/// What tells the contents of a file or folder from those of another time, without reading them.
package struct FileStamp: Hashable, Sendable {
    private let identity: FileStatus.Identity
    private let size: Int
    private let changed: FileStatus.Time
    private let touched: FileStatus.Time

    /// Nil where nothing is there.
    package init?(of path: FilePath) {
        guard let status = try? FileStatus(of: path) else { return nil }
        identity = status.identity
        size = status.size
        changed = status.changed
        touched = status.touched
    }
}
