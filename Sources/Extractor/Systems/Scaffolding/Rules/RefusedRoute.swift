import Rules
import Facts
import Linking
import NavigationModel

/// A route that the macro refuses, or that would not compile with what it makes of it.
enum RefusedRoute: Rule {
    static let description = RuleDescription(
        id: "refused-route", severity: .error, systems: [.scaffolding],
        summary: "The macro rejects a function that looks like a destination.",
        why: """
            A destination becomes a case of an enum, and is created synchronously. A function that is generic, asynchronous,
            throwing, static or unavailable, or has an `inout`, variadic, `isolated` or opaque parameter, can't be a
            destination: the macro reports an error, or the code that it generates doesn't compile.
            """,
        wrong: """
            func detail(id: Int) async throws -> some View { DetailView(item: try await load(id)) }
            """,
        right: """
            func detail(id: Int) -> some View { DetailView(id: id) }
            """,
        exceptions: """
            The rule ignores functions marked `@ScaffoldingIgnored`, and functions with return types that the macro
            ignores.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.rejected.map { route in
                let name = app.reference(to: owner.type)
                let reasons = route.traits.compactMap(words).joined(separator: ", and ")
                return finding(
                    message: "`\(route.name)` of \(name.name) can't be a destination: \(reasons).",
                    help: "Change the declaration, or mark it @ScaffoldingIgnored.", subject: name.id,
                    location: app.location(of: route.location))
            }
        }
    }

    private static func words(_ trait: DestinationFacts.Trait) -> String? {
        switch trait {
        case .generic: "it's generic"
        case .async: "it's async"
        case .throws: "it throws"
        case .static: "it's static"
        case .unavailable: "it's unavailable"
        case .parameter: "a parameter is inout, variadic, isolated or opaque"
        case .tuple, .tabRole, .ignoredByNewest: nil
        }
    }
}
