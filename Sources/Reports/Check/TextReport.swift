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
        let number = "\(finding.location.line)"
        let margin = String(repeating: " ", count: max(5, number.count + 1))
        var lines = ["\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
        if let source = item.line {
            let line = shown(source)
            lines.append(String(margin.dropLast(number.count)) + "\(number) | \(line)")
            lines.append("\(margin) | \(blanks(before: finding.location.column, in: source))^")
        }
        if let help = finding.help { lines.append("\(margin) = \(help)") }
        return lines.map { RunnerText.harmless(PlainText.visible($0)) }
    }

    /// The longest line of source that is shown.
    private static let longest = 160

    private static func shown(_ source: String) -> String {
        let line = source.replacing("\t", with: "    ")
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    /// As much room as the source takes before a column, which counts bytes.
    private static func blanks(before column: Int, in source: String) -> String {
        let before = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        return String(repeating: " ", count: min(before.replacing("\t", with: "    ").count, longest))
    }
}
