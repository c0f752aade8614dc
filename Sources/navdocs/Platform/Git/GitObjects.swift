/// The contents of objects.
package enum GitObjects {
    /// What is known of one.
    package enum Contents: Equatable {
        case bytes([UInt8])
        /// A partial clone does not have it.
        case missing
        case tooLarge
    }

    private static let newline = UInt8(ascii: "\n")

    /// Reads files, those of each repository at once.
    /// - Parameters:
    ///   - files: those of a repository one after the other.
    ///   - limit: how large one may be.
    /// - Returns: in the same order.
    package static func contents(
        of files: [GitTree.Entry], atMost limit: ReadLimit
    ) throws(GitError) -> [Contents] {
        var contents: [Contents] = []
        var rest = files[...]
        while let first = rest.first {
            let same = rest.prefix { $0.git.folder == first.git.folder }
            contents += try self.contents(of: same.map(\.object), atMost: limit, first.git)
            rest = rest.dropFirst(same.count)
        }
        return contents
    }

    private static func contents(
        of objects: [[UInt8]], atMost limit: ReadLimit, _ git: Git
    ) throws(GitError) -> [Contents] {
        let sizes = try sizes(of: objects, git)
        let asked = zip(objects, sizes).filter { ($1 ?? .max) <= limit.bytes }.map(\.0)
        var read = try bytes(of: asked, git)[...]
        return sizes.map { size in
            guard let size else { return .missing }
            guard size <= limit.bytes else { return .tooLarge }
            return read.popFirst().flatMap(\.self).map { .bytes($0) } ?? .missing
        }
    }

    /// How large they are, which `git cat-file --batch-check` answers by `OBJECT TYPE SIZE` or `OBJECT missing`; nil for one
    /// that is missing.
    ///
    /// Git before 2.44 wants to fetch what is missing, and often ends when it cannot: the object it didn't answer for is
    /// missing then, and the ones after it are asked for again.
    private static func sizes(of objects: [[UInt8]], _ git: Git) throws(GitError) -> [Int?] {
        var sizes: [Int?] = []
        while sizes.count < objects.count {
            let asked = objects[sizes.count...]
            let answer = try git.output(of: ["cat-file", "--batch-check"], input: asked.flatMap { $0 + [newline] })
            let answers = answer.split(separator: newline).prefix(asked.count)
            sizes += answers.map { size(in: $0) }
            if answers.count < asked.count { sizes.append(nil) }
        }
        return sizes
    }

    private static func size(in line: ArraySlice<UInt8>) -> Int? {
        let words = line.split(separator: UInt8(ascii: " "))
        return words.count == 3 ? Int(String(decoding: words[2], as: UTF8.self)) : nil
    }

    /// For each, `git cat-file --batch` answers `OBJECT TYPE SIZE`, a line feed, the bytes and a line feed, or
    /// `OBJECT missing`.
    private static func bytes(of objects: [[UInt8]], _ git: Git) throws(GitError) -> [[UInt8]?] {
        guard !objects.isEmpty else { return [] }
        let answer = try git.run(["cat-file", "--batch"], input: objects.flatMap { $0 + [newline] })
        var rest = answer[...]
        var contents: [[UInt8]?] = []
        for _ in objects {
            guard let end = rest.firstIndex(of: newline) else { throw .failed("git cat-file ended early") }
            let size = size(in: rest[..<end])
            rest = rest[(end + 1)...]
            guard let size else {
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
