import Platform

/// What a commit holds.
enum GitTree {
    /// A file of a commit; submodules and links are none.
    struct Entry: Sendable {
        /// The object's name.
        let object: [UInt8]
        /// Relative to the repository.
        let path: FilePath

        /// Whether a folder's walk would find it and read it as Swift.
        /// - Parameter folder: the components of the folder, which is read whatever its name is.
        func isSwift(below folder: [[UInt8]]) -> Bool {
            let components = path.components
            guard components.starts(with: folder), components.count > folder.count else { return false }
            let name = path.name
            guard name.hasSuffix(".swift"), !name.hasPrefix(".") else { return false }
            return !components.dropFirst(folder.count).dropLast().contains {
                SkippedFolders.contains(String(decoding: $0, as: UTF8.self))
            }
        }
    }

    private static let fileModes: Set = ["100644", "100755", "100664"]

    /// Every file of a commit. Each is told as `MODE blob OBJECT`, a tab, its path, and a null, so that no name is odd.
    static func entries(of commit: String, _ git: Git) throws(GitError) -> [Entry] {
        let listing = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
        return listing.split(separator: 0).compactMap { record in
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = record[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3, fileModes.contains(String(decoding: words[0], as: UTF8.self)) else { return nil }
            return Entry(object: Array(words[2]), path: FilePath(bytes: Array(record[(tab + 1)...])))
        }
    }

    /// The names of what stands in each folder, sorted by their bytes.
    static func listing(_ entries: [Entry], top: FilePath) -> [FilePath: [String]] {
        var names: [[[UInt8]]: Set<[UInt8]>] = [[]: []]
        for entry in entries {
            var folder = entry.path.components
            while let name = folder.popLast() {
                guard names[folder, default: []].insert(name).inserted else { break }
            }
        }
        return Dictionary(
            uniqueKeysWithValues: names.map { folder, names in
                let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
                return (top.appending(folder), sorted.map { String(decoding: $0, as: UTF8.self) })
            })
    }
}
