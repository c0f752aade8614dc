import NavigationModel
import Testing

struct UnknownDestinationTests {
    private let rule = "unknown-destination"

    @Test func destinationThatIsGoneIsFound() {
        #expect(
            findings(of: rule, in: scaffolded("func f() { route(to: .profile) }")) == [
                "16: `route(to: .profile)` leads nowhere: Home has no destination `profile`."
            ])
    }

    @Test func destinationInAnExtensionIsFound() {
        let rest = "extension Home { func profile() -> some View { Text(\"x\") } }"
        #expect(
            findings(of: rule, in: scaffolded("func f() { route(to: .profile) }", rest: rest)) == [
                "16: `route(to: .profile)` leads nowhere: `profile` is declared in an extension of Home, which the macro does not read."
            ])
    }

    @Test func destinationOfStinsenThatIsGoneIsFound() {
        let graph = stinsen("func f() { route(to: \\.profile) }")
        #expect(graph.findings.map(\.rule) == [rule])
    }

    @Test func routeThatTheMacroRefusesIsToldOnce() {
        let members = "func slow() async -> some View { Text(\"x\") }\nfunc f() { route(to: .slow) }"
        let app = checked(["App/Source.swift": scaffolded(members)])
        #expect(app.findings.map(\.rule) == ["refused-route", "not-understood"])
    }

    @Test func valueThatIsMadeElsewhereIsFine() {
        #expect(findings(of: rule, in: scaffolded("func f(_ d: Destinations) { route(to: d) }")) == [])
    }
}
