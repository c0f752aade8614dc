/// What a commit holds.
package enum GitTree {
    /// A file of a commit, or a submodule; links are none.
    package struct Entry: Sendable {
        /// The object's name; of a submodule that of its commit.
        package let object: [UInt8]
        /// Relative to the repository that was asked for, also where it is a file of a submodule.
        package let path: FilePath
        /// The repository that has the object.
        package let git: Git
    }

    private static let fileModes: Set = ["100644", "100755", "100664"]
    private static let submoduleMode = "160000"

    /// Every file of a commit, and every submodule. Each is told as `MODE TYPE OBJECT`, a tab, its path, and a null, so that
    /// no name is odd.
    /// - Parameter folder: where the repository stands in the one that was asked for.
    package static func entries(
        of commit: String, _ git: Git, in folder: FilePath? = nil
    ) throws(GitError) -> (files: [Entry], submodules: [Entry]) {
        var files: [Entry] = []
        var submodules: [Entry] = []
        for record in try git.run(["ls-tree", "-r", "-z", "--full-tree", commit]).split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = record[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3 else { continue }
            let path = Array(record[(tab + 1)...])
            let entry = Entry(
                object: Array(words[2]), path: folder?.appending(path) ?? FilePath(bytes: path), git: git)
            let mode = String(decoding: words[0], as: UTF8.self)
            if fileModes.contains(mode) { files.append(entry) }
            if mode == submoduleMode { submodules.append(entry) }
        }
        return (files, submodules)
    }

    /// The names of what stands in each folder, sorted by their bytes.
    package static func listing(_ entries: [Entry], top: FilePath) -> [FilePath: [String]] {
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
