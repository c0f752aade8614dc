import Base
import NavigationModel

/// Findings as a compiler words them, a line each, which Xcode shows beside the source when a build phase prints them.
///
/// ```
/// /Users/me/App/Sources/Home.swift:7:10: warning: `detail` of HomeCoordinator … Return the screen without it. [nested-navigation-stack]
/// ```
/// Xcode shows nothing of a line whose path is relative.
enum XcodeReport {
    static func text(of report: CheckReport) -> String {
        let lines = report.items.map { line(of: $0.finding, in: report.folder) } + [report.summary.sentence]
        return lines.map { RunnerText.harmless(PlainText.visible($0)) + "\n" }.joined()
    }

    private static func line(of finding: Finding, in folder: String) -> String {
        let place = finding.location
        let path = place.file.hasPrefix("/") ? place.file : "\(folder)/\(place.file)"
        let kind = finding.severity == .info ? "note" : finding.severity.rawValue
        let text = [finding.message, finding.help].compactMap(\.self).joined(separator: " ")
        return "\(path):\(place.line):\(place.column): \(kind): \(text) [\(finding.rule)]"
    }
}
