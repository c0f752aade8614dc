import Rules
import Linking
import NavigationModel

/// A navigation stack inside a flow, which has one already: pushes go into the inner one and are lost to the flow.
enum NestedNavigationStack: Rule {
    static let description = RuleDescription(
        id: "nested-navigation-stack", severity: .warning, systems: [.scaffolding],
        summary: "A destination of a flow wraps its view in a navigation stack.",
        why: """
            A flow is itself a `NavigationStack`, and SwiftUI doesn't support one inside another: the inner stack
            swallows the screens that the flow pushes, and `route(to:)` no longer works.
            """,
        wrong: """
            func detail() -> some View {
                NavigationStack { DetailView() }
            }
            """,
        right: """
            func detail() -> some View { DetailView() }

            // or, if it needs its own navigation:
            func detail() -> any Coordinatable { DetailCoordinator() }
            """,
        exceptions: """
            The rule ignores a stack inside a sheet that the view presents, and the views of tab and root coordinators.
            """)

    private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding && $0.kind == .flow }.flatMap { owner in
            owner.destinations.compactMap { destination -> Finding? in
                guard let wrapper = destination.targets.wrapper, stacks.contains(wrapper) else { return nil }
                let name = app.reference(to: owner.type)
                return finding(
                    message: "`\(destination.facts.name)` of \(name.name) wraps its view in a `\(wrapper)`, but a flow "
                        + "is already a navigation stack.",
                    help: "Return the view without the wrapper, or return a coordinator.", subject: name.id,
                    location: app.location(of: destination.facts.location))
            }
        }
    }
}
