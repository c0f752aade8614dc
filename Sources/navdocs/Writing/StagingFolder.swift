import Platform

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A hidden folder beside the place that a site or a single file goes to, in which the new one is made.
///
/// It holds a token, a folder with what is made, and once that is complete a file that says so. It is held for as long as
/// the process lives, so that a run that finds one held by nobody knows it was left behind by a run that was killed. What
/// has its name and no token of ours is somebody else's, and left alone.
struct StagingFolder: ~Copyable {
    private static let finished = "finished"
    private static let made = "made"
    private static let old = "old"

    private let folder: FilePath
    private let lock: FolderLock?

    /// Where the new site or file is made.
    var location: FilePath { folder.appending(Self.made) }

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
        do {
            try WorkshopToken.write(in: folder)
            try Disk.makeFolder(folder.appending(Self.made))
        } catch {
            Self.remove(folder)
            throw error
        }
        _ = consume guardian
        self.folder = folder
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
            if WorkshopToken.isValid(in: leftover) {
                try clear(leftover, of: site)
            } else {
                // A run may be killed before it says whose the folder is. Only an empty one can be removed so.
                WorkshopToken.removeBeginning(in: leftover)
                try? Disk.remove(emptyFolder: leftover)
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
        try Disk.create(folder.appending(Self.finished), contents: [])
        if (try? FileStatus(of: site)) != nil {
            do { try Disk.exchange(location, site) } catch {
                guard [ENOSYS, EINVAL, ENOTSUP].contains(error.code) else { throw error }
                try swapInTwoSteps(site)
            }
        } else {
            try Disk.move(location, to: site)
        }
        // The new site stands; the next run clears what cannot be cleared now.
        try? Self.clear(folder, of: site)
    }

    /// For file systems that cannot exchange. A run killed between the steps leaves both sites in the workshop, and the
    /// next run puts the new one where it goes.
    private func swapInTwoSteps(_ site: FilePath) throws(DiskError) {
        let aside = folder.appending(Self.old)
        try Disk.move(site, to: aside)
        do { try Disk.move(location, to: site) } catch {
            try Disk.move(aside, to: site)
            throw error
        }
    }

    /// Removes it with the site in it, which did not come to be. The old site is never removed so.
    func abandon() {
        guard (try? FileStatus(of: folder.appending(Self.old), followingLinks: false)) == nil else { return }
        Self.remove(folder)
    }

    /// Clears a workshop away. What is finished in it goes where that belongs if nothing is there; of a site that
    /// another has taken the place of, what the user put there meanwhile moves to the new one.
    private static func clear(_ folder: FilePath, of site: FilePath) throws(DiskError) {
        let isFinished = (try? FileStatus(of: folder.appending(finished), followingLinks: false)) != nil
        for name in isFinished ? [made, old] : [] {
            let place = folder.appending(name)
            guard (try? FileStatus(of: place, followingLinks: false))?.kind == .folder else { continue }
            if (try? FileStatus(of: site, followingLinks: false)) == nil {
                try Disk.move(place, to: site)
            } else if let marker = SiteMarker(in: site) {
                // A leftover is no reason to fail when the site stands; the next run tries again.
                guard (try? ForeignFiles(in: place).carry(into: site, beside: marker)) != nil else { return }
            } else {
                return
            }
        }
        remove(folder)
    }

    /// Removes a workshop, the token last: a run that is killed meanwhile leaves what the next one knows.
    private static func remove(_ folder: FilePath) {
        try? Disk.remove(file: folder.appending(finished))
        for name in [made, old] {
            FolderTree.remove(folder.appending(name))
            guard (try? FileStatus(of: folder.appending(name), followingLinks: false)) == nil else { return }
        }
        WorkshopToken.remove(in: folder)
        FolderTree.remove(folder)
    }
}
