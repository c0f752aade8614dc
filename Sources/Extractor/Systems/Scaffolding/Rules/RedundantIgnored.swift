import Facts
import Linking
import NavigationModel
import Rules

/// `@ScaffoldingIgnored` on what the macro never looks at.
enum RedundantIgnored: Rule {
    static let description = RuleDescription(
        id: "redundant-ignored", severity: .warning, systems: [.scaffolding],
        summary: "`@ScaffoldingIgnored` marks a declaration that wouldn't be a destination anyway.",
        why: """
            The macro looks only at functions and their return types. On anything else, the attribute has no effect, and
            distracts from the declarations that need it.
            """,
        wrong: """
            @ScaffoldingIgnored var session: AuthToken?
            @ScaffoldingIgnored func openDetail(_ item: Item) { route(to: .detail(item: item)) }
            """,
        right: """
            var session: AuthToken?
            func openDetail(_ item: Item) { route(to: .detail(item: item)) }
            """,
        exceptions: """
            A function that returns a view (as `customize(_:)` does), a coordinator or a tuple for a tab needs the
            attribute if it isn't meant to be a destination. In Scaffolding 3.0.0 to 3.1.0, a function whose return type is a
            plain name, such as `Bool`, needs it, too.
            """, isFixable: true)

    private static let names: Set<String> = ["ScaffoldingIgnored", "Scaffolding.ScaffoldingIgnored"]

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            let classes = app.declarations(of: owner.type).filter { type in
                type.kind == .class
                    && type.attributes.contains { ["Scaffoldable", "Scaffolding.Scaffoldable"].contains($0) }
            }
            return classes.flatMap(marks).map { mark in
                let name = app.reference(to: owner.type)
                return finding(
                    message:
                        "`\(mark.name)` of \(name.name) doesn't need @ScaffoldingIgnored: \(mark.reason) never becomes "
                        + "a destination.",
                    help: "Remove the attribute.", subject: name.id, location: app.location(of: mark.location))
            }
        }
    }

    /// The attributes of a class's members that no version of the macro needs. Those inside `#if` are left alone.
    private static func marks(in type: TypeFacts) -> [(name: String, reason: String, location: RelativeLocation)] {
        func places(_ attributes: [AttributeFacts]) -> [RelativeLocation] {
            attributes.filter { names.contains($0.name) }.compactMap(\.location)
        }
        var seen: Set<RelativeLocation> = []
        let properties = type.properties.filter { $0.condition == type.condition }.flatMap { property in
            // Of several bindings that share the attribute, the first is told.
            places(property.attributes).filter { seen.insert($0).inserted }.map { (property.name, "a property", $0) }
        }
        let functions = type.functions.filter { $0.condition == type.condition && $0.name != "init" }
        return properties
            + functions.flatMap { function -> [(String, String, RelativeLocation)] in
                let places = places(function.attributes)
                if places.isEmpty { return [] }
                let plain = function.with(attributes: function.attributes.filter { !names.contains($0.name) })
                guard ScaffoldingMacro.trackingVersions(of: plain) == "no version", !isLikeRoute(plain) else {
                    return []
                }
                let reason =
                    plain.returnText.map { "a function that returns `\($0)`" } ?? "a function without a return value"
                return places.map { (function.name, reason, $0) }
            }
    }

    /// Whether a function looks like a route and would be one but for how it is declared, so that the attribute keeps the
    /// macro from refusing it.
    private static func isLikeRoute(_ function: FunctionFacts) -> Bool {
        function.returnText.map { ScaffoldingReturn($0).isDestination } ?? false
    }
}
