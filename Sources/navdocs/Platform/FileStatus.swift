/// What stands at a path.
package struct FileStatus: Sendable {
    package enum Kind: Sendable {
        case file, folder, link, pipe
        /// A device, a socket.
        case other
    }

    /// The same for two paths only where they lead to the same thing.
    package struct Identity: Hashable, Sendable {
        package let device: UInt64
        package let node: UInt64
    }

    /// Since 1970.
    package struct Time: Hashable, Comparable, Sendable {
        package let seconds: Int
        package let nanoseconds: Int

        package static func < (left: Self, right: Self) -> Bool {
            (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
        }
    }

    package let kind: Kind
    package let identity: Identity
    /// In bytes.
    package let size: Int
    /// The permission bits.
    package let mode: mode_t
    /// When the contents were written last.
    package let changed: Time
    /// When anything about it changed last, which nobody can set.
    package let touched: Time

    /// - Parameter followingLinks: whether a link stands for what it leads to.
    package init(of path: FilePath, followingLinks: Bool = true) throws(DiskError) {
        var raw = stat()
        let result = path.withCString { followingLinks ? stat($0, &raw) : lstat($0, &raw) }
        guard result == 0 else { throw DiskError(path) }
        self.init(raw)
    }

    package init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            default: .other
            }
        identity = Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), node: UInt64(raw.st_ino))
        size = Int(raw.st_size)
        mode = raw.st_mode & 0o7777
        changed = Time(seconds: raw.written.tv_sec, nanoseconds: raw.written.tv_nsec)
        touched = Time(seconds: raw.touched.tv_sec, nanoseconds: raw.touched.tv_nsec)
    }
}
