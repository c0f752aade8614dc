import Platform
import Render

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

    private let files: [OutputFile]
    private let marker: SiteMarker
    /// The folder that the site stands in, and its name there.
    private let parent: Folder
    private let name: Folder.Name
    /// The site that is there, and what of it navdocs made; nil where nothing is.
    private let before: (folder: Folder, marker: SiteMarker?)?

    /// - Parameters:
    ///   - files: the whole site; paths relative to the folder.
    ///   - folder: which was looked at before the site was made.
    static func write(_ files: [OutputFile], to folder: OutputFolder) throws(OutputError) -> Outcome {
        let parent: Folder
        do throws(DiskError) {
            parent = try folder.madeParent()
            try StagingFolder.clearLeftovers(beside: folder.place, in: parent)
        } catch {
            throw .cannotWrite(folder.name, reason: error.reason)
        }
        // It is begun anew where other runs wrote the same site meanwhile.
        var attempts = OutputFolder.attempts
        while true {
            // A site that a killed run left may have gone there just now, or that of another run.
            let before = try folder.look(in: parent).map { ($0, SiteMarker(in: $0)) }
            let writer = SiteWriter(
                files: files, marker: SiteMarker(files: files), parent: parent, name: folder.place, before: before)
            do { return try writer.write() } catch {
                attempts -= 1
                let isReplaced = error.isReplaced || folder.identity(in: parent) != before?.0.status.identity
                if isReplaced, attempts > 0 { continue }
                if error.isReplaced { throw .replaced(folder.name) }
                if error.code == EBUSY || error.code == EXDEV { throw .mountPoint(folder.name) }
                throw .cannotWrite(folder.name, reason: error.reason)
            }
        }
    }

    private func write() throws(DiskError) -> Outcome {
        if isUnchanged { return Outcome(isUnchanged: true) }
        let workshop = try StagingFolder(beside: name, in: parent)
        do {
            try workshop.location.create([UInt8](SiteMarker.file), contents: marker.contents)
            var outcome = Outcome()
            if let before {
                outcome.renamed = try ForeignFiles(in: before.folder).carry(into: workshop.location, beside: marker)
            }
            try create(in: workshop.location)
            try workshop.takeThePlace(of: name, before: before?.folder)
            return outcome
        } catch {
            workshop.abandon()
            throw error
        }
    }

    private var isUnchanged: Bool {
        guard let before, before.marker == marker else { return false }
        return files.allSatisfy { Self.has($0, in: before.folder) }
    }

    private static func has(_ file: OutputFile, in folder: Folder) -> Bool {
        guard let (home, name) = try? folder.home(of: FilePath(file.path)) else { return false }
        return (try? home.contents(of: name, atMost: ReadLimit(bytes: file.contents.count))) == file.contents
    }

    private func create(in root: Folder) throws(DiskError) {
        // Files of a folder come together.
        var folder = root
        var path = FilePath("")
        for file in files {
            let names = FilePath(file.path).components
            // A name from the source must never point outside the folder.
            guard let name = names.last, !names.contains([UInt8]("..")), !file.path.hasPrefix("/") else {
                throw DiskError(root.path.appending(file.path), code: EINVAL)
            }
            let place = FilePath(bytes: Array(names.dropLast().joined(separator: [UInt8(ascii: "/")])))
            if place != path { (folder, path) = (try root.makeFolders(at: place), place) }
            if !keep(file, name, in: folder) { try folder.create(name, contents: file.contents) }
        }
    }

    /// Gives a file of the old site that is as the new one has it a second name there.
    /// - Returns: whether there is such a file, and the file system has second names.
    private func keep(_ file: OutputFile, _ name: Folder.Name, in folder: Folder) -> Bool {
        guard let before, before.marker?.files.contains(file.path) == true,
            let old = try? before.folder.home(of: FilePath(file.path)),
            let status = try? old.folder.status(of: old.name), status.kind == .file,
            status.size == file.contents.count,
            (try? old.folder.contents(of: old.name, atMost: ReadLimit(bytes: status.size))) == file.contents
        else { return false }
        return (try? old.folder.link(old.name, to: folder, as: name)) != nil
    }
}
