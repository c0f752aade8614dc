import Rules
import Linking
import NavigationModel

/// A navigation stack inside a flow, which has one already: pushes go into the inner one and are lost to the flow.
enum NestedNavigationStack: Rule {
    static let description = RuleDescription(
        id: "nested-navigation-stack", severity: .warning, systems: [.scaffolding],
        summary: "A route of a flow puts a navigation stack around its view.",
        why: """
            A flow is a `NavigationStack` itself, and SwiftUI does not put one into another: the inner one swallows what the flow
            pushes, and `route(to:)` stops doing what it says.
            """,
        wrong: """
            func detail() -> some View {
                NavigationStack { DetailView() }
            }
            """,
        right: """
            func detail() -> some View { DetailView() }

            // or, where it needs a navigation of its own:
            func detail() -> any Coordinatable { DetailCoordinator() }
            """,
        exceptions: """
            A stack inside a sheet that the view shows, and the views of tab and root coordinators, are no fault.
            """)

    private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding && $0.kind == .flow }.flatMap { owner in
            owner.destinations.compactMap { destination -> Finding? in
                guard let wrapper = destination.targets.wrapper, stacks.contains(wrapper) else { return nil }
                let name = app.reference(to: owner.type)
                return finding(
                    message: "`\(destination.facts.name)` of \(name.name) puts a `\(wrapper)` inside a flow, "
                        + "which is a navigation stack itself.",
                    help: "Return the screen without it, or a coordinator of its own.", subject: name.id,
                    location: app.location(of: destination.facts.location))
            }
        }
    }
}
