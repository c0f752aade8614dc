/// How much the findings of each rule matter, where the user says otherwise than the rule.
package struct RuleSettings: Hashable, Sendable {
    package enum Level: String, Sendable, CaseIterable {
        case off, info, warning, error
    }

    private var levels: [String: Level]

    /// - Parameter levels: by the rules' ids.
    package init(_ levels: [String: Level] = [:]) { self.levels = levels }

    /// For the document and the site, which list by themselves what was not understood.
    package static let document = RuleSettings([NotUnderstoodCode.id: .off])

    /// Whether a rule is looked at.
    func isOn(_ rule: RuleDescription) -> Bool {
        levels[rule.id].map { $0 != .off } ?? (rule.severity != nil)
    }

    /// Whether the rule of an id is there and on.
    func isOn(_ id: String) -> Bool { Rules.description(of: id).map(isOn) ?? false }

    /// A finding with the severity that its rule is given; nil where the rule is off.
    package func severity(of rule: RuleDescription) -> Severity? {
        levels[rule.id].map { Severity(rawValue: $0.rawValue) } ?? rule.severity
    }

    func applied(to finding: Finding) -> Finding {
        var finding = finding
        if let level = levels[finding.rule].flatMap({ Severity(rawValue: $0.rawValue) }) { finding.severity = level }
        return finding
    }
}
