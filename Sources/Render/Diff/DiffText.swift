import NavigationModel

/// A difference as plain text, worst first: a sign and a sentence, then causes and the place, set in.
package enum DiffText {
    package static func text(of report: DiffReport) -> String {
        let diff = report.diff
        var lines = [diff.headline]
        if !diff.summary.isEmpty { lines.append(diff.summary) }
        lines += ["", "\(diff.new.title), \(report.old.words) → \(report.new.words)"]
        for change in diff.changes {
            lines += ["", "\(change.sign) \(change.sentence.text)"]
            lines += change.details.map { "    \($0.text)" }
            if let place = change.place { lines.append("    \(self.place(place))") }
        }
        return lines.map(PlainText.visible).joined(separator: "\n") + "\n"
    }

    private static func place(_ place: NavigationChange.Place) -> String {
        let words = "\(place.location.file):\(place.location.line)"
        return place.isNew ? words : "was at \(words)"
    }
}
