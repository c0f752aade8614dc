import Arguments
import Base
import Extractor
import NavigationModel
import Platform

/// Files of facts that are linked instead of source.
enum FactsLinks {
    static let option = Option(
        "facts", value: .file("FILE"), repeats: true, setting: .never(because: "facts are created again for each run"),
        summary:
            "Use the facts in this file, written by 'navdocs export --format facts', instead of reading source. PATH "
            + "must be the folder that was passed as --root when the facts were exported. Can be repeated.")

    /// The sources that the files tell of, as if they were found below a folder.
    /// - Parameters:
    ///   - names: as typed.
    ///   - root: the folder that all paths are relative to, as typed.
    ///   - current: the folder the user is in.
    static func found(_ names: [String], below root: String, from current: FilePath) throws -> FoundSources {
        var files: [AppFile] = []
        var unread: [NotUnderstood] = []
        var holders: [String: String] = [:]
        for name in names {
            let facts = try FactsFile.app(in: try bytes(of: name, from: current), name: name, on: AllCores())
            for file in facts.files {
                if let holder = holders.updateValue(name, forKey: file.path) {
                    throw FactsError.twice(file.path, files: [holder, name])
                }
            }
            files += facts.files
            // A project around the sources of several files is told of in each.
            unread += facts.unread.filter { !unread.contains($0) }
        }
        let folder = try NamedPath(root, from: current)
        guard folder.isFolder else { throw FactsError.outside(names[0], root: root) }
        // In the order in which one run finds them.
        files.sort { FilePath($0.path) < FilePath($1.path) }
        var found = FoundSources(root: folder.location, inputs: [folder.location])
        found.files = files.map {
            FoundSources.File(location: folder.location.appending($0.path), path: FilePath($0.path))
        }
        found.facts = FoundSources.Facts(files: files, unread: unread.sorted { $0.location < $1.location })
        return found
    }

    private static func bytes(of name: String, from current: FilePath) throws(FactsError) -> [UInt8] {
        do {
            return try Disk.contents(
                of: Disk.absolute(FilePath(name), from: current), atMost: .large, isNamed: true)
        } catch {
            throw error.isMissing ? .noFile(name) : .unreadable(name, reason: error.reason)
        }
    }
}
