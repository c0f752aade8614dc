import Rules
import Linking
import NavigationModel

/// `customize(_:)` without `@ScaffoldingIgnored`: the macro makes a destination of it.
///
/// The library calls the method to decorate a coordinator's whole view; nobody means to go there.
enum UntrackedCustomize: Rule {
    static let description = RuleDescription(
        id: "untracked-customize", severity: .warning, systems: [.scaffolding],
        summary: "`customize(_:)` of a coordinator isn't marked `@ScaffoldingIgnored`, so it becomes a destination.",
        why: """
            The library calls `customize(_:)` to modify every view of a coordinator. Because the function returns
            `some View`, the macro creates a destination for it.
            """,
        wrong: """
            func customize(_ view: AnyView) -> some View {
                view.navigationBarTitleDisplayMode(.inline)
            }
            """,
        right: """
            @ScaffoldingIgnored
            func customize(_ view: AnyView) -> some View {
                view.navigationBarTitleDisplayMode(.inline)
            }
            """,
        exceptions: """
            A function named `customize` that takes other parameters is an ordinary destination.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding }.flatMap { owner in
            owner.destinations.compactMap { place -> Finding? in
                guard place.facts.name == "customize", place.parameters.map(\.type) == ["AnyView"],
                    place.parameters[0].label == nil, !place.facts.traits.contains(.ignoredByNewest)
                else { return nil }
                let name = app.reference(to: owner.type)
                return finding(
                    message: "`customize` of \(name.name) modifies the coordinator's views, but is also a destination.",
                    help: "Mark it @ScaffoldingIgnored.", subject: name.id,
                    location: app.location(of: place.facts.location))
            }
        }
    }
}
