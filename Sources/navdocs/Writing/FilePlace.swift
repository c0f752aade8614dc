import Platform

/// Where a single file goes, as it is when a run begins. What is put there meanwhile, and what a link there leads to, stays as
/// it is.
struct FilePlace {
    /// As the user named it, for messages.
    let name: String
    /// Absolute; where a file is there, with links resolved.
    private let path: FilePath
    /// The folder that it stands in, or the nearest that is there. What is done later is done in this one.
    private let base: Folder
    /// The folders between, which are not there.
    private let missing: FilePath
    /// What stands there; a link for itself, unless it leads to a file.
    private let before: FileStatus?
    /// What is written into, as it is no file: a device or a pipe.
    private let stream: FileStatus?

    private var file: Folder.Name { path.components.last ?? [] }

    /// Looks at the place.
    /// - Parameters:
    ///   - name: as typed.
    ///   - current: the folder the user is in.
    ///   - isNamed: whether the user named the file itself; else a link there is replaced, and not what it leads to.
    init(_ name: String, from current: FilePath, isNamed: Bool = true) throws(OutputError) {
        self.name = name
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            let link = try? FileStatus(of: path, followingLinks: false)
            let status = isNamed || link?.kind != .link ? try? FileStatus(of: path) : nil
            self.path = status?.kind == .file ? try Disk.resolved(path) : path
            stream = status.flatMap { $0.kind == .file ? nil : $0 }
            (base, missing) = try Self.nearest(to: self.path.parent)
            before = status?.kind == .file ? try? base.status(of: self.path.components.last ?? []) : link
        } catch { throw .cannotWrite(name, reason: error.reason) }
    }

    /// The nearest folder that is there, and the path from it.
    private static func nearest(to folder: FilePath) throws(DiskError) -> (Folder, FilePath) {
        var there = folder
        var missing: [Folder.Name] = []
        while true {
            do {
                return (try Folder(there), FilePath(bytes: Array(missing.joined(separator: [UInt8(ascii: "/")]))))
            } catch {
                guard error.isMissing, let last = there.components.last else { throw error }
                missing.insert(last, at: 0)
                there = there.parent
            }
        }
    }

    /// What tells the file that is there from any other; nil where none is.
    var identity: FileStatus.Identity? { before?.kind == .file ? before?.identity : nil }

    /// The bytes of the file, unless something else was put there.
    func contents(atMost limit: ReadLimit) throws(DiskError) -> [UInt8] {
        guard (try? base.status(of: file))?.identity == identity else { throw DiskError(replaced: path) }
        return try base.contents(of: file, atMost: limit)
    }

    /// Writes the file in place of what is there, or into that where it is a device or a pipe: whole or not at all. One that
    /// has these bytes already is left as it is.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        do {
            if let stream {
                try Disk.write(bytes, into: path, knownAs: stream.identity)
            } else {
                try replace(with: bytes)
            }
        } catch {
            throw error.isReplaced ? .replaced(name) : .cannotWrite(name, reason: error.reason)
        }
    }

    private func replace(with bytes: [UInt8]) throws(DiskError) {
        let parent = try base.makeFolders(at: missing)
        let now = try? parent.status(of: file)
        if now?.kind == .link, before?.kind != .link || now?.identity != before?.identity {
            throw DiskError(replaced: path)
        }
        // A folder that cannot be listed can be written to all the same.
        try? StagingFolder.clearLeftovers(beside: file, in: parent)
        if let now, now.kind == .file, now.size == bytes.count,
            try parent.contents(of: file, atMost: ReadLimit(bytes: bytes.count)) == bytes
        {
            return
        }
        let workshop = try StagingFolder(beside: file, in: parent)
        defer { workshop.abandon() }
        let part = [UInt8]("part")
        try workshop.location.create(part, contents: bytes, mode: now?.kind == .file ? now?.mode : nil)
        try workshop.location.move(part, to: parent, as: file)
    }
}
