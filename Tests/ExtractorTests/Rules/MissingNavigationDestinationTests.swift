import Base
import NavigationModel
import TestSupport
import Testing

struct MissingNavigationDestinationTests {
    static let examples = RuleExamples(
        "missing-navigation-destination",
        [
            .swiftUI: .init(
                wrong: linked(""), right: linked(".navigationDestination(for: Bird.self) { _ in Text(\"x\") }")),
            .flowStacks: .init(
                wrong: pushed(""), right: pushed(".flowDestination(for: Bird.self) { _ in Text(\"x\") }")),
        ])

    private static func linked(_ destination: String) -> String {
        mounted(
            "NavigationStack { NavigationLink(\"Bird\", value: Bird(id: 1))\(destination) }",
            rest: "struct Bird: Hashable { let id: Int }")
    }

    private static func pushed(_ destination: String) -> String {
        """
        import FlowStacks
        import SwiftUI
        struct Home: View {
            @EnvironmentObject var navigator: FlowPathNavigator
            var body: some View {
                FlowStack { Button("Bird") { navigator.push(Bird(id: 1)) }\(destination) }
            }
        }
        struct Bird: Hashable { let id: Int }
        """
    }

    @Test func valueWhoseTypeMayGoByAnotherNameIsNotSaidToShowNothing() {
        let app = checked([
            "App/Source.swift": mounted(
                "NavigationStack(path: $path) { Button(\"x\") { path.append(\"Order#1\") } }",
                members: "@State private var path = NavigationPath()")
        ])
        #expect(app.findings.filter { $0.rule == rule } == [])
        #expect(
            app.graph.notUnderstood.map(\.reason) == [
                "no navigationDestination for String was found"
            ])
    }

    private let rule = "missing-navigation-destination"
    private let bird = "struct Bird: Hashable { let id: Int }"

    @Test func valueWithoutADestinationIsFound() {
        let home = "NavigationStack { NavigationLink(\"Bird\", value: Bird(id: 1)) }"
        #expect(
            findings(of: rule, in: mounted(home, rest: bird)) == [
                "8: `NavigationLink(\"Bird\", value: Bird(id: 1))` leads nowhere: there is no navigationDestination for Bird."
            ])
    }

    @Test(arguments: ["row", "makeRow()", "Row()"])
    func linkInAMemberOfAListWithASelectionSelects(_ row: String) {
        let home = "NavigationSplitView { List(selection: $id) { \(row) } } detail: { Text(\"x\") }"
        let link = "NavigationLink(\"Bird\", value: Bird(id: 1))"
        let source = mounted(
            home,
            members: """
                @State private var id: Bird?
                var row: some View { \(link) }
                func makeRow() -> some View { VStack { \(link) } }
                """, rest: "\(bird)\nstruct Row: View { var body: some View { \(link) } }")
        let others = ["row", "makeRow()", "Row()"].filter { $0 != row }.count
        #expect(findings(of: rule, in: source).count == others)
    }

    @Test(.enabled(if: NavigationSystem.flowStacks.isRead)) func valueOnAPathOfFlowStacksIsFound() {
        let home = """
            import FlowStacks
            import SwiftUI
            struct Home: View {
                @EnvironmentObject var navigator: FlowPathNavigator
                var body: some View { FlowStack { Button("Bird") { navigator.push(Bird(id: 1)) } } }
            }
            """
        #expect(findings(of: rule, in: home + "\n" + bird).count == 1)
    }

    @Test(arguments: [
        "NavigationStack { NavigationLink(\"Bird\", value: Bird(id: 1)).navigationDestination(for: Bird.self) { _ in Text(\"x\") } }",
        "List(selection: $selected) { NavigationLink(\"Bird\", value: Bird(id: 1)) }",
        // What goes by a second name.
        "NavigationStack { NavigationLink(\"Bird\", value: \"robin\").navigationDestination(for: Bird.ID.self) { _ in Text(\"x\") } }",
        "NavigationStack { NavigationLink(\"Bird\", value: thing) }",
    ]) func valueThatADestinationShowsIsFine(_ home: String) {
        #expect(findings(of: rule, in: mounted(home, members: "@State var selected: Bird?", rest: bird)) == [])
    }
}
