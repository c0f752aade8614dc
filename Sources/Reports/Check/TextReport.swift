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
    static func text(of report: CheckReport) -> String {
        let blocks = report.items.map { lines(of: $0).joined(separator: "\n") + "\n" }
        return blocks.joined() + (blocks.isEmpty ? "" : "\n") + report.summary.sentence + "\n"
    }

    private static func lines(of item: CheckReport.Item) -> [String] {
        let finding = item.finding
        var lines = ["\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
        if let source = item.line {
            // A column counts bytes.
            let before = String(decoding: source.utf8.prefix(max(0, finding.location.column - 1)), as: UTF8.self)
            lines += SourceExcerpt.lines(source, number: finding.location.line, before: before)
        }
        if let help = finding.help { lines.append("\(SourceExcerpt.margin(of: finding.location.line)) = \(help)") }
        return lines.map { RunnerText.harmless(PlainText.visible($0)) }
    }
}
