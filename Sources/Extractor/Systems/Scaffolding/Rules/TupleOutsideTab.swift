import Rules
import Linking
import NavigationModel

/// A tab's tuple or role in a coordinator that has no tabs: everything but the first part is ignored.
enum TupleOutsideTab: Rule {
    static let description = RuleDescription(
        id: "tuple-outside-tab", severity: .warning, systems: [.scaffolding],
        summary: "A destination returns a tuple for a tab, but its coordinator has no tabs.",
        why: """
            The label and the role in the tuple are for a tab bar. Anywhere else, they are ignored, and the macro warns
            about them.
            """,
        wrong: """
            final class HomeCoordinator: FlowCoordinatable {
                func detail() -> (some View, some View) { (DetailView(), Label("Detail", systemImage: "star")) }
            }
            """,
        right: """
            final class HomeCoordinator: FlowCoordinatable {
                func detail() -> some View { DetailView() }
            }
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding && $0.kind != .tab }.flatMap { owner in
            owner.destinations.compactMap { destination -> Finding? in
                guard !Set(destination.facts.traits).isDisjoint(with: [.tuple, .tabRole]) else { return nil }
                let name = app.reference(to: owner.type)
                let part = destination.facts.traits.contains(.tabRole) ? "label and role" : "label"
                return finding(
                    message: "`\(destination.facts.name)` of \(name.name) returns a tab's \(part), which only a tab "
                        + "coordinator uses.",
                    help: "Return only the view or coordinator.", subject: name.id,
                    location: app.location(of: destination.facts.location))
            }
        }
    }
}
