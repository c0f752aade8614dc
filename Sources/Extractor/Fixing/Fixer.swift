import Facts
import NavigationModel

/// Mends findings that have only one right way to be mended, and leaves every other byte as it is.
package enum Fixer {
    private static let all = SystemDefinition.all.flatMap(\.fixes)

    /// Whether findings of a rule are mended.
    package static func canMend(_ rule: String) -> Bool { all.contains { $0.rule == rule } }

    /// A file's text with what can be mended mended, and how much that is.
    /// - Parameter findings: all in this file.
    package static func fixed(_ text: String, _ findings: [Finding]) -> (text: String, count: Int) {
        let lines = LineTable(file: "", text: text)
        var edits: [Edit] = []
        var count = 0
        for finding in findings {
            guard let offset = lines.offset(line: finding.location.line, column: finding.location.column) else {
                continue
            }
            for fix in all where fix.rule == finding.rule {
                let made = fix.edits(of: text, at: offset)
                guard !made.isEmpty, !made.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) else {
                    continue
                }
                edits += made
                count += 1
            }
        }
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (String(decoding: bytes, as: UTF8.self), count)
    }
}
