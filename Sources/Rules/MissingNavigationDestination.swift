import Base
import Linking
import NavigationModel

/// A link or a path with a value that no `navigationDestination` shows.
enum MissingNavigationDestination: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.missingNavigationDestination, severity: .warning, systems: [.flowStacks, .swiftUI],
        summary: "A value is pushed, but there is no navigationDestination for its type.",
        why: """
            SwiftUI looks for a `navigationDestination` for the type of the value. If there is none, it pushes an empty screen
            with a warning sign, or disables the link.
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
            In a list that has a selection, a link only selects a value, so it needs no destination. The rule also
            reports nothing if the type of the value isn't known.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] { app.faults(of: id).map { finding($0) } }
}
