import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// A coordinator without routes: its view shows one of several, or several under a tab bar.
struct TCAChosen {
    let kind: CoordinatorKind
    let choices: [ShownChoice]
    /// The properties that lead to the selected tab.
    let selection: [String]?

    /// What a view shows of which it is known that it is one of several.
    init(_ choices: [ShownChoice], kind: CoordinatorKind, selection: [String]?) {
        self.kind = kind
        self.choices = Self.merged(choices)
        self.selection = selection
    }

    /// What the view of a coordinator that holds routes shows in place of its router; nil where no coordinator is among
    /// it.
    init?(beside found: TCAChoices, isCoordinator: (TypeID) -> Bool) {
        let branches = found.found.filter { $0.holdsCoordinator(isCoordinator) && !$0.conditions.isEmpty }
        guard !branches.isEmpty else { return nil }
        kind = .root
        choices = Self.merged(branches)
        selection = nil
    }

    /// Nil where no coordinator is among what a view chooses between.
    init?(_ found: TCAChoices, isCoordinator: (TypeID) -> Bool) {
        func holdsCoordinator(_ choices: [ShownChoice]) -> Bool {
            choices.contains { $0.holdsCoordinator(isCoordinator) }
        }
        let branches = found.found.filter { !$0.isTab && !$0.conditions.isEmpty }
        let tabs = found.found.filter(\.isTab)
        if branches.count > 1 || (!branches.isEmpty && !tabs.isEmpty), holdsCoordinator(branches) {
            // A bar of the app's own below a `switch` is a tab bar all the same.
            let isBar = branches.allSatisfy { choice in
                choice.conditions.contains { $0.path?.last?.lowercased().contains("tab") == true }
            }
            kind = isBar && tabs.isEmpty ? .tab : .root
            choices = Self.merged(branches + tabs)
            selection = isBar ? branches.first?.conditions.last?.path : found.selection
        } else if holdsCoordinator(tabs) {
            kind = .tab
            choices = Self.merged(tabs)
            selection = found.selection
        } else {
            return nil
        }
    }

    /// The choices, each name once: `#if` and size classes may show one in several places.
    private static func merged(_ choices: [ShownChoice]) -> [ShownChoice] {
        choices.reduce(into: []) { found, choice in
            if let same = found.firstIndex(where: { $0.name == choice.name }) {
                found[same].fill(choice.columns)
            } else {
                found.append(choice)
            }
        }
    }

    func known(
        _ feature: TCAFeature, of system: NavigationSystem, in table: TypeTable, _ initial: TCAInitial
    ) -> TCAActions.Known {
        let declaration = table.declaration(of: feature.type)
        let first = kind == .tab ? choices : initial.choices(self, of: feature.id)
        let coordinator = LinkedCoordinator(
            type: feature.type, name: feature.name, system: system, kind: kind,
            destinations: linkedDestinations, rejected: [], duplicates: [],
            initial: first.map {
                InitialFacts(destination: $0.name, style: kind == .tab ? .tab : .root, location: $0.location)
            },
            location: declaration?.location ?? choices[0].location)
        return TCAActions.Known(coordinator: coordinator, destinations: destinations)
    }

    var linkedDestinations: [LinkedDestination] {
        choices.map { choice in
            LinkedDestination(
                facts: DestinationFacts(
                    name: choice.name, parameters: choice.parameters, shows: .view, function: choice.name,
                    tab: choice.tab, declaration: choice.declaration, location: choice.location),
                parameters: choice.parameters, targets: choice.targets,
                styles: choice.showings(in: kind).map { ($0.style, $0.platforms) })
        }
    }

    /// The destinations by the case of the actions that they answer to.
    var destinations: [String: [String]] {
        choices.reduce(into: [:]) { $0[$1.action, default: []].append($1.name) }
    }

    // MARK: What a value shows

    /// What is shown once a property has a value.
    /// - Parameters:
    ///   - path: the properties that lead to it; empty for the state itself.
    ///   - value: a case by name, or a literal; `some` for an optional that holds something of which no more is known.
    /// - Returns: nil where the view does not look at the property.
    func shown(_ path: [String], _ value: String) -> [ShownChoice]? {
        if kind == .tab, path == selection {
            let tagged = choices.filter { $0.tag == value }
            if !tagged.isEmpty { return tagged }
        }
        let about = choices.filter { $0.conditions.contains { $0.path == path } }
        guard !about.isEmpty else { return nil }
        func asked(_ choice: ShownChoice) -> [ShownChoice.Condition] { choice.conditions.filter { $0.path == path } }
        // The same may be asked twice: whether anything is there, and then what.
        let named = about.filter { asked($0).allSatisfy { Self.matches($0.patterns, value) } }
        guard named.isEmpty else { return named }
        return about.filter { asked($0).allSatisfy { $0.isElse || Self.matches($0.patterns, value) } }
    }

    private static func matches(_ patterns: [CasePattern], _ value: String) -> Bool {
        patterns.contains { pattern in
            switch pattern {
            case .named("some", _, let inside):
                if inside.contains(where: { $0.name != nil }) { matches(inside, value) } else { value != "nil" }
            case .named(let name, _, _): name == value
            case .literal(let text): text == value
            case .any, .binding, .tuple, .type: false
            }
        }
    }
}
