import Base
import NavigationModel

/// The findings of a run after they were compared with the files that a team keeps.
struct Comparison {
    private(set) var findings: [Finding]
    /// How many a baseline hides.
    private(set) var hidden = 0
    /// What is about a file that the user named, and not about the source.
    private(set) var ownFiles: Set<String> = []

    init(findings: [Finding]) { self.findings = findings }

    /// Takes what a baseline lists out, and adds what of it is gone.
    /// - Parameters:
    ///   - file: its name as typed.
    ///   - isComplete: whether all code could be read, so that what is not found is gone.
    mutating func leaveOut(_ baseline: Baseline, file: String, isComplete: Bool, _ settings: RuleSettings) {
        let (new, gone) = baseline.compared(with: findings)
        hidden = findings.count - new.count
        findings = new
        guard isComplete else { return }
        add(
            gone.map { entry in
                let times = entry.count > 1 ? " (\(entry.count) occurrences)" : ""
                return (
                    "A finding in the baseline no longer exists\(times): \(entry.message) [\(entry.rule)]",
                    "Write the baseline again with --write-baseline."
                )
            }, about: .staleBaseline, file: file, settings)
    }

    /// Adds that a record is stale.
    /// - Parameter changes: the lines that differ.
    mutating func add(changes: [String], file: String, _ settings: RuleSettings) {
        guard !changes.isEmpty else { return }
        let gone = changes.count { $0.hasPrefix("-") }
        add(
            [
                (
                    "The record is out of date: \(Words.count(gone, "line")) removed, \(changes.count - gone) added.",
                    "Write the record again: navdocs export --format text -o \(file)"
                )
            ], about: .staleRecord, file: file, settings)
    }

    private mutating func add(
        _ faults: [(message: String, help: String)], about rule: RuleDescription, file: String,
        _ settings: RuleSettings
    ) {
        guard let severity = settings.severity(of: rule) else { return }
        ownFiles.insert(file)
        findings += faults.map {
            Finding(
                rule: rule.id, severity: severity, message: $0.message, help: $0.help,
                location: SourceLocation(file: file, line: 1, column: 1))
        }
        findings = findings.worstFirst
    }
}
