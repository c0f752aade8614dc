/// Which commits the lines of a file are from, as far as they are committed.
package struct GitBlame: Sendable {
    /// A commit, as people know it.
    package struct Commit: Sendable {
        /// Its full name.
        package let id: String
        package let author: String
        /// The day on which it was written, as `2026-01-31`.
        package let date: String
        /// The first line of its message.
        package let summary: String
    }

    private let git: Git
    /// Whether the clone has only the newest commits. Then the oldest of these seems to have written all that is older.
    package let isShallow: Bool
    private var commits: [String: Commit] = [:]

    /// Nil where there is no repository to ask.
    /// - Parameter folder: absolute.
    package init?(around folder: FilePath) {
        git = Git(folder: folder)
        guard (try? git.run(["rev-parse", "--git-dir"])) != nil else { return nil }
        isShallow = git.isShallow
    }

    /// The commit that each of some lines is from; none for what is not committed, or not known in this clone.
    /// - Parameters:
    ///   - lines: counted from 1.
    ///   - file: absolute.
    package mutating func commits(of lines: Set<Int>, in file: FilePath) -> [Int: Commit] {
        let ranges = lines.sorted().flatMap { ["-L", "\($0),\($0)"] }
        let words = ["blame", "--porcelain", "--no-textconv"] + ranges + ["--"]
        guard let output = try? git.run(words.map { Array($0.utf8) } + [file.bytes]) else { return [:] }
        var origins: [Int: String] = [:]
        var oldest: Set<String> = []
        var id = ""
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.first != "\t" {
            let parts = line.split(separator: " ")
            if parts.count >= 3, Self.isName(parts[0]), let number = Int(parts[2]) {
                id = String(parts[0])
                origins[number] = id
            } else if line == "boundary" {
                oldest.insert(id)
            }
        }
        let known = origins.filter { lines.contains($0.key) && !(isShallow && oldest.contains($0.value)) }
        look(up: Set(known.values).subtracting(commits.keys))
        return known.compactMapValues { commits[$0] }
    }

    private mutating func look(up ids: Set<String>) {
        // What is not committed has a name of zeros only.
        let ids = ids.filter { $0.contains { $0 != "0" } }.sorted()
        guard !ids.isEmpty else { return }
        let words = ["log", "--no-walk=unsorted", "--no-show-signature", "--format=%H%x09%as%x09%an%x09%s"] + ids
        guard let output = try? git.run(words) else { return }
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 4 else { continue }
            commits[parts[0]] = Commit(id: parts[0], author: parts[2], date: parts[1], summary: parts[3])
        }
    }

    private static func isName(_ text: Substring) -> Bool {
        [40, 64].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
