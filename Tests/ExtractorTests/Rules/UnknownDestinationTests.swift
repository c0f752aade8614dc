import Base
import NavigationModel
import TestSupport
import Testing

struct UnknownDestinationTests {
    static let examples = RuleExamples(
        "unknown-destination",
        [
            .scaffolding: .init(
                wrong: scaffolded("func f() { route(to: .profile) }"),
                right: scaffolded("func f() { route(to: .detail) }")),
            .stinsen: .init(
                wrong: stinsenApp("func f() { route(to: \\.profile) }"),
                right: stinsenApp("func f() { route(to: \\.detail) }")),
            .linkNavigator: .init(
                wrong: linkNavigatorApp(
                    home: "Button(\"x\") { navigator.next(linkItem: .init(path: \"profile\"), isAnimated: true) }"),
                right: linkNavigatorApp(
                    home: "Button(\"x\") { navigator.next(linkItem: .init(path: \"detail\"), isAnimated: true) }")),
        ])

    private let rule = "unknown-destination"

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func destinationThatIsGoneIsFound() {
        #expect(
            findings(of: rule, in: scaffolded("func f() { route(to: .profile) }")) == [
                "16: `route(to: .profile)` leads nowhere: Home has no destination `profile`."
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func destinationInAnExtensionIsFound() {
        let rest = "extension Home { func profile() -> some View { Text(\"x\") } }"
        #expect(
            findings(of: rule, in: scaffolded("func f() { route(to: .profile) }", rest: rest)) == [
                "16: `route(to: .profile)` leads nowhere: `profile` is declared in an extension of Home, where the macro doesn't look."
            ])
    }

    @Test(.enabled(if: NavigationSystem.stinsen.isRead)) func destinationOfStinsenThatIsGoneIsFound() {
        #expect(findings(of: rule, in: stinsenApp("func f() { route(to: \\.profile) }")).count == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func routeThatTheMacroRefusesIsToldOnce() {
        let members = "func slow() async -> some View { Text(\"x\") }\nfunc f() { route(to: .slow) }"
        let app = checked(["App/Source.swift": scaffolded(members)])
        #expect(app.findings.map(\.rule) == ["refused-route", "not-understood"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func valueThatIsMadeElsewhereIsFine() {
        #expect(findings(of: rule, in: scaffolded("func f(_ d: Destinations) { route(to: d) }")) == [])
    }
}
