import TestSupport
import Testing

/// Views that other code than a view's own makes, and closures that make no more than a row.
struct SwiftUIShownElsewhereTests {
    private static let views = """
        struct Start: View {
            @State var isShown = false
            var body: some View { Text("").sheet(isPresented: $isShown) { Sheet() } }
        }
        struct Other: View { var body: some View { Text("") } }
        struct Sheet: View { var body: some View { Text("") } }
        """

    @Test(arguments: [
        "Panel.start.view", "Panel.start.view.padding()", "router.view(for: .start)",
        "NavigationStack { Panel.start.view }",
    ]) func viewHoldsWhatItsBodyIsMadeOfElsewhere(_ body: String) {
        let read = graph(
            """
            import SwiftUI
            enum Panel {
                case start, other
                @ViewBuilder var view: some View {
                    switch self {
                    case .start: Start()
                    case .other: Other()
                    }
                }
            }
            struct Router {
                @ViewBuilder func view(for panel: Panel) -> some View {
                    switch panel {
                    case .start: Start()
                    case .other: Other()
                    }
                }
            }
            struct Home: View {
                let router = Router()
                var body: some View { \(body) }
            }
            \(Self.views)
            """)
        #expect(read.screens.first { $0.id == "Home" }?.contains.map(\.id) == ["Start"])
    }

    private func shown(_ call: String, _ list: String) -> [String] {
        graph(
            """
            import SwiftUI
            struct Home: View {
                @State var isShown = false
                var body: some View { Text("").sheet(isPresented: $isShown) { \(call) } }
            }
            \(list)
            struct Row: View {
                let number: Int
                var body: some View { Text("") }
            }
            """
        ).transitions.notation
    }

    @Test(arguments: [
        ("Rows(items: [1], row: { Row(number: $0) })", "List(items, id: \\.self) { row($0) }"),
        ("Rows(items: [1]) { Row(number: $0) }", "ForEach(items, id: \\.self) { item in HStack { row(item) } }"),
        ("Rows(items: [1], row: { Row(number: $0) })", "List(items, id: \\.self, rowContent: row)"),
    ]) func closureThatBuildsRowsIsNoContent(_ call: String, _ body: String) {
        let list = """
            struct Rows<Content: View>: View {
                let items: [Int]
                let row: (Int) -> Content
                var body: some View { NavigationStack { \(body) } }
            }
            """
        #expect(shown(call, list) == ["Home -sheet-> .isShown (Rows) call"])
    }

    @Test func closureThatIsCalledOnceIsContent() {
        let frame = """
            struct Loader<Content: View>: View {
                let item: Int
                let content: (Int) -> Content
                var body: some View { VStack { content(item) } }
            }
            """
        #expect(shown("Loader(item: 1) { Row(number: $0) }", frame) == ["Home -sheet-> .isShown (Row) call"])
    }

