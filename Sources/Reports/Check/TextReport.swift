import Base
import NavigationModel

/// Findings for a terminal, each with its line of source.
///
/// ```
/// Sources/Home.swift:7:10: warning: `detail` of HomeCoordinator … [nested-navigation-stack]
///     7 |     func detail() -> some View {
///       |          ^
///       = Return the screen without it.
/// ```
enum TextReport {
    static func text(of report: CheckReport, _ paint: TerminalPaint) -> String {
        let blocks = report.items.map { lines(of: $0, paint).joined(separator: "\n") + "\n" }
        let worst = report.items.first.map { role(of: $0.finding.severity) } ?? .strong
        return blocks.joined() + (blocks.isEmpty ? "" : "\n") + paint(report.summary.sentence, worst) + "\n"
    }

    private static func lines(of item: CheckReport.Item, _ paint: TerminalPaint) -> [String] {
        let finding = item.finding
        let severity = finding.severity.rawValue
        let place = safe("\(finding.location)")
        let message = safe(finding.message)
        var lines = [
            "\(paint(place, .strong)): \(paint("\(severity):", role(of: finding.severity))) \(message) "
                + paint("[\(safe(finding.rule))]", .quiet)
        ]
        if let source = item.line {
            // A column counts bytes.
            let before = String(decoding: source.utf8.prefix(max(0, finding.location.column - 1)), as: UTF8.self)
            let excerpt = SourceExcerpt.lines(source, number: finding.location.line, before: before).map(safe)
            lines += excerpt.dropLast() + excerpt.suffix(1).map { paint($0, .mark) }
        }
        let margin = SourceExcerpt.margin(of: finding.location.line)
        if let help = finding.help { lines.append(safe("\(margin) = \(help)")) }
        if let commit = item.commit { lines.append(paint(safe("\(margin) = since \(commit.words)"), .quiet)) }
        return lines
    }

    private static func safe(_ text: String) -> String { RunnerText.harmless(PlainText.visible(text)) }

    private static func role(of severity: Severity) -> TerminalPaint.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
    }
}
