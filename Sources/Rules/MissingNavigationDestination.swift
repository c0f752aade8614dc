import Base
import Linking
import NavigationModel

/// A link or a path with a value that no `navigationDestination` shows.
enum MissingNavigationDestination: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.missingNavigationDestination, severity: .warning, systems: [.flowStacks, .swiftUI],
        summary: "A value is pushed, and nothing says what a value of its type shows.",
        why: """
            SwiftUI looks for the `navigationDestination` of the value's own type. Where there is none it pushes a blank screen
            with a warning sign, or makes the link one that cannot be tapped.
            """,
        wrong: """
            NavigationStack {
                NavigationLink(value: planet) { Text(planet.name) }
            }
            """,
        right: """
            NavigationStack {
                NavigationLink(value: planet) { Text(planet.name) }
                    .navigationDestination(for: Planet.self) { PlanetView(planet: $0) }
            }
            """,
        exceptions: """
            A link in a list with a selection selects, and needs none. Nothing is said about a value whose type could not be told.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] { app.faults(of: id).map { finding($0) } }
}
