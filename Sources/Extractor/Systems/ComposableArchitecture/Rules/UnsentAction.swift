import NavigationModel
import Reducers
import Rules

/// An action that navigates, and that no code sends.
enum UnsentAction: Rule {
    static let description = RuleDescription(
        id: ComposableArchitectureLinker.unsentAction, severity: .warning, systems: [.composableArchitecture],
        summary: "A reducer navigates when an action arrives, but no code sends the action.",
        why: """
            The button or the effect that sends the action was removed, or it was never written, so the reducer's code
            for the action never runs.
            """,
        wrong: """
            case .addTapped:
                state.destination = .add(Add.State())

            Button("Add") {}
            """,
        right: """
            case .addTapped:
                state.destination = .add(Add.State())

            Button("Add") { store.send(.addTapped) }
            """,
        exceptions: """
            The rule ignores libraries and other source without an entry point. It ignores an action if any code uses
            its name outside a pattern; sending another feature's action with that name doesn't count, and neither do
            tests and previews. It ignores actions of children, stacks, presentations and bindings, which the library
            sends, and enums that are `public`, `CaseIterable` or `Codable`, or have a raw type.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.navigationFaults(of: id).map { fault in
            let feature = app.reference(to: fault.owner)
            return finding(
                message: "`\(fault.name)` of \(feature.name) \(fault.detail), but no code sends the action.",
                help: "Send the action from a view or an effect, or delete it.", subject: feature.id,
                location: app.location(of: fault.location))
        }
    }
}
