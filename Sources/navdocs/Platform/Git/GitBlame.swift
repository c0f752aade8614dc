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
    ///
    /// Git is only asked about objects: a look at the file itself would run what the repository's configuration names.
    /// - Parameters:
    ///   - lines: counted from 1.
    ///   - file: absolute.
    package mutating func commits(of lines: Set<Int>, in file: FilePath) -> [Int: Commit] {
        let git = Git(folder: file.parent)
        let name = file.components.last ?? []
        let blob = ["cat-file", "blob"].map { Array($0.utf8) } + [Array("HEAD:./".utf8) + name]
        guard let now = try? Disk.contents(of: file, atMost: .large), let then = try? git.run(blob) else { return [:] }
        let numbers = Self.numbers(of: lines, in: now, asIn: then)
        let ranges = Set(numbers.values).sorted().flatMap { ["-L", "\($0),\($0)"] }
        guard !ranges.isEmpty else { return [:] }
        let words = ["blame", "--porcelain", "--no-textconv"] + ranges + ["HEAD", "--"]
        guard let output = try? git.run(words.map { Array($0.utf8) } + [Array("./".utf8) + name]) else { return [:] }
        let origins = origins(in: String(decoding: output, as: UTF8.self))
        look(up: Set(origins.values).subtracting(commits.keys))
        return numbers.compactMapValues { origins[$0].flatMap { commits[$0] } }
    }

    /// The names of the commits that lines are from, as `git blame --porcelain` tells them.
    private func origins(in output: String) -> [Int: String] {
        var origins: [Int: String] = [:]
        var oldest: Set<String> = []
        var id = ""
        for line in output.split(separator: "\n") where line.first != "\t" {
            let parts = line.split(separator: " ")
            if parts.count >= 3, Self.isName(parts[0]), let number = Int(parts[2]) {
                id = String(parts[0])
                origins[number] = id
            } else if line == "boundary" {
                oldest.insert(id)
            }
        }
        return origins.filter { !isShallow || !oldest.contains($0.value) }
    }

    /// The numbers that lines of a text have in an older one; none for those between its first and its last change.
    private static func numbers(of lines: Set<Int>, in now: [UInt8], asIn then: [UInt8]) -> [Int: Int] {
        let (new, old) = (self.lines(of: now), self.lines(of: then))
        let start = zip(new, old).prefix { $0 == $1 }.count
        let end = zip(new.dropFirst(start).reversed(), old.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        var numbers: [Int: Int] = [:]
        for line in lines where (1...max(1, new.count)).contains(line) {
            if line <= start {
                numbers[line] = line
            } else if line > new.count - end {
                numbers[line] = line + old.count - new.count
            }
        }
        return numbers
    }

    /// The lines of a text, whatever ends them.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        }
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
