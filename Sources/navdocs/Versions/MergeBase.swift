import Platform

/// Finds where a branch and what is compared with it parted, so that what others did on the branch since is not taken for
/// a change.
struct MergeBase {
    private let git: Git

    init(_ git: Git) { self.git = git }

    /// Whether a name means whatever a branch stands at; a tag, a commit and `main~2` mean one commit for good.
    func isBranch(_ name: String) -> Bool {
        guard let full = try? git.run(["rev-parse", "--symbolic-full-name", name]).line else { return false }
        let text = String(decoding: full, as: UTF8.self)
        return text.hasPrefix("refs/heads/") || text.hasPrefix("refs/remotes/") || text == "FETCH_HEAD"
    }

    /// The commits that the work tree was made of: what is checked out, and what is being merged into it. None before
    /// the first commit.
    var heads: [String] { ["HEAD", "MERGE_HEAD"].compactMap(commit) }

    private func commit(_ name: String) -> String? {
        (try? git.run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).line).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The newest commit that one and all of the others together come from; nil where this clone has none.
    func commit(of one: String, _ others: [String]) -> String? {
        (try? git.run(["merge-base", one] + others).line).map { String(decoding: $0, as: UTF8.self) }
    }
}
