import Base
import NavigationModel

/// Findings as annotations of GitHub Actions (workflow commands), errors first.
///
/// GitHub shows ten of a kind for each step and drops the rest, so that the rest is counted in the log instead.
enum GitHubReport {
    private static let shown = 10

    static func text(of report: CheckReport) -> String {
        var lines: [String] = []
        for severity in Severity.allCases {
            let items = report.items.filter { $0.finding.severity == severity }
            lines += items.prefix(shown).map { command(severity, $0.finding) }
            if items.count > shown { lines.append("+\(items.count - shown) more \(severity.noun)s") }
        }
        lines.append(report.summary.sentence)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func command(_ severity: Severity, _ finding: Finding) -> String {
        let name = severity == .info ? "notice" : severity.rawValue
        let place = "file=\(property(finding.location.file)),line=\(finding.location.line)"
        let text = [finding.message, finding.help].compactMap(\.self).joined(separator: "\n")
        return "::\(name) \(place),col=\(finding.location.column),title=\(property(finding.rule))::\(data(text))"
    }

    /// Text with everything but the ends of lines made visible.
    private static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { PlainText.visible(String($0)) }
            .joined(separator: "\n")
    }

    /// Text after the colons, as the runner's `toCommandValue` escapes it.
    private static func data(_ text: String) -> String {
        visible(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
