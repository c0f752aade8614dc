import NavigationModel

/// Findings as Markdown for a comment or a summary: the first ten shown, the rest folded.
enum MarkdownReport {
    private static let shown = 10

    static func text(of report: CheckReport) -> String {
        var parts = ["### navdocs: \(report.summary)"]
        let items = report.items.map { item($0.finding) }
        if !items.isEmpty { parts.append(items.prefix(shown).joined(separator: "\n")) }
        if items.count > shown {
            let rest = items.dropFirst(shown).joined(separator: "\n")
            parts.append(
                "<details>\n<summary>\(items.count - shown) more</summary>\n\n\(rest)\n\n</details>")
        }
        return RunnerText.harmless(parts.joined(separator: "\n\n")) + "\n"
    }

    private static func item(_ finding: Finding) -> String {
        let help = finding.help.map { " " + MarkdownText.escaped($0) } ?? ""
        return "- **\(finding.severity.noun)** \(MarkdownText.escaped(finding.message))\(help) "
            + "(`\(finding.rule)`, \(MarkdownText.code("\(finding.location.file):\(finding.location.line)")))"
    }
}
