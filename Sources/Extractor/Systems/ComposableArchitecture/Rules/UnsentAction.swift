import NavigationModel
import Reducers
import Rules

/// An action that navigates, and that no code sends.
enum UnsentAction: Rule {
    static let description = RuleDescription(
        id: ComposableArchitectureLinker.unsentAction, severity: .warning, systems: [.composableArchitecture],
        summary: "A reducer navigates when an action arrives, but no code sends the action.",
        why: """
            The button or the effect that sent the action was removed, or it was never written. What the reducer shows or closes
            there can't happen.
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
            The rule reports nothing in a library or other source without an entry point; if any code uses the action's name other
            than in a pattern, unless it sends another feature's action of that name; about actions that hold those of a child, of
            a stack, of something presented or of a binding, which the library sends; and about `public` enums and enums whose
            values are made without their names (`CaseIterable`, `Codable`, a raw type). Tests and previews send nothing.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.navigationFaults(of: id).map { fault in
            let feature = app.reference(to: fault.owner)
            return finding(
                message: "No code sends `\(fault.name)` of \(feature.name), which \(fault.detail).",
                help: "Send it from a view or an effect, or delete it.", subject: feature.id,
                location: app.location(of: fault.location))
        }
    }
}
