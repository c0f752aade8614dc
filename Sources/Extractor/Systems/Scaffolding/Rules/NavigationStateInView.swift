import Rules
import Linking
import NavigationModel
import Types

/// A view of a flow that pushes by a state of its own.
enum NavigationStateInView: Rule {
    static let description = RuleDescription(
        id: "navigation-state-in-view", severity: .warning, systems: [.scaffolding],
        summary: "A view in a flow keeps navigation state, bypassing its coordinator.",
        why: """
            The flow owns the stack. A `navigationDestination` in a view pushes onto it without the coordinator's knowledge, so
            going back, deep links and the coordinator's other calls no longer match what is on the screen.
            """,
        wrong: """
            struct HomeView: View {
                @State private var detail: Item?
                var body: some View {
                    List(items) { … }.navigationDestination(item: $detail) { DetailView(item: $0) }
                }
            }
            """,
        right: """
            struct HomeView: View {
                @Environment(HomeCoordinator.self) private var coordinator
                var body: some View {
                    List(items) { item in Button(item.name) { coordinator.route(to: .detail(item: item)) } }
                }
            }
            """,
        exceptions: """
            A sheet or full-screen cover that shows a single screen can stay in the view, and so can a navigation stack
            inside such a sheet or cover. The rule ignores views that are also shown outside flows.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let views = FlowViews(app)
        let calls = views.calls(named: ["navigationDestination"], in: app).compactMap { scope, call, flow -> Finding? in
            guard let type = scope.type, case .member = call.callee else { return nil }
            let view = app.reference(to: type)
            return finding(
                message: "\(view.name), a view in the flow \(flow.name), pushes with a `navigationDestination`.",
                help: "Make the pushed view a destination of the coordinator, and call route(to:).", subject: view.id,
                location: app.location(of: call.location))
        }
        return calls + app.sorted(views.flows).flatMap { paths(in: $0, of: $1, app) }
    }

    /// Paths that a view keeps or is handed: `@Binding var path: NavigationPath`.
    private static func paths(in type: TypeID, of flow: NodeReference, _ app: CheckedApp) -> [Finding] {
        let view = app.reference(to: type)
        return app.properties(of: type).filter { $0.type?.last == "NavigationPath" && !stacked(type, app) }.map {
            property in
            finding(
                message:
                    "\(view.name), a view in the flow \(flow.name), keeps a navigation path in `\(property.name)`.",
                help: "Let the coordinator's stack hold the pushed screens.", subject: view.id,
                location: app.location(of: property.location))
        }
    }

    /// Whether a view has a stack of its own, which may be inside a sheet.
    private static func stacked(_ type: TypeID, _ app: CheckedApp) -> Bool {
        app.scopes(of: type).contains { scope in
            scope.body.calls.contains { ["NavigationStack", "NavigationSplitView"].contains($0.name ?? "") }
        }
    }
}
