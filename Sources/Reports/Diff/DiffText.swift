import Base
import NavigationModel

/// A difference as plain text, worst first: a sign and a sentence, then causes and the place, set in.
package enum DiffText {
    /// The report.
    package static func text(of report: DiffReport) -> String {
        let diff = report.diff
        var lines = [diff.headline]
        if !diff.summary.isEmpty { lines.append(diff.summary) }
        lines += ["", "\(diff.new.graph.title), \(words(report.old)) → \(words(report.new))"]
        for change in diff.changes {
            lines += ["", "\(change.sign) \(change.sentence.text)"]
            lines += change.details.map { "    \($0.text)" }
            if let place = change.place { lines.append("    \(self.place(place))") }
        }
        return lines.map(PlainText.visible).joined(separator: "\n") + "\n"
    }

    /// `main 4f2c91a`.
    private static func words(_ version: DiffDocument.Version) -> String {
        [version.name, version.shortCommit].compactMap(\.self).joined(separator: " ")
    }

    private static func place(_ place: NavigationChange.Place) -> String {
        let words = "\(place.location.file):\(place.location.line)"
        return place.isNew ? words : "was at \(words)"
    }
}
