import Rules
import Linking
import NavigationModel

/// `@ScaffoldingIgnored` on what the macro never looks at.
enum RedundantIgnored: Rule {
    static let description = RuleDescription(
        id: "redundant-ignored", severity: .warning, systems: [.scaffolding],
        summary: "`@ScaffoldingIgnored` stands on a declaration that is no route anyhow.",
        why: """
            The macro looks at functions alone, and by what they return. On anything else the attribute is noise that hides where it
            matters.
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
            A function that returns a view, a coordinator or a tab's tuple needs the attribute to be none, as `customize(_:)` does.
            So does one whose result is a single name, such as `Bool`, with Scaffolding 3.0.0 to 3.1.0.
            """, isFixable: true)

    static func findings(in app: LinkedApp) -> [Finding] {
        zip(app.table.fileIDs, app.table.files).flatMap { file, facts in
            facts.redundantMarks.compactMap { mark -> Finding? in
                guard let type = app.table.find(mark.path, from: file, within: nil),
                    app.types.coordinators.contains(type)
                else { return nil }
                let name = app.names.reference(to: type)
                return finding(
                    message: "`\(mark.name)` of \(name.name) is \(mark.reason), which is no route: it needs no "
                        + "@ScaffoldingIgnored.",
                    help: "Delete the attribute.", subject: name.id, location: app.location(of: mark.location))
            }
        }
    }
}
