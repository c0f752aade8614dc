import Base
import NavigationModel
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct SuppressionTests {
    private let wrong = "func old() -> some View { Text(\"Old\") }"

    private func rules(_ members: String, _ settings: RuleSettings = RuleSettings()) -> [String] {
        checked(["App/Source.swift": scaffolded(members)], rules: settings).findings.map(\.rule)
    }

    @Test(arguments: [
        "// navdocs:ignore unused-destination - soon\n{}", "{} // navdocs:ignore unused-destination - soon",
        "/// Old.\n// navdocs:ignore unused-destination – soon\n@available(iOS 18, *)\n{}",
        "// navdocs:ignore-file unused-destination - soon\n{}", "{}\n// navdocs:ignore-file unused-destination - soon",
        "// navdocs:ignore unused-destination, dead-end-cover - soon\n{}",
    ]) func commentWithAReasonSuppresses(_ place: String) {
        let settings = RuleSettings(["dead-end-cover": .off])
        #expect(rules(place.replacing("{}", with: wrong), settings) == [])
    }

    @Test func commentBeforeADeclarationHoldsForAllOfIt() {
        let text = scaffolded().replacing(
            "@Scaffoldable @Observable final class Home",
            with: "// navdocs:ignore unused-destination - soon\n@Scaffoldable @Observable final class Home"
        ).replacing("func open()", with: "\(wrong)\nfunc open()")
        #expect(checked(["App/Source.swift": text]).findings == [])
    }

    @Test(arguments: [
        "// navdocs:ignore unused-destination - soon\nlet a = 1\n{}", "{}\n// navdocs:ignore unused-destination - soon",
    ]) func commentElsewhereSuppressesNothing(_ place: String) {
        #expect(Set(rules(place.replacing("{}", with: wrong))) == ["unused-destination", "unused-suppression"])
    }

    @Test(arguments: [
        ("// navdocs:ignore unused-destination\n{}", "The suppression of `unused-destination` gives no reason."),
        (
            "// navdocs:ignore unused-destination - soon\n// navdocs:ignore dead-end-cover - why\n{}",
            "The suppression of `dead-end-cover` isn't needed: there is no such finding here."
        ),
        (
            "// navdocs:ignore-file unused-destination - soon\n// navdocs:ignore no-such-rule - why\n{}",
            "There is no rule `no-such-rule` to suppress."
        ),
        (
            "// navdocs:ignore-file unused-destination - soon\n// navdocs:ignore\n{}",
            "The suppression doesn't name a rule."
        ),
    ]) func suppressionThatIsWrongItselfIsFound(_ place: String, _ message: String) {
        let found = checked(["App/Source.swift": scaffolded(place.replacing("{}", with: wrong))]).findings
        #expect(found.map(\.rule) == ["unused-suppression"])
        #expect(found.map(\.message) == [message])
    }

    @Test func suppressionOfARuleThatIsOffIsFine() {
        let settings = RuleSettings(["dead-end-cover": .off])
        #expect(rules("// navdocs:ignore dead-end-cover - tvOS\nlet a = 1", settings) == [])
    }

    @Test func wordsThatOnlyLookLikeItAreNone() {
        #expect(
            rules("let a = \"// navdocs:ignore dead-end-cover\"\n// see navdocs:ignore\n// navdocs:ignored x") == [])
    }

    @Test func suppressionInAFileWithoutNavigationIsFound() {
        let files = [
            "App/Source.swift": scaffolded(),
            "App/Model.swift": "// navdocs:ignore dead-end-cover - why\nfinal class Model {}",
        ]
        #expect(
            findings(of: "unused-suppression", in: files) == [
                "1: The suppression of `dead-end-cover` isn't needed: there is no such finding here."
            ])
        #expect(findings(of: "unused-suppression", in: ["App/Model.swift": files["App/Model.swift"] ?? ""]).count == 1)
    }
}
