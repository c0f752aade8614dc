import Rules
import Facts
import Linking
import NavigationModel

/// A route that the macro refuses, or that would not compile with what it makes of it.
enum RefusedRoute: Rule {
    static let description = RuleDescription(
        id: "refused-route", severity: .error, systems: [.scaffolding],
        summary: "A function that would be a route is one that the macro refuses.",
        why: """
            A destination is a case of an enum, made and shown without waiting. A function that is generic, `async`, `throws`,
            `static` or unavailable, or that has an `inout`, variadic, `isolated` or opaque parameter, cannot be one: the macro says
            so, or what it makes does not compile.
            """,
        wrong: """
            func detail(id: Int) async throws -> some View { DetailView(item: try await load(id)) }
            """,
        right: """
            func detail(id: Int) -> some View { DetailView(id: id) }
            """,
        exceptions: """
            A function marked `@ScaffoldingIgnored`, or whose return type the macro does not look at, is no route.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.rejected.map { route in
                let name = app.reference(to: owner.type)
                let reasons = route.traits.compactMap(words).joined(separator: ", and ")
                return finding(
                    message: "`\(route.name)` of \(name.name) cannot be a destination: \(reasons).",
                    help: "Change the declaration, or mark it @ScaffoldingIgnored.", subject: name.id,
                    location: app.location(of: route.location))
            }
        }
    }

    private static func words(_ trait: DestinationFacts.Trait) -> String? {
        switch trait {
        case .generic: "it is generic"
        case .async: "it is async"
        case .throws: "it throws"
        case .static: "it belongs to the type, not to an instance"
        case .unavailable: "it is unavailable"
        case .parameter: "a parameter is inout, variadic, isolated or of an opaque type"
        case .tuple, .tabRole, .ignoredByNewest: nil
        }
    }
}
