import Base
import NavigationModel

/// What `navdocs check` found, for its formats to write.
package struct CheckReport: Sendable {
    /// One finding as it is shown.
    package struct Item: Sendable {
        /// Its file relative to the report's folder.
        package let finding: Finding
        /// The same on every machine and whatever line the finding stands on; unique in the report.
        package let fingerprint: String
        /// The line of source it stands on, without its line break; nil where it is not at hand.
        package let line: String?
        /// The commit that its line is from; nil where nobody asked, or there is none.
        package var commit: Commit?

        package init(_ finding: Finding, fingerprint: String, line: String?) {
            self.finding = finding
            self.fingerprint = fingerprint
            self.line = line
        }
    }

    /// A commit, as people and programs know it.
    package struct Commit: Sendable, Encodable {
        /// Its full name.
        package let id: String
        package let author: String
        /// The day on which it was written, as `2026-01-31`.
        package let date: String
        /// The first line of its message.
        package let summary: String

        package init(id: String, author: String, date: String, summary: String) {
            self.id = id
            self.author = author
            self.date = date
            self.summary = summary
        }

        /// `4f2c91a, 2026-01-31, Ann: Add the settings`.
        var words: String { "\(id.prefix(7)), \(date), \(author): \(summary)" }
    }

    /// Worst first.
    let items: [Item]
    /// Every rule there is, with the level it has in this run, sorted by id.
    let rules: [(description: RuleDescription, severity: Severity?)]
    /// How many findings the baseline hides.
    let baselined: Int
    /// Whether warnings fail the check too.
    let isStrict: Bool
    /// The folder that the files are relative to, absolute.
    let folder: String
    /// The version of navdocs.
    let version: String

    /// - Parameter rules: every rule there is, sorted by id.
    package init(
        _ items: [Item], rules: [RuleDescription], settings: RuleSettings = RuleSettings(), baselined: Int = 0,
        isStrict: Bool = false, folder: String, version: String
    ) {
        self.items = items
        self.rules = rules.map { ($0, settings.severity(of: $0)) }
        self.baselined = baselined
        self.isStrict = isStrict
        self.folder = folder
        self.version = version
    }

    /// Whether a finding makes the check fail.
    package func fails(_ finding: Finding) -> Bool {
        finding.severity == .error || (isStrict && finding.severity == .warning)
    }

    /// Whether the check failed.
    package var hasFailed: Bool { items.contains { fails($0.finding) } }

    func count(_ severity: Severity) -> Int { items.count { $0.finding.severity == severity } }

    /// One line: `3 findings: 1 error, 2 warnings; 4 more in the baseline`.
    var summary: String {
        let counts = Severity.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
            .map { Words.count($1, $0.noun) }
        let found =
            items.isEmpty
            ? "no findings" : "\(Words.count(items.count, "finding")): \(counts.joined(separator: ", "))"
        guard baselined > 0 else { return found }
        return items.isEmpty
            ? "no new findings; \(baselined) in the baseline" : "\(found); \(baselined) more in the baseline"
    }
}

extension Severity {
    /// What findings of it are called in a count.
    var noun: String { self == .info ? "note" : rawValue }
}
