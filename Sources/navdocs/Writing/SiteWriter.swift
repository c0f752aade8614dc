import Platform
import Render

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes a site beside the folder it goes to, and swaps the two at one moment: whoever looks, and whenever the run
/// ends, there is the old site or the new one.
///
/// A file that stays as it was is one more name of the old file: nothing is written, and it keeps its time.
///
/// Files in the folder that navdocs did not make are carried over. Where one stands where the site needs its name, it
/// is kept under that name with `.bak` added.
struct SiteWriter {
    /// What became of the folder.
    struct Outcome {
        /// Whether the site was already as it should be, so that nothing was written.
        var isUnchanged = false
        /// The user's files that had to make way, with their new paths, relative to the folder.
        var renamed: [(old: String, new: String)] = []
    }

    private let folder: OutputFolder
    private let files: [OutputFile]
    private let marker: SiteMarker
    /// What of the folder navdocs made; nil where it made none.
    private let before: SiteMarker?

    /// - Parameters:
    ///   - files: the whole site; paths relative to the folder.
    ///   - folder: which was looked at before the site was made.
    static func write(_ files: [OutputFile], to folder: OutputFolder) throws(OutputError) -> Outcome {
        do throws(DiskError) {
            try Disk.makeFolders(folder.location.parent)
            try StagingFolder.clearLeftovers(beside: folder.location)
        } catch {
            throw .cannotWrite(folder.name, reason: error.reason)
        }
        // A site that a killed run left may have gone there just now.
        try folder.refuseForeignFiles()
        let writer = SiteWriter(
            folder: folder, files: files, marker: SiteMarker(files: files), before: SiteMarker(in: folder.location))
        do { return try writer.write() } catch {
            if error.code == EBUSY || error.code == EXDEV { throw .mountPoint(folder.name) }
            throw .cannotWrite(folder.name, reason: error.reason)
        }
    }

    private func write() throws(DiskError) -> Outcome {
        if isUnchanged { return Outcome(isUnchanged: true) }
        let workshop = try StagingFolder(beside: folder.location)
        do {
            try Disk.create(workshop.location.appending(SiteMarker.name), contents: marker.contents)
            var outcome = Outcome()
            if (try? FileStatus(of: folder.location)) != nil {
                outcome.renamed = try ForeignFiles(in: folder.location).carry(into: workshop.location, beside: marker)
            }
            try create(files, in: workshop.location)
            try workshop.takeThePlace(of: folder.location)
            return outcome
        } catch {
            workshop.abandon()
            throw error
        }
    }

    private var isUnchanged: Bool {
        guard SiteMarker(in: folder.location) == marker else { return false }
        return files.allSatisfy { file in
            let limit = ReadLimit(bytes: file.contents.count)
            return (try? Disk.contents(of: folder.location.appending(file.path), atMost: limit)) == file.contents
        }
    }

    private func create(_ files: [OutputFile], in root: FilePath) throws(DiskError) {
        var folders: Set<FilePath> = []
        for file in files {
            let names = FilePath(file.path).components
            // A name from the source must never lead out of the folder.
            guard !names.isEmpty, !names.contains(Array("..".utf8)), !file.path.hasPrefix("/") else {
                throw DiskError(root.appending(file.path), code: EINVAL)
            }
            let folder = root.appending(file.path).parent
            if folders.insert(folder).inserted { try Disk.makeFolders(folder) }
            if !keep(file, in: root) { try Disk.create(root.appending(file.path), contents: file.contents) }
        }
    }

    /// Gives a file of the old site that is as the new one has it a second name there.
    /// - Returns: whether there is such a file, and the file system has second names.
    private func keep(_ file: OutputFile, in root: FilePath) -> Bool {
        let old = folder.location.appending(file.path)
        guard let before, before.files.contains(file.path),
            let status = try? FileStatus(of: old, followingLinks: false), status.kind == .file,
            status.size == file.contents.count,
            (try? Disk.contents(of: old, atMost: ReadLimit(bytes: status.size))) == file.contents
        else { return false }
        return (try? Disk.link(old, as: root.appending(file.path))) != nil
    }
}
