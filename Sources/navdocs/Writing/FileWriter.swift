#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes single files where the user asked for them: each whole or not at all.
enum FileWriter {
    /// Writes a file in place of what is there, or into it where it is a device or a pipe. One that has these bytes
    /// already is left as it is.
    /// - Parameters:
    ///   - name: as typed, for messages.
    ///   - current: the folder the user is in.
    static func write(_ bytes: [UInt8], to name: String, from current: FilePath) throws(OutputError) {
        do { try replace(Disk.absolute(FilePath(name), from: current), with: bytes) } catch {
            throw .cannotWrite(name, reason: error.reason)
        }
    }

    private static func replace(_ path: FilePath, with bytes: [UInt8]) throws(DiskError) {
        var path = path
        if let status = try? FileStatus(of: path) {
            guard status.kind == .file else { return try Disk.write(bytes, into: path) }
            if status.size == bytes.count, try Disk.contents(of: path) == bytes { return }
            path = try Disk.resolved(path)
        }
        try Disk.makeFolders(path.parent)
        let part = path.parent.appending(Array(".navdocs-\(getpid())".utf8))
        do {
            try Disk.create(part, contents: bytes)
            try Disk.move(part, to: path)
        } catch {
            try? Disk.remove(file: part)
            throw error
        }
    }
}
