import NavigationModel
import Testing

struct RemovedRouteAsTests {
    static let examples = RuleExamples(
        "removed-route-as",
        [.scaffolding: .init(wrong: calls("route(to: .detail, as: .sheet)"), right: calls("route(to: .detail)"))])

    private static func calls(_ call: String) -> String {
        scaffolded("func p() { present(.detail, as: .sheet) }\nfunc f() { \(call) }")
    }

    private let rule = "removed-route-as"
    private let newer = "func p() { present(.detail, as: .sheet) }\n"

    @Test(arguments: [
        "route(to: .detail, as: .sheet)", "route(to: .detail, as: .push)",
        "route(to: .detail, as: .fullScreenCover, onDismiss: {})",
    ]) func oldCallBesideNewOnesIsFound(_ call: String) {
        let found = findings(of: rule, in: scaffolded(newer + "func f() { \(call) }"))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("17: `route(to: .detail, as: ."))
        #expect(found[0].hasSuffix("` is a Scaffolding 2 call that was removed in 3.0."))
    }

    @Test func appOfTwoIsFine() {
        #expect(findings(of: rule, in: scaffolded("func f() { route(to: .detail, as: .sheet) }")) == [])
    }

    @Test func moduleOfTwoBesideOneOfThreeIsFine() {
        let old = """
            import Scaffolding
            @Scaffoldable final class Old: FlowCoordinatable {
                var stack = FlowStack<Old>(root: .home)
                func home() -> some View { Text("Old") }
                func go() { route(to: .home, as: .sheet) }
            }
            """
        #expect(findings(of: rule, in: ["New/A.swift": scaffolded(newer), "Old/A.swift": old]) == [])
    }

    @Test func callWithoutStyleAndMethodOfTheAppsOwnAreFine() {
        let own = "func route(to d: Destinations, as s: Kind) { print(d) }\nfunc f() { route(to: .detail, as: .sheet) }"
        #expect(findings(of: rule, in: scaffolded(newer + own)) == [])
        #expect(findings(of: rule, in: scaffolded(newer)) == [])
    }
}
