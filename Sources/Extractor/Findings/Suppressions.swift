import Facts
import NavigationModel

/// The comments of all files that suppress findings.
struct Suppressions {
    private let all: [SuppressionFacts]

    init(_ layouts: [FileLayout]) {
        all = layouts.flatMap(\.suppressions).sorted { $0.location < $1.location }
    }

    /// The findings that nothing suppresses, and what is wrong with the suppressions themselves.
    /// - Parameter isAsked: whether all that a rule could find in a file is among the findings.
    func applied(
        to findings: [Finding], isAsked: (_ rule: RuleDescription, _ file: String) -> Bool
    ) -> (kept: [Finding], unused: [Finding]) {
        guard !all.isEmpty else { return (findings, []) }
        let byFile = Dictionary(grouping: all.indices) { all[$0].location.file }
        var used: Set<Use> = []
        let kept = findings.filter { finding in
            let hiding = (byFile[finding.location.file] ?? []).filter {
                all[$0].rules.contains(finding.rule) && all[$0].covers(finding.location)
            }
            used.formUnion(hiding.map { Use(suppression: $0, rule: finding.rule) })
            return hiding.isEmpty
        }
        return (kept, all.indices.flatMap { faults(of: $0, used, isAsked) })
    }

    /// A rule of a suppression.
    private struct Use: Hashable {
        let suppression: Int
        let rule: String
    }

    private func faults(
        of position: Int, _ used: Set<Use>, _ isAsked: (RuleDescription, String) -> Bool
    ) -> [Finding] {
        let suppression = all[position]
        guard isAsked(UnusedSuppression.description, suppression.location.file) else { return [] }
        var found: [Finding] = []
        if suppression.rules.isEmpty {
            found.append(
                UnusedSuppression.finding(
                    "The suppression doesn't name a rule.", "Name a rule: `navdocs rules` lists them.", suppression))
        }
        for rule in suppression.rules {
            guard let description = Rules.description(of: rule) else {
                found.append(
                    UnusedSuppression.finding(
                        "There is no rule `\(rule)` to suppress.", "`navdocs rules` lists the rules.", suppression
                    ))
                continue
            }
            if isAsked(description, suppression.location.file),
                !used.contains(Use(suppression: position, rule: rule))
            {
                found.append(
                    UnusedSuppression.finding(
                        "The suppression of `\(rule)` isn't needed: there is no such finding here.",
                        "Remove the suppression.", suppression))
            }
        }
        if suppression.reason == nil, !suppression.rules.isEmpty {
            found.append(
                UnusedSuppression.finding(
                    "The suppression of `\(suppression.rules.joined(separator: ", "))` gives no reason.",
                    "Add a reason after a dash.", suppression))
        }
        return found
    }
}
