import Platform

/// The folder a site goes to, as it is before.
struct OutputFolder {
    /// Files that operating systems leave behind: kept like any other, but no reason to refuse.
    private static let droppings: Set = [".DS_Store", "Thumbs.db", "desktop.ini"]

    /// As the user named it, for messages.
    let name: String
    /// Absolute; where it exists, with links resolved.
    let location: FilePath
    /// The folder that it stands in; nil where that is not there. What is done later is done in this one.
    private let parent: Folder?
    private let force: Bool

    /// Its name where it stands.
    var place: Folder.Name { location.components.last ?? [] }

    /// Looks at the folder and refuses one that is not ours to replace.
    /// - Parameters:
    ///   - name: as typed.
    ///   - current: the folder the user is in.
    ///   - inputs: absolute paths it must not hold.
    ///   - force: whether files navdocs did not make are no reason to refuse.
    init(_ name: String, from current: FilePath, inputs: [FilePath], force: Bool) throws(OutputError) {
        self.name = name
        self.force = force
        let exists: Bool
        let isFolder: Bool
        let isLink: Bool
        do {
            let path = try Disk.absolute(FilePath(name), from: current)
            let status = try? FileStatus(of: path)
            exists = status != nil
            isFolder = status?.kind == .folder
            isLink = (try? FileStatus(of: path, followingLinks: false))?.kind == .link
            location = exists ? try Disk.resolved(path) : path
        } catch { throw .cannotWrite(name, reason: error.reason) }
        guard exists || !isLink else { throw .brokenLink(name) }
        parent = try? Folder(location.parent)
        guard exists else { return }
        guard isFolder else { throw .isFile(name) }
        for input in inputs + [current] where (try? Disk.resolved(input))?.isInside(location) == true {
            throw .holdsInput(name)
        }
        if let parent { _ = try look(in: parent) }
    }

    /// The folder that it stands in, made where it is not there.
    func madeParent() throws(DiskError) -> Folder {
        if let parent { return parent }
        try Disk.makeFolders(location.parent)
        return try Folder(location.parent)
    }

    /// How often it is looked at where other runs replace it meanwhile.
    static let attempts = 20

    /// The folder as it stands there now, nil where nothing does. It may change while a site is made, so it is looked at
    /// again: one with files that navdocs did not make is refused, unless that was asked for, and so is a link.
    func look(in parent: Folder) throws(OutputError) -> Folder? {
        var attempts = Self.attempts
        while true {
            let before = identity(in: parent)
            do { return try lookOnce(in: parent) } catch {
                // What was looked at is another run's old site, which that clears away: what is there now counts.
                attempts -= 1
                guard attempts > 0, identity(in: parent) != before else { throw error }
            }
        }
    }

    /// What stands there now; nil where nothing does.
    func identity(in parent: Folder) -> FileStatus.Identity? { (try? parent.status(of: place))?.identity }

    private func lookOnce(in parent: Folder) throws(OutputError) -> Folder? {
        let folder: Folder
        do { folder = try parent.folder(place) } catch {
            guard let kind = (try? parent.status(of: place))?.kind else { return nil }
            throw kind == .folder ? .cannotWrite(name, reason: error.reason) : .replaced(name)
        }
        guard !force else { return folder }
        let tree: FolderTree
        do { tree = try FolderTree(of: folder) } catch { throw .cannotWrite(name, reason: error.reason) }
        let foreign = tree.foreign(to: SiteMarker(in: folder)).filter { entry in
            entry.kind != .folder && !Self.droppings.contains(entry.path.name)
        }
        guard foreign.isEmpty else { throw .foreignFiles(name, foreign: foreign.map(\.path.text).sorted()) }
        return folder
    }
}
