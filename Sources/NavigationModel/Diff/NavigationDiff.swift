/// What differs between two versions of an app's navigation, for the people who use it.
///
/// Only meaning counts: where code stands, how it is formatted and what its documentation says is no difference.
package struct NavigationDiff: Sendable {
    /// The version before, in the names of the version after where something was only renamed.
    package let old: NavigationAnalysis
    /// The version after.
    package let new: NavigationAnalysis
    /// Worst first.
    package let changes: [NavigationChange]
    /// The coordinators of both versions that no way leads to any more, by id.
    package let lostCoordinators: Set<String>
    /// The old names of destinations that were only renamed, by the new id.
    package let formerNames: [String: String]

    /// Compares two versions of an app.
    /// - Parameter sources: what is known of their sources besides.
    package init(old: NavigationAnalysis, new: NavigationAnalysis, sources: ComparedSources = ComparedSources()) {
        let sides = DiffSides(old: old, new: new, sources: sources)
        self.old = NavigationAnalysis(sides.old.graph, findings: sides.findings.old)
        self.new = NavigationAnalysis(sides.new.graph, findings: sides.findings.new)
        lostCoordinators = sides.hiding.new == nil ? sides.lostCoordinators : []
        let former = sides.renames.destinations.filter { $0.old.count == 1 }
        formerNames = Dictionary(former.map { ("\($0.owner.id).\($0.new.name)", $0.old[0].name) }) { $1 }
        changes = BrokenFiles(sides).certain(of: Self.finders.flatMap { $0.changes(sides) }).sorted()
    }

    private static let finders: [any ChangeFinder.Type] = [
        ReachChanges.self, ScreenChanges.self, DeepLinkChanges.self, EntryPointChanges.self, CoordinatorChanges.self,
        DestinationChanges.self, TransitionChanges.self, ExitChanges.self, FindingChanges.self,
    ]

    /// Whether both versions lead people the same ways.
    package var isEmpty: Bool { changes.isEmpty }

    /// The worst in a few words: `3 screens can no longer be reached`.
    package var headline: String { tallies.first ?? "Nothing about the navigation changed" }

    /// Everything but the worst, counted: `2 destinations added, 1 style changed`.
    package var summary: String { tallies.dropFirst().joined(separator: ", ") }

    /// Changes that are said alike, counted, worst first.
    private var tallies: [String] {
        var order: [NavigationChange.Tally] = []
        var counts: [NavigationChange.Tally: Int] = [:]
        for change in changes {
            if counts[change.tally] == nil { order.append(change.tally) }
            counts[change.tally, default: 0] += max(change.subject.countsNames ? change.names.count : 1, 1)
        }
        return order.map { $0.text(counts[$0] ?? 0) }
    }
}

extension NavigationChange.Subject {
    /// Whether a change may be about several of the kind, all of which count.
    fileprivate var countsNames: Bool { self == .screen || self == .way || self == .notUnderstood }
}

/// Looks for one kind of difference.
protocol ChangeFinder: SendableMetatype {
    static func changes(_ sides: DiffSides) -> [NavigationChange]
}
