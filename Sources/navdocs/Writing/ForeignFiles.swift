import Platform

/// What stands in a site's folder and was not made by navdocs: the user's own.
struct ForeignFiles {
    private let folder: FilePath
    private let entries: [FolderTree.Entry]

    init(in folder: FilePath) throws(DiskError) {
        self.folder = folder
        entries = try FolderTree(of: folder).foreign(to: SiteMarker(in: folder))
    }

    /// Gives each of them a second name in another folder, so that it outlives the first.
    ///
    /// One that stands where the site has a file goes by its name with `.bak` added, as often as needed.
    /// - Parameters:
    ///   - target: the folder of a site.
    ///   - marker: what that site's files are.
    /// - Returns: old and new paths of those that go by another name.
    func carry(into target: FilePath, beside marker: SiteMarker) throws(DiskError) -> [(old: String, new: String)] {
        var renamed: [(old: String, new: String)] = []
        // Those that can keep their names come first, so that no other takes them.
        let conflicting = entries.filter { marker.conflicts(with: $0.path) }
        for entry in entries where !marker.conflicts(with: entry.path) {
            _ = try carry(entry, into: target, beside: marker)
        }
        for entry in conflicting {
            guard let new = try carry(entry, into: target, beside: marker) else { continue }
            renamed.append((entry.path.text, new.text))
        }
        return renamed
    }

    /// - Returns: the new path where it differs.
    private func carry(
        _ entry: FolderTree.Entry, into target: FilePath, beside marker: SiteMarker
    ) throws(DiskError) -> FilePath? {
        let old = folder.appending(entry.path.bytes)
        var place = entry.path
        while true {
            let new = target.appending(place.bytes)
            if !marker.conflicts(with: place) {
                if try Self.isSame(old, new) { break }
                if (try? FileStatus(of: new, followingLinks: false)) == nil {
                    try copyFolders(above: place, of: entry.path, into: target)
                    try Self.duplicate(old, as: new)
                    break
                }
            }
            place = marker.makingWay(for: place)
        }
        return place == entry.path ? nil : place
    }

    private func copyFolders(above place: FilePath, of path: FilePath, into target: FilePath) throws(DiskError) {
        var new = target
        var old = folder
        for (newName, oldName) in zip(place.components.dropLast(), path.components.dropLast()) {
            new = new.appending(newName)
            old = old.appending(oldName)
            guard (try? FileStatus(of: new)) == nil else { continue }
            try Disk.makeFolder(new)
            try Disk.setMode(try FileStatus(of: old).mode | 0o700, of: new)
        }
    }

    private static func duplicate(_ old: FilePath, as new: FilePath) throws(DiskError) {
        let status = try FileStatus(of: old, followingLinks: false)
        guard status.kind != .folder else { return try Disk.makeFolder(new) }
        do { try Disk.link(old, as: new) } catch {
            // Not every file system has hard links.
            guard status.kind == .file else { throw error }
            try Disk.create(new, contents: try Disk.contents(of: old, atMost: .none))
            try Disk.setMode(status.mode, of: new)
        }
    }

    /// Whether the two are the same file, or files with the same bytes, or folders.
    private static func isSame(_ old: FilePath, _ new: FilePath) throws(DiskError) -> Bool {
        guard let other = try? FileStatus(of: new, followingLinks: false) else { return false }
        let one = try FileStatus(of: old, followingLinks: false)
        if one.identity == other.identity || (one.kind == .folder && other.kind == .folder) { return true }
        guard one.kind == .file, other.kind == .file, one.size == other.size else { return false }
        let limit = ReadLimit(bytes: one.size)
        return try Disk.contents(of: old, atMost: limit) == Disk.contents(of: new, atMost: limit)
    }
}
