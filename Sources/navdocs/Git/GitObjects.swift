/// The contents of objects.
enum GitObjects {
    /// Reads many at once.
    ///
    /// For each, `git cat-file --batch` answers `OBJECT TYPE SIZE`, a line feed, the bytes and a line feed, or
    /// `OBJECT missing`.
    /// - Parameter objects: their names.
    /// - Returns: in the same order; nil for one that a partial clone does not have.
    static func contents(of objects: [[UInt8]], _ git: Git) throws(GitError) -> [[UInt8]?] {
        guard !objects.isEmpty else { return [] }
        let newline = UInt8(ascii: "\n")
        let answer = try git.run(["cat-file", "--batch"], input: objects.flatMap { $0 + [newline] })
        var rest = answer[...]
        var contents: [[UInt8]?] = []
        for _ in objects {
            guard let end = rest.firstIndex(of: newline) else { throw .failed("git cat-file ended early") }
            let words = rest[..<end].split(separator: UInt8(ascii: " "))
            rest = rest[(end + 1)...]
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else {
                contents.append(nil)
                continue
            }
            guard rest.count > size else { throw .failed("git cat-file ended early") }
            contents.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }
}
