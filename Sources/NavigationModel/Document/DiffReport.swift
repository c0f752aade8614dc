/// A difference together with what the two versions are called.
package struct DiffReport: Sendable {
    /// What changed.
    package let diff: NavigationDiff
    /// What the version before is called.
    package let old: DiffDocument.Version
    /// What the version after is called.
    package let new: DiffDocument.Version

    /// - Parameters:
    ///   - diff: what changed.
    ///   - old: what the version before is called.
    ///   - new: what the version after is called.
    package init(_ diff: NavigationDiff, old: DiffDocument.Version, new: DiffDocument.Version) {
        self.diff = diff
        self.old = old
        self.new = new
    }
}

extension DiffDocument.Version {
    /// As much of the commit's name as tells it from others in most repositories.
    package var shortCommit: String? { commit.map { String($0.prefix(7)) } }
}
