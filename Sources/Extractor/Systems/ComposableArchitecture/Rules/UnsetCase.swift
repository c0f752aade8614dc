import NavigationModel
import Reducers
import Rules

/// A case of a destination or a path that a view shows, and that no code sets.
enum UnsetCase: Rule {
    static let description = RuleDescription(
        id: ComposableArchitectureLinker.unsetCase, severity: .warning, systems: [.composableArchitecture],
        summary: "A view shows a case of a destination or a path, but no code sets the case.",
        why: """
            The code that sets the case was removed, or it was never written. The view still suggests that people can
            reach the screen.
            """,
        wrong: """
            @Reducer enum Destination { case add(Add), edit(Edit) }
            case .addTapped: state.destination = .add(Add.State())

            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { EditView(store: $0) }
            """,
        right: """
            @Reducer enum Destination { case add(Add), edit(Edit) }
            case .addTapped: state.destination = .add(Add.State())
            case .editTapped: state.destination = .edit(Edit.State())

            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { EditView(store: $0) }
            """,
        exceptions: """
            The rule ignores libraries and other source without an entry point. It ignores a case if any code creates a
            value of any type from a case with that name, and enums that are `public`, `CaseIterable` or `Codable`, or
            have a raw type.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.navigationFaults(of: id).map { fault in
            let feature = app.reference(to: fault.owner)
            return finding(
                message: "A view shows the case `\(fault.name)` of \(feature.name), but no code sets "
                    + "`\(fault.detail)` to that case.",
                help: "Set the case in a reducer, or delete it.", subject: feature.id,
                location: app.location(of: fault.location))
        }
    }
}
