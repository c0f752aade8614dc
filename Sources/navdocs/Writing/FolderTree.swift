import Platform

/// Everything in a folder, as it stands on the disk.
struct FolderTree {
    struct Entry {
        /// Relative to the folder.
        let path: FilePath
        let kind: FileStatus.Kind
        /// Whether it is a folder with nothing in it.
        let isEmptyFolder: Bool
    }

    /// Each folder before what is in it, links not followed.
    let entries: [Entry]

    init(of folder: Folder) throws(DiskError) {
        var entries: [Entry] = []
        var waiting = try Self.list(folder, below: nil)
        while let next = waiting.popLast() {
            let inside = next.kind == .folder ? try Self.list(folder.folder(at: next.path), below: next.path) : []
            entries.append(
                Entry(path: next.path, kind: next.kind, isEmptyFolder: next.kind == .folder && inside.isEmpty))
            waiting += inside
        }
        self.entries = entries
    }

    private static func list(
        _ folder: Folder, below path: FilePath?
    ) throws(DiskError) -> [(path: FilePath, kind: FileStatus.Kind)] {
        try folder.entries().reversed().map { entry in
            (path?.appending(entry.name) ?? FilePath(bytes: entry.name), entry.kind)
        }
    }

    /// What navdocs did not make, folders only where nothing is in them.
    /// - Parameter marker: the folder's own; nil where it has none.
    func foreign(to marker: SiteMarker?) -> [Entry] {
        entries.filter { entry in
            guard entry.kind != .folder else { return entry.isEmptyFolder }
            return marker?.files.contains(entry.path.text) != true
        }
    }

    /// Removes a folder with all that is in it, as far as that can be removed. What is no folder stays.
    static func remove(_ name: Folder.Name, in parent: Folder) {
        guard let folder = try? parent.folder(name), let tree = try? FolderTree(of: folder) else { return }
        for entry in tree.entries.reversed() {
            guard let (home, name) = try? folder.home(of: entry.path) else { continue }
            if entry.kind == .folder { try? home.remove(emptyFolder: name) } else { try? home.remove(file: name) }
        }
        try? parent.remove(emptyFolder: name)
    }
}
