import Platform

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
    ///   - isNamed: whether the user named the file itself; else a link there is replaced, and not what it leads to.
    static func write(
        _ bytes: [UInt8], to name: String, from current: FilePath, isNamed: Bool = true
    ) throws(OutputError) {
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            let isLink = (try? FileStatus(of: path, followingLinks: false))?.kind == .link
            try replace(path, with: bytes, isNew: isLink && !isNamed)
        } catch {
            throw .cannotWrite(name, reason: error.reason)
        }
    }

    private static func replace(_ path: FilePath, with bytes: [UInt8], isNew: Bool) throws(DiskError) {
        var path = path
        var mode: mode_t?
        if !isNew, let status = try? FileStatus(of: path) {
            guard status.kind == .file else { return try Disk.write(bytes, into: path) }
            path = try Disk.resolved(path)
            // A folder that cannot be listed can be written to all the same.
            try? StagingFolder.clearLeftovers(beside: path.components.last ?? [], in: Folder(path.parent))
            let limit = ReadLimit(bytes: bytes.count)
            if status.size == bytes.count, try Disk.contents(of: path, atMost: limit) == bytes { return }
            mode = status.mode
        }
        try Disk.makeFolders(path.parent)
        let parent = try Folder(path.parent)
        let name = path.components.last ?? []
        let workshop = try StagingFolder(beside: name, in: parent)
        defer { workshop.abandon() }
        let part = [UInt8]("part")
        try workshop.location.create(part, contents: bytes, mode: mode)
        try workshop.location.move(part, to: parent, as: name)
    }
}
