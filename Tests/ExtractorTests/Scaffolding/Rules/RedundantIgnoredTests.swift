import Extractor
import NavigationModel
import Testing

struct RedundantIgnoredTests {
    static let examples = RuleExamples(
        "redundant-ignored",
        [
            .scaffolding: .init(
                wrong: scaffolded("@ScaffoldingIgnored var session: Int?"), right: scaffolded("var session: Int?"))
        ])

    private let rule = "redundant-ignored"

    @Test(arguments: [
        ("@ScaffoldingIgnored var session: Int?", "`session` of Home doesn't need @ScaffoldingIgnored: a property"),
        (
            "@ScaffoldingIgnored func f() {}",
            "`f` of Home doesn't need @ScaffoldingIgnored: a function without a return value"
        ),
        (
            "@ScaffoldingIgnored func f() -> () -> Void { {} }",
            "`f` of Home doesn't need @ScaffoldingIgnored: a function that returns `() -> Void`"
        ),
        (
            "@Scaffolding.ScaffoldingIgnored func f() -> [Int] { [] }",
            "`f` of Home doesn't need @ScaffoldingIgnored: a function that returns `[Int]`"
        ),
        (
            "@ScaffoldingIgnored\npublic func f() -> Set<Int> { [] }",
            "`f` of Home doesn't need @ScaffoldingIgnored: a function that returns `Set<Int>`"
        ),
    ]) func attributeThatKeepsNothingOutIsFound(_ member: String, _ words: String) {
        let found = findings(of: rule, in: scaffolded(member))
        #expect(found == ["16: \(words) never becomes a destination."])
    }

    @Test(arguments: [
        "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }",
        "@ScaffoldingIgnored func make() -> any Coordinatable { Gate() }",
        "@ScaffoldingIgnored func make() -> Gate { Gate() }", "@ScaffoldingIgnored func isOpen() -> Bool { true }",
        "@ScaffoldingIgnored func f<T>(_ t: T) -> some View { Text(\"\") }",
        "@ScaffoldingIgnored static func f() async -> some View { Text(\"\") }",
        "@ScaffoldingIgnored func f() -> (some View, some View) { (Text(\"\"), Text(\"\")) }",
        "var session: Int?",
    ]) func attributeThatSomeVersionNeedsIsFine(_ member: String) {
        #expect(findings(of: rule, in: scaffolded(member)) == [])
    }

    @Test func classThatIsNoCoordinatorIsLeftAlone() {
        let text = "final class Model { @ScaffoldingIgnored var session: Int? }"
        #expect(findings(of: rule, in: scaffolded(rest: text)) == [])
    }
}
