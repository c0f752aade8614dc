import Platform

/// The folder a site goes to, as it is before.
struct OutputFolder {
    /// Files that operating systems leave behind: kept like any other, but no reason to refuse.
    private static let droppings: Set = [".DS_Store", "Thumbs.db", "desktop.ini"]

    /// As the user named it, for messages.
    let name: String
    /// Absolute; where it exists, with links resolved.
    let location: FilePath
    private let force: Bool

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
        guard exists else { return }
        guard isFolder else { throw .isFile(name) }
        for input in inputs + [current] where (try? Disk.resolved(input))?.isInside(location) == true {
            throw .holdsInput(name)
        }
        try refuseForeignFiles()
    }

    /// Refuses to replace files that navdocs did not make, unless that was asked for. What stands there may change while
    /// a site is made.
    func refuseForeignFiles() throws(OutputError) {
        guard !force, (try? FileStatus(of: location)) != nil else { return }
        let tree: FolderTree
        do { tree = try FolderTree(of: location) } catch { throw .cannotWrite(name, reason: error.reason) }
        let foreign = tree.foreign(to: SiteMarker(in: location)).filter { entry in
            entry.kind != .folder && !Self.droppings.contains(entry.path.name)
        }
        guard foreign.isEmpty else { throw .foreignFiles(name, foreign: foreign.map(\.path.text).sorted()) }
    }
}
