#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A hidden folder beside the place that a site or a single file goes to, where the new one is made.
///
/// It is held for as long as the process lives, so that a run that finds one held by nobody knows it was left behind
/// by a run that was killed. While the site in it is not complete it holds a file that says so.
struct Workshop: ~Copyable {
    private static let unfinished = ".navdocs-unfinished"

    let location: FilePath
    private let lock: FolderLock?

    /// Makes the folder.
    /// - Parameter site: where the site goes.
    init(beside site: FilePath) throws(DiskError) {
        // Nobody clears while a folder is made and not yet held.
        let guardian = FolderLock(waitingFor: site.parent)
        var name = Self.prefix(for: site) + Array("\(getpid())".utf8)
        while (try? FileStatus(of: site.parent.appending(name), followingLinks: false)) != nil {
            name += Array("x".utf8)
        }
        let folder = site.parent.appending(name)
        try Disk.makeFolder(folder)
        let lock = FolderLock(ifFree: folder)
        do { try Disk.create(folder.appending(Self.unfinished), contents: []) } catch {
            Self.remove(folder)
            throw error
        }
        _ = consume guardian
        location = folder
        self.lock = lock
    }

    /// Clears away what killed runs left; a finished site whose place is empty goes there.
    /// - Parameter site: where the site goes.
    static func clearLeftovers(beside site: FilePath) throws(DiskError) {
        let guardian = FolderLock(waitingFor: site.parent)
        let prefix = prefix(for: site)
        for entry in try Disk.entries(in: site.parent) where entry.kind == .folder && entry.name.starts(with: prefix) {
            let leftover = site.parent.appending(entry.name)
            guard let lock = FolderLock(ifFree: leftover) else { continue }
            let names = (try? Disk.names(in: leftover)) ?? []
            if names.isEmpty || names.contains(Array(unfinished.utf8)) {
                remove(leftover)
            } else if (try? FileStatus(of: site, followingLinks: false)) == nil {
                try Disk.move(leftover, to: site)
            } else {
                clear(leftover, keepingForeignFilesIn: site)
            }
            _ = consume lock
        }
        _ = consume guardian
    }

    private static func prefix(for site: FilePath) -> [UInt8] {
        Array(".".utf8) + (site.components.last ?? []).prefix(200) + Array(".navdocs-".utf8)
    }

    /// Puts the finished site where it goes, and clears away what was there.
    func takeThePlace(of site: FilePath) throws(DiskError) {
        if let status = try? FileStatus(of: site) { try Disk.setMode(status.mode, of: location) }
        try Disk.remove(file: location.appending(Self.unfinished))
        guard (try? FileStatus(of: site)) != nil else { return try Disk.move(location, to: site) }
        do { try Disk.exchange(location, site) } catch {
            guard [ENOSYS, EINVAL, ENOTSUP].contains(error.code) else { throw error }
            try swapInTwoSteps(site)
        }
        Self.clear(location, keepingForeignFilesIn: site)
    }

    /// For file systems that cannot exchange. A run killed between the steps leaves the old site beside its place,
    /// and the next run puts it back.
    private func swapInTwoSteps(_ site: FilePath) throws(DiskError) {
        let aside = FilePath(bytes: location.bytes + Array("-old".utf8))
        try Disk.move(site, to: aside)
        do { try Disk.move(location, to: site) } catch {
            try Disk.move(aside, to: site)
            throw error
        }
        try Disk.move(aside, to: location)
    }

    /// Removes it with the site in it, which did not come to be.
    func abandon() { Self.remove(location) }

    /// Removes a site that another has taken the place of. What the user put there meanwhile moves to the new one.
    private static func clear(_ old: FilePath, keepingForeignFilesIn site: FilePath) {
        guard let marker = SiteMarker(in: site) else { return }
        // A leftover is no reason to fail when the site stands; the next run tries again.
        guard (try? ForeignFiles(in: old).carry(into: site, beside: marker)) != nil else { return }
        remove(old)
    }

    private static func remove(_ folder: FilePath) {
        guard let tree = try? FolderTree(of: folder) else { return }
        for entry in tree.entries.reversed() {
            let path = folder.appending(entry.path.bytes)
            if entry.kind == .folder { try? Disk.remove(emptyFolder: path) } else { try? Disk.remove(file: path) }
        }
        try? Disk.remove(emptyFolder: folder)
    }
}
