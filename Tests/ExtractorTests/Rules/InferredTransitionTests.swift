import Base
import NavigationModel
import TestSupport
import Testing

struct InferredTransitionTests {
    static let examples = RuleExamples(
        "inferred-transition",
        [
            .scaffolding: .init(
                wrong: scaffolded(
                    rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: .detail) } } }"),
                right: scaffolded(home: "Button(\"x\") { coordinator.route(to: .detail) }")),
            .stinsen: .init(
                wrong: stinsenApp(
                    rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: \\.detail) } } }"
                ),
                right: stinsenApp(home: "Button(\"x\") { router.route(to: \\.detail) }")),
        ])

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func inferredTransitionIsToldWhereItIsAskedFor() {
        let app = scaffolded(
            rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: .detail) } } }")
        #expect(findings(of: "inferred-transition", in: app) == [])
        let rules = RuleSettings(["inferred-transition": .info])
        #expect(
            findings(of: "inferred-transition", in: app, rules: rules).map { $0.drop { $0 != " " } } == [
                " Row probably shows `detail`: the name matches, but the type of the receiver in `router().route(to: .detail)` isn't known."
            ])
        #expect(findings(of: "inferred-transition", in: scaffolded(), rules: rules) == [])
    }

    /// What a computed property chooses is not said to be known by a name.
    @Test func inferredValueIsNotToldAsAReceiver() {
        let app = """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
            enum Section: Hashable { case first, second }
            enum Intent { case one, two; var section: Section { switch self { case .one: .first; case .two: .second } } }
            struct Home: View {
                @State var section = Section.first
                let intent: Intent
                var body: some View {
                    TabView(selection: $section) {
                        Text("1").tabItem { Text("1") }.tag(Section.first)
                        Text("2").tabItem { Text("2") }.tag(Section.second)
                    }.onTapGesture { section = intent.section }
                }
            }
            """
        let found = findings(of: "inferred-transition", in: app, rules: RuleSettings(["inferred-transition": .info]))
        #expect(found.count == 2)
        let words = "`section = intent.section` may also show something else."
        #expect(found.allSatisfy { $0.hasSuffix(words) }, "\(found)")
    }
}
