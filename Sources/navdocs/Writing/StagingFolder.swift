import Platform

/// A hidden folder beside the place that a site or a single file goes to, in which the new one is made.
///
/// It holds a token, a folder with what is made, and once that is complete a file that says so. It is held for as long as
/// the process lives, so that a run that finds one held by nobody knows it was left behind by a run that was killed. What
/// has its name and no token of ours is somebody else's, and left alone.
struct StagingFolder: ~Copyable {
    private static let finished = [UInt8]("finished")
    private static let made = [UInt8]("made")
    private static let old = [UInt8]("old")

    private let parent: Folder
    private let name: Folder.Name
    private let folder: Folder
    private let lock: FolderLock?
    /// Where the new site or file is made.
    let location: Folder

    /// Makes the folder.
    /// - Parameter site: the name of where the site goes.
    init(beside site: Folder.Name, in parent: Folder) throws(DiskError) {
        // Nobody clears while a folder is made and not yet held.
        let guardian = FolderLock(waitingFor: parent)
        var name = Self.prefix(for: site) + Array("\(getpid())".utf8)
        while parent.has(name) { name += [UInt8]("x") }
        try parent.makeFolder(name)
        let folder = try parent.folder(name)
        let lock = FolderLock(ifFree: folder)
        do throws(DiskError) {
            try WorkshopToken.write(in: folder)
            try folder.makeFolder(Self.made)
            location = try folder.folder(Self.made)
        } catch {
            Self.remove(folder, name, in: parent)
            throw error
        }
        _ = consume guardian
        self.parent = parent
        self.name = name
        self.folder = folder
        self.lock = lock
    }

    /// Clears away what killed runs left; a finished site whose place is empty goes there.
    /// - Parameter site: the name of where the site goes.
    static func clearLeftovers(beside site: Folder.Name, in parent: Folder) throws(DiskError) {
        let guardian = FolderLock(waitingFor: parent)
        let prefix = prefix(for: site)
        for entry in try parent.entries() where entry.kind == .folder && entry.name.starts(with: prefix) {
            guard let leftover = try? parent.folder(entry.name), let lock = FolderLock(ifFree: leftover) else {
                continue
            }
            if WorkshopToken.isValid(in: leftover) {
                try clear(leftover, entry.name, of: site, in: parent)
            } else {
                // A run may be killed before it says whose the folder is. Only an empty one can be removed so.
                WorkshopToken.removeBeginning(in: leftover)
                try? parent.remove(emptyFolder: entry.name)
            }
            _ = consume lock
        }
        _ = consume guardian
    }

    private static func prefix(for site: Folder.Name) -> [UInt8] {
        [UInt8](".") + site.prefix(200) + [UInt8](".navdocs-")
    }

    /// Puts the finished site where it goes, and clears away what was there.
    /// - Parameter before: the folder that was looked at there; nil where nothing was.
    /// - Throws: also where something else was put there meanwhile, which stays.
    func takeThePlace(of site: Folder.Name, before: Folder?) throws(DiskError) {
        if let before { try location.setMode(before.status.mode) }
        try folder.create(Self.finished, contents: [])
        if let before {
            do { try folder.exchange(Self.made, with: site, in: parent) } catch {
                guard [ENOSYS, EINVAL, ENOTSUP].contains(error.code) else { throw error }
                return try swapInTwoSteps(site, before)
            }
            guard isThere(before, as: Self.made) else {
                try folder.exchange(Self.made, with: site, in: parent)
                throw DiskError(replaced: parent.path.appending(site))
            }
        } else {
            do { try folder.move(Self.made, to: parent, as: site) } catch {
                throw parent.has(site) ? DiskError(replaced: parent.path.appending(site)) : error
            }
        }
        clearAway(site)
    }

    /// For file systems that cannot exchange. A run killed between the steps leaves both sites in the workshop, and the
    /// next run puts the new one where it goes.
    private func swapInTwoSteps(_ site: Folder.Name, _ before: Folder) throws(DiskError) {
        try parent.move(site, to: folder, as: Self.old)
        do throws(DiskError) {
            guard isThere(before, as: Self.old) else { throw DiskError(replaced: parent.path.appending(site)) }
            try folder.move(Self.made, to: parent, as: site)
        } catch {
            try folder.move(Self.old, to: parent, as: site)
            throw error
        }
        clearAway(site)
    }

    private func isThere(_ before: Folder, as name: Folder.Name) -> Bool {
        (try? folder.status(of: name))?.identity == before.status.identity
    }

    /// The new site stands; the next run clears what cannot be cleared now.
    private func clearAway(_ site: Folder.Name) { try? Self.clear(folder, name, of: site, in: parent) }

    /// Removes it with the site in it, which did not come to be. The old site is never removed so.
    func abandon() {
        guard !folder.has(Self.old) else { return }
        Self.remove(folder, name, in: parent)
    }

    /// Clears a workshop away. What is finished in it goes where that belongs if nothing is there; of a site that
    /// another has taken the place of, what the user put there meanwhile moves to the new one.
    private static func clear(
        _ folder: Folder, _ name: Folder.Name, of site: Folder.Name, in parent: Folder
    ) throws(DiskError) {
        for made in folder.has(finished) ? [made, old] : [] {
            guard let place = try? folder.folder(made) else { continue }
            if !parent.has(site) {
                try folder.move(made, to: parent, as: site)
            } else if let target = try? parent.folder(site), let marker = SiteMarker(in: target) {
                // A leftover is no reason to fail when the site stands; the next run tries again.
                guard (try? ForeignFiles(in: place).carry(into: target, beside: marker)) != nil else { return }
            } else {
                return
            }
        }
        remove(folder, name, in: parent)
    }

    /// Removes a workshop, the token last: a run that is killed meanwhile leaves what the next one knows.
    private static func remove(_ folder: Folder, _ name: Folder.Name, in parent: Folder) {
        try? folder.remove(file: finished)
        for name in [made, old] {
            FolderTree.remove(name, in: folder)
            guard !folder.has(name) else { return }
        }
        WorkshopToken.remove(in: folder)
        FolderTree.remove(name, in: parent)
    }
}
