import NavigationModel
import Reducers
import Rules

/// A case of a destination or a path that code sets, and that no view shows.
enum UnshownCase: Rule {
    static let description = RuleDescription(
        id: ComposableArchitectureLinker.unshownCase, severity: .warning, systems: [.composableArchitecture],
        summary: "Code sets or pushes a case of a destination or a path, but the case has no view.",
        why: """
            The state changes, but nothing is shown: the modifier for the case was forgotten, or the stack has an
            `EmptyView` for it. When people tap, nothing happens, or an empty screen is pushed. The state also stays set
            although nothing is shown, and the next presentation may replace it.
            """,
        wrong: """
            case .editTapped: state.destination = .edit(Edit.State())
            case .helpTapped: state.path.append(.help(Help.State()))

            } destination: { store in
                switch store.case {
                case let .detail(store): DetailView(store: store)
                case .help: EmptyView()
                }
            }
            """,
        right: """
            case .editTapped: state.destination = .edit(Edit.State())
            case .helpTapped: state.path.append(.help(Help.State()))

            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { EditView(store: $0) }
            } destination: { store in
                switch store.case {
                case let .detail(store): DetailView(store: store)
                case let .help(store): HelpView(store: store)
                }
            }
            """,
        exceptions: """
            The rule covers stacks, too: if a case of a path has no view, it is reported where it is pushed. The rule
            reports nothing in a library or other source without an entry point, and nothing about alerts, dialogs and
            `public` enums. It also ignores a destination if any code other than a reducer uses the case's name, or if a
            view shows the destination without looking at its case. Such code is listed as *not understood* instead.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.navigationFaults(of: id).map { fault in
            let feature = app.reference(to: fault.owner)
            return finding(
                message: "No view shows `\(fault.name)` of \(feature.name), but the case is \(fault.detail) here.",
                help: "Add a view for the case, or don't use it here.", subject: feature.id,
                location: app.location(of: fault.location))
        }
    }
}
