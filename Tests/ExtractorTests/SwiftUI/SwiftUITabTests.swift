import Base
import NavigationModel
import TestSupport
import Testing

/// `TabView`, old and new.
struct SwiftUITabTests {
    private static let state = "@State private var tab: Section = .first"
    private static let section = """
        enum Section: String, CaseIterable, Hashable { case first, second
            @ViewBuilder var destination: some View { switch self { case .first: A()\n case .second: B() } } }
        """

    @Test(arguments: [
        "A().tabItem { Label(\"One\", systemImage: \"star\") }.tag(Section.first)\nB().tabItem { Text(\"Two\") }.tag(Section.second)",
        "Tab(\"One\", systemImage: \"star\", value: .first) { A() }\nTab(\"Two\", systemImage: \"moon\", value: .second) { B() }",
        "Tab(\"One\", systemImage: \"star\", value: Section.first) { A() }\nTabSection(\"More\") { Tab(\"Two\", systemImage: \"moon\", value: Section.second) { B() } }",
        "ForEach(Section.allCases) { tab in tab.destination.tag(tab) }",
        "ForEach(Section.allCases, id: \\.self) { tab in Tab(value: tab) { tab.destination } label: { Text(\"\") } }",
        "A().padding().tag(Section.first)\nGroup { B().tag(Section.second) }",
        "first\nsecond",
        "Tab(\"One\", systemImage: \"star\", value: one) { A() }\nTab(\"Two\", systemImage: \"moon\", value: two) { B() }",
    ]) func tabsAreDestinationsByTagOrValue(_ tabs: String) {
        let read = swiftUI(
            "TabView(selection: $tab) { \(tabs) }",
            members: """
                \(Self.state)
                var first: some View { A().tabItem { Text("One") }.tag(Section.first) }
                var second: some View { B().tabItem { Text("Two") }.tag(Section.second) }
                var one: Section { .first }
                let two = Section.second
                """, rest: Self.section)
        #expect(read.coordinators.map(\.notation).contains("Home tab from first, second"))
        #expect(
            read.declared.filter { $0.hasPrefix("Home") }
                == ["Home -tab-> Home.first (A) declared", "Home -tab-> Home.second (B) declared"])
    }

    @Test func enumThatIsOnlyListedAsTabsIsNoCoordinator() {
        let tabs = "TabView(selection: $tab) { ForEach(Section.allCases) { tab in tab.destination.tag(tab) } }"
        let read = swiftUI(tabs, members: Self.state, rest: Self.section)
        #expect(read.coordinators.notation == ["Home tab from first, second"])
        let shown = swiftUI(
            tabs + ".navigationDestination(for: Section.self) { $0.destination }", members: Self.state,
            rest: Self.section)
        #expect(shown.coordinators.notation.count == 2, "\(shown.coordinators.notation)")
    }

    @Test func titleNamesATabWithoutAValue() {
        let read = swiftUI(
            "TabView { Tab(\"One\", systemImage: \"star\") { A() }\nB().tabItem { Label(\"Two\", systemImage: \"moon\") } }"
        )
        #expect(read.coordinators.notation == ["Home tab from One, Two"])
        #expect(read.destination("Home.One")?.tab == Tab(title: "One", image: "star"))
        #expect(read.destination("Home.Two")?.tab == Tab(title: "Two", image: "moon"))
    }

    @Test func tabAndWhatIsPushedUnderItsNameAreTwo() {
        let read = swiftUI(
            """
            NavigationStack(path: $path) {
                TabView(selection: $tab) { A().tag(Section.first)\nB().tag(Section.second) }
                    .navigationDestination(for: Page.self) { page in switch page { case .first: C()\n case .last: B() } }
            }
            .onAppear { path.append(.first)\ntab = .first }
            """, members: "\(Self.state)\n@State private var path: [Page] = []",
            rest: "\(Self.section)\nenum Page: Hashable { case first, last }")
        let home = read.coordinator("Home")
        #expect(
            Set(home?.destinations.map(\.id) ?? [])
                == ["Home.Section.first", "Home.second", "Home.Page.first", "Home.last"])
        #expect(home?.initial == ["Section.first", "second"])
        #expect(
            Set(read.called) == ["Home -push-> Home.Page.first (C) call", "Home -tab-> Home.Section.first (A) call"])
    }

    @Test(arguments: [
        "NavigationView(content: content).tabItem { Text(text) }.tag(tab)",
        "NavigationStack { content() }.tabItem { Label(text, systemImage: \"star\") }.tag(tab)",
    ]) func functionMakesTabsOfWhatItIsGiven(_ made: String) {
        let read = swiftUI(
            "SwiftUI.TabView(selection: .init(get: { tab }, set: { tab = $0 })) { item(content: { A() }, text: \"One\", tab: .first)\nitem(content: second, text: \"Two\", tab: .second) }",
            members: Self.state,
            rest: """
                \(Self.section)
                struct TabView: View { var body: some View { Text("") } }
                extension Home { func second() -> some View { B() } }
                private func item<Content: View>(content: () -> Content, text: String, tab: Section) -> some View {
                    \(made)
                }
                struct Other: View {
                    @Binding var tab: Section
                    var body: some View { Button("") { tab = .second } }
                }
                """)
        #expect(
            read.declared.filter { $0.contains("-tab->") }
                == ["Home -tab-> Home.first (A) declared", "Home -tab-> Home.second (B) declared"])
        #expect(read.destination("Home.first")?.tab?.title == "One")
    }

    @Test func functionMakesTabsOfTheClosuresThatItsViewIsMadeWith() {
        let read = swiftUI(
            "Bar(first: { A() }, second: C.init)",
            rest: """
                \(Self.section)
                struct Bar<First: View, Second: View>: View {
                    let first: () -> First
                    let second: () -> Second
                    @State private var tab: Section = .first
                    var body: some View {
                        TabView(selection: $tab) { item(first, .first)\nitem(second, .second) }
                    }
                    func item<Content: View>(_ content: () -> Content, _ tab: Section) -> some View {
                        content().tabItem { Text("") }.tag(tab)
                    }
                }
                """)
        #expect(
            read.declared.filter { $0.contains("-tab->") }
                == ["Bar -tab-> Bar.first (A) declared", "Bar -tab-> Bar.second (C) declared"])
    }

    @Test func tabWithoutAScreenHasNoTarget() {
        let read = swiftUI(
            """
            TabView(selection: $tab) {
                Tab("One", systemImage: "star", value: .first) { A() }
                Tab("New", systemImage: "plus", value: .second) { EmptyView() }
            }
            """, members: Self.state, rest: Self.section)
        #expect(read.coordinator("Home")?.initial == ["first", "second"])
        #expect(read.destination("Home.second")?.targets == [])
    }

    @Test func roleIsTold() {
        let read = swiftUI("TabView { Tab(role: .search) { A() }\nTab(\"Two\", systemImage: \"moon\") { B() } }")
        #expect(read.destination("Home.A")?.tab?.role == "search")
    }

    @Test func assigningTheSelectionSelects() {
        let read = swiftUI(
            "TabView(selection: $tab) { A().tag(Section.first)\nRow(tab: $tab).tag(Section.second) }",
            members: Self.state,
            rest:
                "\(Self.section)\nstruct Row: View { @Binding var tab: Section; var body: some View { Button(\"\") { tab = .first } } }"
        )
        #expect(read.called == ["Row -tab-> Home.first (A) call"])
    }

    @Test(arguments: [
        "TabView { A(); B() }.tabViewStyle(.page)",
        "TabView { A().tag(0); B().tag(1) }.tabViewStyle(PageTabViewStyle())",
        "TabView { A().tag(0); B().tag(1) }.tabViewStyle(.page(indexDisplayMode: .never))",
        "TabView { A().tag(0); B().tag(1) }.padding().tabViewStyle(.page)", "TabView { A(); B() }",
    ]) func pagesAreNoTabs(_ body: String) {
        let read = swiftUI(body)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func pagesOfPicturesAreNoTabs() {
        let body = "TabView(selection: $page) { Image(\"a\").tag(0); Image(\"b\").tag(1) }.tabViewStyle(.page)"
        #expect(graph("struct V: View { @State var page = 0; var body: some View { \(body) } }").coordinators.isEmpty)
    }

    @Test(arguments: [".page", ".page(indexDisplayMode: .never)", "PageTabViewStyle()"])
    func pagesThatASelectionNamesAreTabs(_ style: String) {
        let read = swiftUI(
            "TabView(selection: $page) { A().tag(0)\nif isLong { B().tag(1) } }.tabViewStyle(\(style))",
            members: "@State private var page = 0\nfunc next() { page = 1 }\nvar isLong: Bool { true }")
        #expect(read.coordinators.notation == ["Home tab from 0, 1"])
        #expect(read.declared == ["Home -tab-> Home.0 (A) declared", "Home -tab-> Home.1 (B) declared"])
        #expect(read.called == ["Home -tab-> Home.1 (B) call"])
    }

    @Test(arguments: [
        "ForEach(birds) { bird in A().tag(bird.id) }", "ForEach(birds) { bird in A().tag(Optional(bird.id)) }",
        "ForEach(places, id: \\.self) { place in A().tag(place) }",
        "ForEach(birds) { bird in let page = names.string(from: bird)\nA().tag(page) }",
        "ForEach(birds) { bird in A().tag(number(of: bird)) }", "A(); B()",
    ]) func pagesOfOneKindAreNoTabs(_ pages: String) {
        let read = swiftUI(
            "TabView(selection: $page) { \(pages) }.tabViewStyle(.page)",
            members: "@State private var page = 0\nlet birds: [Bird]\nlet places: [Place]")
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty, "\(read.coordinators.notation)")
    }

    /// What a tag is put into says nothing of it.
    @Test(arguments: ["Optional(Section.first)", ".some(.first)", "Section?(.first)", "Optional.some(.first)"])
    func tagIsNamedByWhatItHolds(_ tag: String) {
        let read = swiftUI(
            "TabView(selection: $tab) { A().tag(\(tag))\nB().tag(Optional(Section.second)) }", members: Self.state,
            rest: Self.section)
        #expect(read.coordinators.first?.destinations.map(\.name) == ["first", "second"])
    }

    @Test func tabsOfAListOfOtherValuesAreNamedByTheirOwn() {
        let read = swiftUI(
            "TabView(selection: $tab) { ForEach(Item.allCases) { item in make(item) } }",
            members: """
                \(Self.state)
                func make(_ item: Item) -> some TabContent<Section> {
                    switch item {
                    case .one: Tab(value: Section.first) { A() }
                    case .two: Tab(value: Section.second) { NavigationStack { B() } }
                    }
                }
                """, rest: "\(Self.section)\nenum Item: CaseIterable { case one, two }")
        #expect(
            read.declared == ["Home -tab-> Home.first (A) declared", "Home -tab-> Home.second (B) declared"],
            "\(read.declared)")
    }

    @Test func selectionThatAnotherViewSwitchesOverIsToldOfBoth() {
        let read = graph(
            """
            import SwiftUI
            enum Part: CaseIterable { case near, far }
            @Observable class Model { var part = Part.near }
            @main struct Planets: App { let isWide = false; var body: some Scene { WindowGroup {
                if isWide { Wide() } else { Narrow() }
            } } }
            struct Narrow: View {
                @Environment(Model.self) var model
                var body: some View { TabView(selection: $model.part) { A().tag(Part.near); B().tag(Part.far) } }
            }
            struct Wide: View {
                @Environment(Model.self) var model
                var body: some View { NavigationSplitView { Side() } detail: {
                    switch model.part { case .near: A()\n case .far: B() }
                } }
            }
            struct Side: View {
                @Environment(Model.self) var model
                var body: some View { Button("") { model.part = .far } }
            }
            struct A: View { var body: some View { Text("A") } }
            struct B: View { var body: some View { Text("B") } }
            """)
        #expect(read.called == ["Side -tab-> Narrow.far (B) call", "Side -split-detail-> Wide.far (B) call"])
    }

    @Test func tabsOfTheAppsOwnAreNone() {
        let read = swiftUI(
            "TabView { Tab(\"One\") { A() } }",
            rest: """
                struct TabView<Content: View>: View { @ViewBuilder var content: () -> Content; var body: some View { HStack { content() } } }
                struct Tab<Content: View>: View { init(_ title: String, @ViewBuilder content: () -> Content) {}\n var body: some View { Text("") } }
                """)
        #expect(read.coordinators.isEmpty)
    }

    @Test func viewOfTheAppThatIsCalledTabIsNoTab() {
        let read = swiftUI(
            "TabView { Tab(title: \"One\").tag(1)\nB().tag(2) }",
            rest: "struct Tab: View { let title: String; var body: some View { Text(title) } }")
        #expect(read.destination("Home.1")?.targets.map(\.id) == ["Tab"])
    }

    @Test(arguments: [
        "func look(_ place: Place) -> some View { tabItem { Text(\"x\") }.tag(place) }",
        "func look(_ place: Place) -> some View { self.padding().tabItem { Label(\"x\", systemImage: \"y\") }.tag(place) }",
        """
        func look(_ place: Place, color: Color = .red) -> some View { modifier(Look(place: place, color: color)) } }
        struct Look: ViewModifier {
            let place: Place; let color: Color
            func body(content: Content) -> some View { content.tabItem { Text("x") }.tag(place) }
        """,
    ]) func modifierOfTheAppMakesATab(_ modifier: String) {
        let read = swiftUI(
            "TabView { A().look(.near); B().look(.far(miles: 1)); C().other() }",
            rest: "extension View { func other() -> some View { padding() } }\nextension View { \(modifier) }")
        #expect(read.coordinators.first?.destinations.map(\.name) == ["near", "far"])
        #expect(read.coordinators.first?.kind == .tab)
    }

    /// The container's own code has more calls before it than the property that its tabs stand in.
    @Test(arguments: [
        "var tabs: some View { home }\nvar home: some View { A().tabItem { Text(\"One\") }.tag(Place.near) }",
        "func tabs() -> some View { Group { home } }\nvar home: some View { A().tag(Place.near) }",
        "@ViewBuilder var tabs: some View { Group { A().tag(Place.near) } }",
    ]) func tabsBehindPropertiesAndFunctionsAreRead(_ members: String) {
        let name = members.contains("func tabs") ? "tabs()" : "tabs"
        let read = swiftUI(
            "VStack { Text(\"a\") }.padding().background(Color.red)\nTabView { \(name) }", members: members)
        #expect(read.coordinators.first?.destinations.map(\.name) == ["near"])
        #expect(read.destination("Home.near")?.targets.map(\.name) == ["A"])
    }

    @Test func propertiesThatNameEachOtherManyTimesAreReadOnce() {
        let rows = (0..<11).map { row in
            "@ViewBuilder var p\(row): some View { \(Array(repeating: "p\(row + 1)", count: 8).joined(separator: "; ")) }"
        }
        let read = swiftUI(
            "TabView { p0 }",
            members: rows.joined(separator: "\n") + "\nvar p11: some View { A().tabItem { Text(\"One\") } }")
        #expect(read.coordinators.first?.destinations.map(\.name) == ["One"])
    }

    /// Each case is one tab, and shows its own view, whatever says in its label which one it is.
    @Test(arguments: [
        "switch tab { case .first: VStack { A() }.tabItem { tab.image\nText(tab.title) }.tag(tab)\ncase .second: B().tabItem { tab.image }.tag(tab) }",
        "Frame(tab: tab) { content(for: tab) }.tabItem { tab.image }.tag(tab)",
        "Frame(tab: tab) { switch tab { case .first: A()\ncase .second: B() } }.tag(tab)",
        "tab.content(isOn: $isOn).tabItem { tab.label }.tag(tab.rawValue)",
    ]) func casesOfAListAreTabsWithTheirOwnViews(_ content: String) {
        let read = swiftUI(
            "TabView(selection: $tab) { ForEach(Part.allCases) { tab in \(content) } }.tabViewStyle(.page)",
            members: """
                @State var tab = 0
                @ViewBuilder func content(for tab: Part) -> some View { switch tab { case .first: A()\ncase .second: B() } }
                """,
            rest: """
                enum Part: Int, CaseIterable { case first, second
                    var image: Image { switch self { case .first: Image("1")\ncase .second: Image("2") } }
                    @ViewBuilder var label: some View { switch self { case .first: Badge()\ncase .second: Text("2") } }
                    @ViewBuilder func content(isOn: Binding<Bool>) -> some View { switch self { case .first: A()\ncase .second: B() } }
                }
                struct Badge: View { var body: some View { Text("") } }
                struct Frame<Content: View>: View { let tab: Part\n@ViewBuilder let content: () -> Content\nvar body: some View { content() } }
                """)
        let shown = read.coordinator("Home")?.destinations.map {
            "\($0.name) \($0.targets.map(\.id).joined(separator: " "))"
        }
        #expect(shown == ["first A", "second B"])
        #expect(read.notUnderstood.isEmpty)
    }

    /// Tabs and pages for values that are not known are listed, where they show screens.
    @Test(arguments: [
        ("TabView { ForEach(names.indices) { A(name: names[$0]) } }", ["tabs"]),
        (
            "TabView(selection: $page) { ForEach(0 ..< names.count, id: \\.self) { index in A().tag(index) } }.tabViewStyle(.page)",
            ["pages"]
        ),
        ("TabView { ForEach(names.indices) { Text(names[$0]) } }", []),
        ("TabView { ForEach(names.indices) { A(name: names[$0]) }\nB().tabItem { Text(\"B\") } }", []),
    ]) func tabsForUnknownValuesAreListed(_ body: String, _ kinds: [String]) {
        let read = swiftUI(body, members: "let names: [String]\n@State var page = 0")
        #expect(
            read.notUnderstood.map(\.reason) == kinds.map { "its \($0) are created from values that aren't known here" }
        )
    }
}
