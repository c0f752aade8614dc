import Rules
import NavigationModel

extension RuleSettings {
    /// For the document and the site, which list by themselves what was not understood.
    package static let document = RuleSettings([NotUnderstoodCode.id: .off])

    /// Whether the rule of an id is there and on.
    /// - Parameter file: relative to the sources' root.
    func isOn(_ id: String, in file: String) -> Bool {
        Rules.description(of: id).map { severity(of: $0, in: file) != nil } ?? false
    }

    /// A finding with the severity that its rule has where it stands; nil where the rule is off there.
    func applied(to finding: Finding) -> Finding? {
        guard let rule = Rules.description(of: finding.rule),
            let severity = severity(of: rule, in: finding.location.file)
        else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
