import Rules
import Linking
import NavigationModel

/// Two declarations of a coordinator that would be destinations of one name: an enum cannot hold two cases of it.
enum DuplicateDestination: Rule {
    static let description = RuleDescription(
        id: "duplicate-destination", severity: .error, systems: [.scaffolding],
        summary: "A coordinator declares two destinations with the same name.",
        why: """
            Each destination becomes an enum case, identified only by the function's base name. The macro rejects the second
            function, or the code that it generates doesn't compile.
            """,
        wrong: """
            func detail(id: Int) -> some View { DetailView(id: id) }
            func detail(name: String) -> some View { DetailView(name: name) }
            """,
        right: """
            func detail(id: Int) -> some View { DetailView(id: id) }
            func namedDetail(name: String) -> some View { DetailView(name: name) }
            """,
        exceptions: """
            The rule ignores declarations in different branches of the same `#if`, and functions marked
            `@ScaffoldingIgnored`.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            let name = app.reference(to: owner.type)
            return owner.duplicates.map { route in
                finding(
                    message: "`\(route.name)` of \(name.name) is declared twice; only the first is a destination.",
                    help: owner.system == .scaffolding
                        ? "Rename the second declaration, or mark it @ScaffoldingIgnored."
                        : "Rename the second declaration.",
                    subject: name.id, location: app.location(of: route.location))
            }
        }
    }
}
