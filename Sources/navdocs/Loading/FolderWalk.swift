import Base
import Platform

/// A walk through folders that reads nothing twice and ends on links that loop.
struct FolderWalk {
    /// What was found, absolute, in the order of the walk.
    private(set) var files: [FilePath] = []
    /// Files and folders that could not be reached.
    private(set) var unreachable: [DiskError] = []
    /// Folders that were entered.
    private(set) var folders: [FilePath] = []
    /// Links that point outside the repository of the folder they stand in, and were not followed.
    private(set) var outside: [FilePath] = []
    /// Folders that were not entered because of their name.
    private(set) var skipped: [FilePath] = []

    private var seen: Set<FileStatus.Identity> = []
    /// Each with where it may lead.
    private var links: [(path: FilePath, territory: Territory)] = []

    /// How much the walk has come across that may hold sources.
    var count: Int { files.count + unreachable.count + links.count }

    /// Adds a file the user named.
    mutating func add(file: FilePath, status: FileStatus) {
        if seen.insert(status.identity).inserted { files.append(file) }
    }

    /// Walks a folder; links in it wait for `followLinks`, so that a file is known by its own path where it has one.
    /// - Throws: where the folder itself cannot be listed. What is below it and cannot be is collected.
    mutating func enter(_ folder: FilePath, status: FileStatus) throws(DiskError) {
        try enter(folder, status: status, within: Territory(around: folder))
    }

    private mutating func enter(
        _ folder: FilePath, status: FileStatus, within territory: Territory
    ) throws(DiskError) {
        guard seen.insert(status.identity).inserted else { return }
        var waiting = try list(folder, territory)
        while let next = waiting.popLast() {
            do {
                guard seen.insert(try FileStatus(of: next).identity).inserted else { continue }
                waiting += try list(next, territory)
            } catch { unreachable.append(error) }
        }
    }

    /// Follows the links met so far, and those met on the way.
    mutating func followLinks() {
        while !links.isEmpty {
            let pending = links.sorted { $0.path < $1.path }
            links = []
            for (link, territory) in pending { follow(link, within: territory) }
        }
    }

    private mutating func follow(_ link: FilePath, within territory: Territory) {
        do {
            let status = try FileStatus(of: link)
            let isFolder = status.kind == .folder
            guard isFolder || (status.kind == .file && SourceKind(name: link.name) != nil) else { return }
            // A link to a folder it stands in is a loop, also where the walk began further down.
            if isFolder, try Disk.resolved(link.parent).isInside(try Disk.resolved(link)) { return }
            guard !seen.contains(status.identity) else { return }
            guard territory.fault(of: link) == nil else { return outside.append(link) }
            if isFolder {
                try enter(link, status: status, within: territory)
            } else {
                add(file: link, status: status)
            }
        } catch {
            // What a dangling link was meant to lead to is only known where its name says so.
            if SourceKind(name: link.name) != nil || !error.isMissing {
                unreachable.append(DiskError(link, code: error.code))
            }
        }
    }

    /// Sorts what a folder holds into files, links, and the folders to enter next, which are returned.
    private mutating func list(
        _ folder: FilePath, _ territory: Territory
    ) throws(DiskError) -> [FilePath] {
        folders.append(folder)
        var inside: [FilePath] = []
        for entry in try Disk.entries(in: folder) {
            let path = folder.appending(entry.name)
            let name = path.name
            switch entry.kind {
            case .folder where SkippedFolders.contains(name): skipped.append(path)
            case .folder: inside.append(path)
            case .link where SkippedFolders.contains(name): skipped.append(path)
            case .link: links.append((path, territory))
            case .file where SourceKind(name: name) != nil && !name.hasPrefix("."):
                do { add(file: path, status: try FileStatus(of: path)) } catch { unreachable.append(error) }
            case .file, .pipe, .other: break
            }
        }
        return inside.reversed()
    }
}
