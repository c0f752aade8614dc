/// Mends the findings of one rule.
protocol Fix: SendableMetatype {
    static var rule: String { get }

    /// What is to change for a finding; nothing where the text is not what it was taken for.
    /// - Parameter offset: where the finding stands in the text's UTF-8.
    static func edits(of text: String, at offset: Int) -> [Edit]
}

/// A piece of a file's UTF-8, and what takes its place.
struct Edit: Equatable {
    let range: Range<Int>
    var replacement = ""

    func overlaps(_ other: Edit) -> Bool { range.overlaps(other.range) || range == other.range }
}
