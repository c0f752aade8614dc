import NavigationModel

/// Findings as GitLab's code quality report: a list in the form of Code Climate, of which GitLab 18 reads these keys.
enum GitLabReport {
    private struct Issue: Encodable {
        struct Place: Encodable {
            let path: String
            let lines: [String: Int]
        }

        enum CodingKeys: String, CodingKey {
            case description, fingerprint, severity, location
            case rule = "check_name"
        }

        let description: String
        let rule: String
        let fingerprint: String
        let severity: String
        let location: Place

        init(_ item: CheckReport.Item) {
            let finding = item.finding
            description = [finding.message, finding.help].compactMap(\.self).joined(separator: " ")
            rule = finding.rule
            fingerprint = item.fingerprint
            severity = finding.severity.gitLab
            location = Place(path: finding.location.file, lines: ["begin": finding.location.line])
        }
    }

    static func text(of report: CheckReport) throws -> String { try JSONReport.json(report.items.map(Issue.init)) }
}

extension Severity {
    fileprivate var gitLab: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
