import NavigationModel
import Platform

/// Asks git which files of one revision are which of another, by what is in them.
enum GitRenames {
    /// - Parameters:
    ///   - old: the name of a commit or a tree, as `new`.
    ///   - folder: the folder of the repository that is read; paths are relative to it, and others are left out.
    /// - Returns: nil where git does not say.
    static func between(_ old: String, _ new: String, in folder: FilePath, _ git: Git) -> FileRenames? {
        let words = [
            "diff-tree", "-r", "-z", "--name-status", "--no-ext-diff", "--no-textconv", "--find-renames=30%", "-l2000",
            "--diff-filter=R", old, new, "--", ":(top)*.swift",
        ]
        guard let output = try? git.run(words) else { return nil }
        var (renamed, likely): ([String: String], [String: String]) = ([:], [:])
        var fields = output.split(separator: 0)[...]
        // R087, the old path, the new one.
        while let likeness = fields.popFirst() {
            guard let before = fields.popFirst(), let after = fields.popFirst() else { break }
            guard let before = path(before, below: folder), let after = path(after, below: folder) else { continue }
            if Int(String(decoding: likeness.dropFirst(), as: UTF8.self)) ?? 0 < sure {
                likely[before] = after
            } else {
                renamed[before] = after
            }
        }
        return FileRenames(renamed, likely: likely)
    }

    /// From how many percent that are the same in both on git itself takes two files for one.
    private static let sure = 50

    private static func path(_ bytes: ArraySlice<UInt8>, below folder: FilePath) -> String? {
        let components = FilePath(bytes: Array(bytes)).components
        let above = folder.components
        guard components.starts(with: above) else { return nil }
        return String(
            decoding: Array(components.dropFirst(above.count).joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
    }
}
