import NavigationModel

/// The anchor of every finding on the page of findings: its rule and its place. Findings of one rule in one line share it.
struct FindingAnchors: Sendable {
    private let slugs: Slugs
    private let sources: SourceNames

    init(_ findings: [Finding], _ sources: SourceNames) {
        self.sources = sources
        slugs = Slugs(findings.map { Self.name($0, sources) })
    }

    func anchor(_ finding: Finding) -> String { "finding-\(slugs[Self.name(finding, sources)] ?? "")" }

    private static func name(_ finding: Finding, _ sources: SourceNames) -> String {
        "\(finding.rule) \(sources.short(finding.location))"
    }
}
