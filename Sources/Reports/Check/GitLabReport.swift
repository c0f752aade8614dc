import NavigationModel

/// Findings as a code quality report of GitLab: the part of Code Climate's format that GitLab reads.
///
/// <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>
enum GitLabReport {
    private struct Issue: Encodable {
        struct Location: Encodable {
            let path: String
            let lines: [String: Int]
        }

        let description: String
        let checkName: String
        let fingerprint: String
        let severity: String
        let location: Location

        enum CodingKeys: String, CodingKey {
            case description, fingerprint, severity, location
            case checkName = "check_name"
        }
    }

    static func text(of report: CheckReport) throws -> String {
        try JSONReport.json(
            report.items.map { item in
                let finding = item.finding
                return Issue(
                    description: [finding.message, finding.help].compactMap(\.self).joined(separator: " "),
                    checkName: finding.rule, fingerprint: item.fingerprint, severity: word(finding.severity),
                    location: Issue.Location(path: finding.location.file, lines: ["begin": finding.location.line]))
            })
    }

    private static func word(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
