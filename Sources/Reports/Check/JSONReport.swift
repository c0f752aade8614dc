import Base
import NavigationModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Findings as JSON, described by `Schema/navdocs-check-1.schema.json`.
enum JSONReport {
    private struct Document: Encodable {
        let schema = "navdocs-check/1"
        let version: String
        let findings: [Item]
        let counts: Counts
        let baselined: Int
    }

    private struct Counts: Encodable {
        let error: Int
        let warning: Int
        let info: Int
    }

    private struct Item: Encodable {
        let rule: String
        let severity: Severity
        let message: String
        let help: String?
        let subject: String?
        let location: SourceLocation
        let fingerprint: String
        let commit: CheckReport.Commit?

        init(_ item: CheckReport.Item) {
            rule = item.finding.rule
            severity = item.finding.severity
            message = item.finding.message
            help = item.finding.help
            subject = item.finding.subject
            location = item.finding.location
            fingerprint = item.fingerprint
            commit = item.commit
        }
    }

    static func text(of report: CheckReport) throws -> String {
        let document = Document(
            version: report.version, findings: report.items.map(Item.init),
            counts: Counts(error: report.count(.error), warning: report.count(.warning), info: report.count(.info)),
            baselined: report.baselined)
        return try json(document)
    }

    /// A value as JSON: keys sorted, two spaces a level, a newline at the end.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
