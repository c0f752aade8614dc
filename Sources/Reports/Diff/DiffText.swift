import Base
import NavigationModel

/// A difference as plain text, worst first: a sign and a sentence, then causes and the place, set in.
package enum DiffText {
    /// The report.
    /// - Parameter paint: its colors.
    package static func text(of report: DiffReport, _ paint: TerminalPaint = .none) -> String {
        let diff = report.diff
        var lines = [paint(PlainText.visible(diff.headline), .strong)]
        if !diff.summary.isEmpty { lines.append(PlainText.visible(diff.summary)) }
        let versions = "\(diff.new.graph.title), \(words(report.old)) → \(words(report.new))"
        lines += ["", PlainText.visible(versions)]
        for change in diff.changes {
            let sentence = PlainText.visible("\(change.sign) \(change.sentence.text)")
            lines += ["", role(of: change.sign).map { paint(sentence, $0) } ?? sentence]
            lines += change.details.map { PlainText.visible("    \($0.text)") }
            if let place = change.place { lines.append(paint(PlainText.visible("    \(self.place(place))"), .quiet)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func role(of sign: String) -> TerminalPaint.Role? {
        switch sign {
        case "+", "✓": .added
        case "-": .removed
        case "~", "!", "?": .changed
        default: nil
        }
    }

    /// `main 4f2c91a`.
    private static func words(_ version: DiffDocument.Version) -> String {
        [version.name, version.shortCommit].compactMap(\.self).joined(separator: " ")
    }

    private static func place(_ place: NavigationChange.Place) -> String {
        let words = "\(place.location.file):\(place.location.line)"
        return place.isNew ? words : "previously at \(words)"
    }
}
