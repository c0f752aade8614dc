import Base
import Linking
import NavigationModel
import Extractor
import TestSupport
import Testing

/// Each rule where it must fire, and where it must not, in every system that it is about.
struct RuleExamplesTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let rule: String
        let system: NavigationSystem
        let pair: RuleExamples.Pair
        var testDescription: String { "\(rule), \(system.title)" }
    }

    static let examples = RuleExamples.all.flatMap { examples in
        examples.pairs.sorted { $0.key < $1.key }.map { Example(rule: examples.rule, system: $0, pair: $1) }
    }

    @Test func everyRuleHasThemForTheSystemsItNames() {
        let named = Rules.descriptions.filter { !$0.systems.isEmpty }.map { ($0.id, Set($0.systems.filter(\.isRead))) }
        let shown = RuleExamples.all.map { ($0.rule, Set($0.pairs.keys)) }
        #expect(
            Dictionary(uniqueKeysWithValues: shown) == Dictionary(uniqueKeysWithValues: named),
            "what a rule says it is about, and what its tests show")
        #expect(
            Rules.descriptions.filter(\.systems.isEmpty).map(\.id) == [
                "stale-baseline", "stale-record", "unused-suppression",
            ])
    }

    @Test(arguments: examples) func wrongOneIsFound(_ example: Example) {
        let found = app(example.pair.wrong, example).findings.filter { $0.rule == example.rule }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.message.hasSuffix(".") && $0.location.file == "App/Source.swift" })
    }

    @Test(arguments: examples) func rightOneIsNot(_ example: Example) {
        #expect(app(example.pair.right, example).findings.filter { $0.rule == example.rule } == [])
    }

    /// The app read, with a rule on that may be off; it is one of the example's system.
    private func app(_ source: String, _ example: Example) -> NavigationAnalysis {
        let app = checked(["App/Source.swift": source], rules: RuleSettings([example.rule: .warning]))
        let systems = Set(app.graph.coordinators.map(\.system))
        // A router's stack is a view's as well.
        #expect(systems.isSubset(of: [example.system, .swiftUI]))
        #expect(systems.contains(example.system) || example.system == .swiftUI)
        return app
    }
}
