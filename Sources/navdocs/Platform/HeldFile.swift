/// A file that one process at a time writes. The hold ends with the process, however it ends.
package struct HeldFile: ~Copyable {
    private let file: Int32
    private let path: FilePath

    /// Makes the file, or takes one that was left behind; nil where another process holds it.
    package init?(_ path: FilePath) throws(DiskError) {
        self.path = path
        file = path.withCString { open($0, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666) }
        guard file >= 0 else { throw DiskError(path) }
        var result: Int32
        // A file system without locks is one that two runs seldom share.
        repeat { result = flock(file, LOCK_EX | LOCK_NB) } while result != 0 && errno == EINTR
        let isTaken = result != 0 && errno == EWOULDBLOCK
        // Whoever held it may have put it where it goes meanwhile.
        var raw = stat()
        let isHere =
            fstat(file, &raw) == 0
            && (try? FileStatus(of: path, followingLinks: false))?.identity == FileStatus(raw).identity
        guard !isTaken, isHere else {
            close(file)
            return nil
        }
    }

    /// Replaces what is in it.
    package func write(_ parts: [ArraySlice<UInt8>]) throws(DiskError) {
        guard ftruncate(file, 0) == 0 else { throw DiskError(path) }
        for part in parts { try Disk.write(Array(part), toDescriptor: file, path: path) }
    }

    deinit { close(file) }
}
