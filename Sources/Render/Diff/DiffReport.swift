import NavigationModel

/// A difference together with what the two versions are called.
package struct DiffReport: Sendable {
    package let diff: NavigationDiff
    package let old: DiffDocument.Version
    package let new: DiffDocument.Version
    package init(_ diff: NavigationDiff, old: DiffDocument.Version, new: DiffDocument.Version) {
        self.diff = diff
        self.old = old
        self.new = new
    }

    /// Text for a place that takes one line.
    package static func line(_ text: String) -> String { PlainText.visible(text) }
}

extension DiffDocument.Version {
    /// As much of the commit's name as tells it from others in most repositories.
    var shortCommit: String? { commit.map { String($0.prefix(7)) } }

    /// `main 4f2c91a`.
    var words: String { [PlainText.visible(name), shortCommit].compactMap(\.self).joined(separator: " ") }
}