    /// What only lays out is no more a screen than `VStack` is; what has something of its own is one.
    @Test(arguments: [
        ("if isWide { HStack(content: content) } else { VStack(content: content) }", ""),
        ("ScrollView { VStack(spacing: 2) { Spacer(); content() } }.padding()", ""),
        ("VStack { Text(\"Title\"); content() }", " (Layout)"), ("content().overlay { Close() }", " (Layout)"),
    ]) func whatOnlyLaysOutIsNoScreen(_ body: String, _ target: String) {
        let layout = """
            struct Layout<Content: View>: View {
                var isWide = false
                @ViewBuilder let content: () -> Content
                var body: some View { \(body) }
            }
            struct Close: View { var body: some View { Button("") {} } }
            """
        #expect(
            shown("Layout { Text(\"\"); Text(\"\") }", layout) == [
                "Home -sheet-> .isShown\(target) call"
            ])
        #expect(shown("Layout { Row(number: 1) }", layout) == ["Home -sheet-> .isShown (Row) call"])
    }

    private static let sheets = """
        @State private var sheet: Panel?
        func close() { sheet = .none }
        """

    @Test func noneOfAnOptionalDismisses() {
        let read = swiftUI(
            """
            Text("").sheet(item: $sheet) { sheet in
                switch sheet {
                case .one: A()
                case .two: B()
                }
            }
            """, members: Self.sheets, rest: "enum Panel: Identifiable { case one, two; var id: Self { self } }")
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.map(\.reason))")
        #expect(read.exits.map(\.style) == [.dismiss])
    }

    @Test func noneMayBeACase() {
        let read = swiftUI(
            """
            Text("").sheet(item: $sheet) { sheet in
                switch sheet {
                case .one: A()
                case .none: B()
                }
            }
            """, members: "@State private var sheet: Panel?\nfunc close() { sheet = Panel.none }",
            rest: "enum Panel: Identifiable { case one, none; var id: Self { self } }")
        #expect(read.exits.isEmpty)
        #expect(read.transitions.notation == ["Home -sheet-> .none (B) call"])
    }

    @Test func valueAroundARouteIsShownAsWhatItIs() {
        let read = graph(
            """
            import SwiftUI
            enum Kind { case buy(Int), sell(Int) }
            struct Input: Identifiable { let id = 1; let kind: Kind }
            @Observable final class Handler {
                var input: Input?
                func buy() { present(kind: .buy(1)) }
                private func present(kind: Kind) { input = Input(kind: kind) }
            }
            struct Home: View {
                @State var handler = Handler()
                var body: some View { Button("") { handler.buy() }.sheet(item: $handler.input) { Trade(input: $0) } }
            }
            struct Trade: View {
                let input: Input
                var body: some View { Text("") }
            }
            """)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.map(\.reason))")
        #expect(read.transitions.notation.contains { $0.hasPrefix("Home -sheet-> ") && $0.contains("(Trade)") })
    }

    @Test func switchInAnActionIsNoChoiceOfScreens() {
        let read = swiftUI(
            "Button(\"\") { field = .memo }.sheet(item: $field) { field in Scan { handle($0, for: field) } }",
            members: """
                @State private var field: Field?
                func handle(_ text: String, for field: Field) {
                    switch field {
                    case .street: print(text)
                    case .memo: print("", text)
                    }
                }
                """,
            rest: """
                enum Field: Identifiable { case street, memo; var id: Self { self } }
                struct Scan: View {
                    let action: (String) -> Void
                    init(action: @escaping (String) -> Void) { self.action = action }
                    var body: some View { Text("") }
                }
                """)
        #expect(read.transitions.notation == ["Home -sheet-> .field (Scan) call"])
    }

    private func flow(_ body: String) -> [String] {
        graph(
            """
            import SwiftUI
            enum Flow: Identifiable { case words, key; var id: Self { self } }
            struct Home: View {
                @State var flow: Flow?
                var body: some View {
                    VStack {
                        Button("") { flow = .words }
                        Button("") { flow = .key }
                    }.sheet(item: $flow) { Export(flow: $0) }
                }
            }
            struct Export: View {
                let flow: Flow
                @State var path: [Int] = []
                var body: some View { \(body) }
            }
            struct Words: View { var body: some View { Text("") } }
            struct Key: View { var body: some View { Text("") } }
            struct Number: View { var body: some View { Text("") } }
            """
        ).called.filter { $0.contains("sheet") }
    }

    private static let choice = """
        switch flow {
        case .words: Words()
        case .key: Key()
        }
        """

    @Test(arguments: ["", ".tint(.red)"]) func sheetWithAStackOfItsOwnIsShownAsAWhole(_ modifier: String) {
        let stack = """
            NavigationStack(path: $path) {
                Group { \(Self.choice) }.navigationDestination(for: Int.self) { _ in Number() }
            }\(modifier)
            """
        #expect(flow(stack) == ["Home -sheet-> .flow (Export) call"])
    }

    @Test func viewThatOnlyChoosesIsWhatItChooses() {
        #expect(flow(Self.choice) == ["Home -sheet-> .key (Key) call", "Home -sheet-> .words (Words) call"])
    }
}
