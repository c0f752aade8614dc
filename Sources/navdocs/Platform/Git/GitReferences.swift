/// The names that a repository has for its commits.
package enum GitReferences {
    /// So many are enough to choose from.
    private static let most = 2000

    /// The branches, those of remotes, and the tags, the newest first; none where there is no repository.
    /// - Parameter folder: absolute.
    package static func names(around folder: FilePath) -> [String] {
        let words = [
            "for-each-ref", "--format=%(refname)", "--sort=-creatordate", "--count=\(most)", "refs/heads", "refs/tags",
            "refs/remotes",
        ]
        let text = (try? Git(folder: folder).run(words)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(separator: "\n").compactMap { name in
            let short = name.split(separator: "/", maxSplits: 2).last.map(String.init)
            // What the server's own HEAD leads to has a name of its own.
            return name.hasSuffix("/HEAD") ? nil : short
        }
    }
}
