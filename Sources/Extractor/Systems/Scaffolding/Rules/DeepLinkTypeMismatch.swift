import Rules
import Linking
import NavigationModel

/// A hop whose typed closure, or `expecting:`, names another type than the destination shows: nothing after it runs.
enum DeepLinkTypeMismatch: Rule {
    static let description = RuleDescription(
        id: "deep-link-type-mismatch", severity: .warning, systems: [.scaffolding],
        summary: "The code after a step of a deep link expects a different type from the one the destination shows.",
        why: """
            The code in a typed closure, or after a call with `expecting:`, runs only if the destination has the
            expected type. If it doesn't, the deep link stops there without an error.
            """,
        wrong: """
            func main() -> any Coordinatable { MainTabCoordinator() }
            func openProfile() {
                setRoot(.main) { (home: HomeCoordinator) in home.route(to: .profile) }
            }
            """,
        right: """
            func main() -> any Coordinatable { MainTabCoordinator() }
            func openProfile() {
                setRoot(.main) { (tabs: MainTabCoordinator) in tabs.selectFirstTab(.profile) }
            }
            """,
        exceptions: """
            It's fine to expect a superclass of the destination's type, or a protocol that it conforms to. If a destination can
            show one of several types, any of them is fine.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let found = app.graph.deepLinks.flatMap { link in
            link.hops.filter(\.mismatched).map { hop in
                finding(
                    message: "The deep link expects `\(hop.destination)` of \(hop.coordinator.name) to show "
                        + "`\(hop.expects ?? "")`, but it shows `\(hop.to?.name ?? "")`.",
                    help: "Use the type that the destination shows.", subject: hop.coordinator.id,
                    location: link.location)
            }
        }
        return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
