/// The formats of `navdocs check`, a file each.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github, gitlab, junit, markdown, xcode

    /// Whether services read it, which know files by their paths in the repository.
    package var isForServices: Bool {
        switch self {
        case .text, .json, .xcode: false
        case .sarif, .github, .gitlab, .junit, .markdown: true
        }
    }

    /// The report's text, with a newline at its end.
    /// - Parameter paint: the colors of text; the other formats have none.
    package func text(of report: CheckReport, _ paint: TerminalPaint = .none) throws -> String {
        switch self {
        case .text: TextReport.text(of: report, paint)
        case .json: try JSONReport.text(of: report)
        case .sarif: try SARIFReport.text(of: report)
        case .github: GitHubReport.text(of: report)
        case .gitlab: try GitLabReport.text(of: report)
        case .junit: JUnitReport.text(of: report)
        case .markdown: MarkdownReport.text(of: report)
        case .xcode: XcodeReport.text(of: report)
        }
    }
}
