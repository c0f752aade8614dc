import Base
import Extractor
import Linking
import NavigationModel
import Presentation
import Rules
import TestSupport
import Testing

/// Same input, same bytes.
struct DeterminismTests {
    @Test(arguments: try Fixture.systems()) func orderOfFilesDoesNotMatter(_ system: String) throws {
        let files = try Fixture.sources(of: system).sorted { $0.key < $1.key }
            .map { read($0.value, path: $0.key) }
        let expected = try NavigationDocument.encode(GraphLinker.link(files, title: "App"))
        var generator = Shuffler(state: 7)
        for _ in 0..<2 {
            let shuffled = files.shuffled(using: &generator)
            #expect(try NavigationDocument.encode(GraphLinker.link(shuffled, title: "App")) == expected)
        }
    }

    /// Two builders that call each other build the same, whichever is declared first and whichever is asked for first.
    @Test func orderOfDeclarationsDoesNotMatter() {
        let builders = [
            "@ViewBuilder var first: some View { if near { second } else { A() } }",
            "@ViewBuilder var second: some View { if near { first } else { B() } }",
        ]
        let sheets = [".sheet(isPresented: $near) { first }", ".sheet(isPresented: $far) { second }"]
        func shown(_ builders: [String], _ sheets: [String]) -> [String] {
            let graph = swiftUI(
                "Text(\"\")" + sheets.joined(),
                members: "@State var near = false\n@State var far = false\n" + builders.joined(separator: "\n"))
            return graph.transitions.filter { $0.from.name == "Home" && $0.style == .sheet }
                .compactMap { transition in transition.to.map { "\(transition.destination): \($0.name)" } }
                .sorted()
        }
        let expected = shown(builders, sheets)
        #expect(expected.count == 4, "\(expected)")
        #expect(shown(builders.reversed(), sheets) == expected)
        #expect(shown(builders, sheets.reversed()) == expected)
        #expect(shown(builders.reversed(), sheets.reversed()) == expected)
    }

    /// Of two ways of one length, the one that is told is the same wherever its functions are declared.
    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func wayThatIsToldDoesNotDependOnDeclarations() {
        let ways = ["func near() { show() }", "func far() { show() }", "func both() { near(); far() }"]
        for ways in [ways, ways.reversed(), [ways[1], ways[2], ways[0]]] {
            let read = home(
                rest: """
                    struct Helper { let home: Home; func show() { home.route(to: .child) }; \(ways.joined(separator: "; ")) }
                    struct V: View { let helper: Helper; var body: some View { Button("") { helper.both() } } }
                    """)
            #expect(
                read.called.filter { $0.hasPrefix("V ") } == [
                    "V -push-> Home.child (Child) indirect through Helper.both(), Helper.far(), Helper.show()"
                ])
        }
    }

    @Test(arguments: try Fixture.systems()) func readingTwiceGivesTheSameFacts(_ system: String) throws {
        for (path, text) in try Fixture.sources(of: system) {
            #expect(read(text, path: path) == read(text, path: path))
        }
    }

    @Test func whatCouldNotBeReadIsListed() {
        let unread = NotUnderstood(
            text: "A.swift", reason: "not UTF-8", location: SourceLocation(file: "A.swift", line: 1, column: 1))
        #expect(GraphLinker.link([], title: "T", unread: [unread]).graph.notUnderstood == [unread])
    }

    private struct Shuffler: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }
}
