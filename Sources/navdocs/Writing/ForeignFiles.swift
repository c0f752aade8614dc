import Platform

/// What stands in a site's folder and was not made by navdocs: the user's own.
struct ForeignFiles {
    private let folder: Folder
    private let entries: [FolderTree.Entry]

    init(in folder: Folder) throws(DiskError) {
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
    func carry(into target: Folder, beside marker: SiteMarker) throws(DiskError) -> [(old: String, new: String)] {
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
        _ entry: FolderTree.Entry, into target: Folder, beside marker: SiteMarker
    ) throws(DiskError) -> FilePath? {
        let old = try folder.home(of: entry.path)
        var place = entry.path
        while true {
            if !marker.conflicts(with: place) {
                let there = try? target.home(of: place)
                if let there, try Self.isSame(old, there) { break }
                if there?.folder.has(there?.name ?? []) != true {
                    try Self.duplicate(old, as: try folders(above: place, of: entry.path, in: target))
                    break
                }
            }
            place = marker.makingWay(for: place)
        }
        return place == entry.path ? nil : place
    }

    private typealias Place = (folder: Folder, name: Folder.Name)

    /// Makes the folders that a path needs like those that it stands in.
    private func folders(
        above place: FilePath, of path: FilePath, in target: Folder
    ) throws(DiskError) -> Place {
        var new = target
        var old = folder
        for (newName, oldName) in zip(place.components.dropLast(), path.components.dropLast()) {
            old = try old.folder(oldName)
            let isNew = !new.has(newName)
            if isNew { try new.makeFolder(newName) }
            new = try new.folder(newName)
            if isNew { try new.setMode(old.status.mode | 0o700) }
        }
        return (new, place.components.last ?? [])
    }

    private static func duplicate(_ old: Place, as new: Place) throws(DiskError) {
        let status = try old.folder.status(of: old.name)
        guard status.kind != .folder else { return try new.folder.makeFolder(new.name) }
        do { try old.folder.link(old.name, to: new.folder, as: new.name) } catch {
            // Not every file system has hard links.
            guard status.kind == .file else { throw error }
            let contents = try old.folder.contents(of: old.name, atMost: .none)
            try new.folder.create(new.name, contents: contents, mode: status.mode)
        }
    }

    /// Whether the two are the same file, or files with the same bytes, or folders.
    private static func isSame(_ old: Place, _ new: Place) throws(DiskError) -> Bool {
        guard let other = try? new.folder.status(of: new.name) else { return false }
        let one = try old.folder.status(of: old.name)
        if one.identity == other.identity || (one.kind == .folder && other.kind == .folder) { return true }
        guard one.kind == .file, other.kind == .file, one.size == other.size else { return false }
        let limit = ReadLimit(bytes: one.size)
        return try old.folder.contents(of: old.name, atMost: limit)
            == new.folder.contents(of: new.name, atMost: limit)
    }
}
