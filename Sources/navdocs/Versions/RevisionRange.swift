import Platform

/// Two revisions in one word, as git has them: `main..topic` are the two as they stand, `main...topic` is what `topic` did
/// since it left `main`. Without a name on the right it is `HEAD`.
struct RevisionRange: Equatable {
    let old: String
    let new: String
    /// Whether the older version is where the two parted.
    let isSinceMergeBase: Bool

    /// - Parameter text: as typed; a folder after the second name is that of both. Nil where it is no range.
    init?(_ text: String) {
        guard let dots = text.firstRange(of: "..") else { return nil }
        let left = text[..<dots.lowerBound]
        var right = text[dots.upperBound...]
        isSinceMergeBase = right.hasPrefix(".")
        if isSinceMergeBase { right = right.dropFirst() }
        // `..` in a path is no range.
        guard let last = left.last, !"/:".contains(last), !right.hasPrefix("/"), !right.contains("..") else {
            return nil
        }
        let folder = right.firstIndex(of: ":").map { right[$0...] } ?? ""
        old = left.contains(":") ? String(left) : String(left + folder)
        new = right.count == folder.count ? "HEAD\(folder)" : String(right)
    }
}
