import Base

/// Two versions of an app side by side, in the same names.
struct DiffSides: Sendable {
    let old: GraphIndex
    let new: GraphIndex
    /// What is known of their sources besides.
    let sources: ComparedSources
    /// What rules say about each.
    let findings: (old: [Finding], new: [Finding])
    /// The code that only one version has and that is not understood there.
    let unread: (old: [NotUnderstood], new: [NotUnderstood])
    let renames: RenameFinder.Found
    let reach: (old: Reachability, new: Reachability)
    /// Who opens what in each.
    let ways: Ways

    init(old: NavigationAnalysis, new: NavigationAnalysis, sources: ComparedSources) {
        self.sources = sources
        renames = RenameFinder.find(old.graph, new.graph, sources.files)
        let renamed = renames.renaming.applied(to: old)
        let names = ReadableNames(renamed.graph, new.graph)
        let (before, after) = (names.applied(to: renamed), names.applied(to: new))
        self.old = GraphIndex(before.graph)
        self.new = GraphIndex(after.graph)
        findings = (before.findings, after.findings)
        // What is broken is a finding already.
        unread = Difference.of(
            old.graph.notUnderstood.filter { !$0.isMissing }, new.graph.notUnderstood.filter { !$0.isMissing }
        ) { "\($0.text)\n\($0.reason.filter { !$0.isNumber })" }
        let starts = Self.starts(self.old, self.new)
        reach = (Reachability(self.old, starts: starts), Reachability(self.new, starts: starts))
        // Only those that no type is called by any more.
        let taken = Set(after.graph.screens.map(\.reference.simpleName))
        let former = renames.screens.map { ($0.old.simpleName, $0.new.simpleName) }.filter { !taken.contains($0.0) }
        ways = Ways(self.old, self.new, renamed: Dictionary(former) { first, _ in first })
    }

    /// Nil where both versions have entry points; else what nothing shows in the old version, and what is new and nothing
    /// shows in the new one.
    private static func starts(_ old: GraphIndex, _ new: GraphIndex) -> [NodeReference]? {
        guard old.graph.entryPoints.isEmpty || new.graph.entryPoints.isEmpty else { return nil }
        let fresh = Reachability.roots(new).filter { old.screen($0.id) == nil && old.coordinator($0.id) == nil }
        return Reachability.roots(old) + fresh
    }

    /// That code of each version which was not understood, or not read completely, may lead where no path was found; nil where there
    /// is none.
    var hiding: (old: String?, new: String?) {
        func hiding(_ graph: NavigationGraph) -> String? { graph.whatUnresolvedCodeHides ?? graph.whatBrokenFilesHide }
        return (hiding(old.graph), hiding(new.graph))
    }

    /// The coordinators of both versions that only the old one leads to, by id.
    var lostCoordinators: Set<String> {
        Set(
            coordinators.map(\.new).filter { coordinator in
                let place = Reachability.Place(id: coordinator.id, name: coordinator.name, isDestination: false)
                return reach.old.journey(to: place) != nil && reach.new.journey(to: place) == nil
            }.map(\.id))
    }

    /// The coordinators of both versions, in the order of the new one.
    var coordinators: [(old: Coordinator, new: Coordinator)] {
        new.graph.coordinators.compactMap { after in old.coordinator(after.id).map { ($0, after) } }
    }

    /// The destinations of both versions.
    var destinations: [(owner: Coordinator, old: Destination, new: Destination)] {
        coordinators.flatMap { before, after in
            after.destinations.compactMap { destination in
                before.destinations.first { $0.name == destination.name }.map { (after, $0, destination) }
            }
        }
    }

    static func before(_ location: SourceLocation?) -> NavigationChange.Place? {
        location.map { NavigationChange.Place(isNew: false, location: $0) }
    }

    static func after(_ location: SourceLocation?) -> NavigationChange.Place? {
        location.map { NavigationChange.Place(isNew: true, location: $0) }
    }
}

extension GraphIndex {
    /// Who opens a destination, by name and sorted, without those whose methods others call for it.
    func openers(of destination: Destination) -> [String] {
        Set(callers(of: transitions(to: destination)).filter { $0.evidence != .declared }.map(\.from.name)).sorted()
    }

    /// Transitions without those told at the types that call the methods they stand in: taking a call into a method of its
    /// own changes nothing for those who use the app.
    func callers(of transitions: [Transition]) -> [Transition] {
        let called = Set(transitions.flatMap { transition in transition.through.map(Self.owner) })
        return transitions.filter {
            !called.contains($0.from.name) || $0.evidence == .declared || coordinatorView($0.from.id)
        }
    }

    /// Whether a type is a coordinator and a view at once, which people see.
    private func coordinatorView(_ id: String) -> Bool { screen(id) != nil }

    /// The type of a method: `HomeCoordinator` of `HomeCoordinator.open(_:)`.
    static func owner(of method: String) -> String {
        method.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
    }
}

extension Destination {
    /// What it shows, in words.
    var shows: Phrase {
        targets.isEmpty ? "an inline view" : Phrase(listing: targets.map(\.name).sorted())
    }
}

/// Styles in words: `push and sheet`.
enum StyleWords {
    static func list(_ styles: some Sequence<Style>) -> String {
        Phrase(listing: Set(styles).sorted().map(\.rawValue)).text
    }

    /// `a push and a sheet`.
    static func nouns(_ styles: some Sequence<Style>) -> String {
        Phrase(listing: Set(styles).sorted().map(noun)).text
    }

    private static func noun(_ style: Style) -> String {
        switch style {
        case .root: "the root"
        case .fullScreenCover: "a full-screen cover"
        case .splitSidebar: "the sidebar"
        case .splitContent: "the content column"
        case .splitDetail: "the detail column"
        case .switch: "one of several views"
        case .push, .sheet, .popover, .tab, .window: "a \(style.rawValue)"
        }
    }
}
