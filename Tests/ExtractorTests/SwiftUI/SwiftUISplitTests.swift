import NavigationModel
import TestSupport
import Testing

/// `NavigationSplitView`.
struct SwiftUISplitTests {
    @Test func columnsAreDestinations() {
        let read = swiftUI("NavigationSplitView { A() } content: { B() } detail: { C() }")
        #expect(read.coordinators.notation == ["Home split from sidebar, content, detail"])
        #expect(
            Set(read.transitions.notation) == [
                "Home -split-sidebar-> Home.sidebar (A) declared", "Home -split-content-> Home.content (B) declared",
                "Home -split-detail-> Home.detail (C) declared",
            ])
    }

    @Test(arguments: [
        "NavigationSplitView { A() } detail: { B() }",
        "NavigationSplitView(columnVisibility: $visibility) { A() } detail: { NavigationStack { B() } }",
        "NavigationSplitView(sidebar: { A() }, detail: { B() })",
    ]) func splitMayHaveTwoColumns(_ body: String) {
        let read = swiftUI(body, members: "@State private var visibility = NavigationSplitViewVisibility.all")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["sidebar", "detail"])
        #expect(read.destination("Home.detail")?.targets.map(\.id) == ["B"])
    }

    @Test func columnWithNothingInItIsNone() {
        let read = swiftUI("NavigationSplitView { NavigationLink(\"B\") { B() } } detail: { EmptyView() }")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["sidebar"])
        #expect(read.called == ["Home -split-detail-> .B (B) call"])
    }

    @Test func columnsBesideTabsAreOfTheSameView() {
        let read = swiftUI(
            "Group { if isPad { NavigationSplitView { A() } detail: { B() } } else { TabView { B().tabItem { Text(\"One\") } } } }",
            members: "let isPad: Bool")
        #expect(read.coordinators.notation == ["Home tab from One, sidebar, detail"])
        #expect(
            Set(read.transitions.notation) == [
                "Home -tab-> Home.One (B) declared", "Home -split-sidebar-> Home.sidebar (A) declared",
                "Home -split-detail-> Home.detail (B) declared",
            ])
    }

    @Test func selectionThatADetailSwitchesOverMakesADestinationOfEachCase() {
        let read = swiftUI(
            """
            NavigationSplitView {
                List(Office.allCases, selection: $office) { office in NavigationLink(office.rawValue, value: office) }
            } detail: {
                switch office { case .post: A()\n case .bank: B() }
            }
            """, members: "@State private var office: Office = .post",
            rest: "enum Office: String, CaseIterable, Identifiable { case post, bank; var id: Self { self } }")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["sidebar", "post", "bank"])
        #expect(read.declared.contains("Home -split-detail-> Home.post (A) declared"))
        #expect(
            read.called == ["Home -split-detail-> Home.bank (B) call", "Home -split-detail-> Home.post (A) call"])
    }

    /// The `switch` may stand in a property, a function, a container or an `if let` of what it switches over.
    @Test(arguments: [
        ("detail", "@ViewBuilder var detail: some View { SWITCH }"),
        ("detail()", "@ViewBuilder func detail() -> some View { SWITCH }"), ("NavigationStack { SWITCH }", ""),
        ("Group { SWITCH }.navigationTitle(\"\")", ""), ("if let place { SWITCH } else { Text(\"\") }", ""),
        ("inner", "var inner: some View { NavigationStack { if let place = place { SWITCH } else { Text(\"\") } } }"),
    ]) func switchOfADetailMayBeWrapped(_ detail: String, _ member: String) {
        let choice = "switch place { case .near: A()\n case .far: B() }"
        let read = swiftUI(
            "NavigationSplitView { sidebar } detail: { \(detail.replacing("SWITCH", with: choice)) }",
            members: """
                @State private var place: Place? = .near
                var sidebar: some View {
                    List(selection: $place) { NavigationLink("", value: Place.far(miles: 1)) }
                }
                \(member.replacing("SWITCH", with: choice))
                """)
        #expect(read.coordinators.notation == ["Home split from sidebar, near"])
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["sidebar", "near", "far"])
        #expect(read.declared.contains("Home -split-detail-> Home.near (A) declared"))
        #expect(read.called == ["Home -split-detail-> Home.far (B) call"])
    }

    /// Another condition around it, or a switch over something that is given to the view, chooses no case.
    @Test(arguments: [
        "if let other { switch place { case .near: A()\n case .far: B()\n case nil: Text(\"\") } } else { C() }",
        "HStack { A(); switch place { case .near: A()\n case .far: B()\n case nil: Text(\"\") } }",
    ]) func switchThatIsAPartOfADetailIsNone(_ detail: String) {
        let read = swiftUI(
            "NavigationSplitView { Text(\"\") } detail: { \(detail) }",
            members: "@State private var place: Place?\n@State private var other: Place?")
        #expect(read.coordinator("Home")?.destinations.map(\.name).contains("near") == false)
    }

    /// Links of a list with a selection, and of views that stand in it, show what the selection chooses.
    @Test(arguments: [
        ("let selection: Binding<Place?>", []),
        ("var selection: Binding<Place?>? = nil", ["Rows -push-> .far (C) call"]),
    ]) func linksOfAListWithASelectionSelect(_ selection: String, _ pushed: [String]) {
        let read = swiftUI(
            """
            NavigationSplitView { Side(selection: $place) } detail: {
                switch place { case .near: A()\ncase .far: B()\ncase nil: Text("") }
            }
            """, members: "@State private var place: Place?",
            rest: """
                struct Rows: View { var body: some View { NavigationLink(value: Place.far(miles: 1)) { Text("") } } }
                struct Side: View {
                    \(selection)
                    var body: some View {
                        List(selection: selection) { NavigationLink(value: Place.near) { Text("") }\nRows() }
                    }
                }
                struct Phone: View {
                    var body: some View {
                        Side(selection: nil).navigationDestination(for: Place.self) { place in
                            switch place { case .near: EmptyView()\ncase .far: C() }
                        }
                    }
                }
                """)
        let selected = ["Rows -split-detail-> Home.far (B) call", "Side -split-detail-> Home.near (A) call"]
        #expect(Set(read.called) == Set(pushed + selected))
        #expect(read.notUnderstood.isEmpty)
    }

    /// What runs for another selection is told there.
    @Test(arguments: [".onChange(of: place) { print(1) }", ""])
    func selectionThatNothingShowsMissesNoDestination(_ modifier: String) {
        let read = swiftUI(
            """
            NavigationSplitView {
                List(selection: $place) { NavigationLink(value: Place.near) { Text("") } }
            } detail: { A() }\(modifier)
            """, members: "@State private var place: Place?")
        #expect(read.notUnderstood.count == (modifier.isEmpty ? 1 : 0))
        #expect(read.notUnderstood.allSatisfy { $0.rule == nil && $0.reason.contains("selection") })
    }

    /// Which of several views a column shows is not certain where nothing of the link chooses one.
    @Test(arguments: [("A()", "call"), ("if place == nil { A() } else { B() }", "inferred")])
    func columnThatChoosesByItselfIsNotCertain(_ detail: String, _ evidence: String) {
        let read = swiftUI(
            "NavigationSplitView { Side(selection: $place) } detail: { Group { \(detail) } }",
            members: "@State private var place: Int?",
            rest: """
                struct Side: View {
                    @Binding var selection: Int?
                    var body: some View { List(selection: $selection) { NavigationLink("", value: Place.near) } }
                }
                """)
        let told = read.transitions.filter { $0.from.id == "Side" }
        #expect(!told.isEmpty && told.allSatisfy { $0.evidence.rawValue == evidence })
    }

    /// A tab and a column may show different views for one case.
    @Test func tabsAndColumnsShowWhatIsTheirs() {
        let read = swiftUI(
            """
            if isPhone {
                TabView(selection: $place) { A().tag(Place.near) }
            } else {
                NavigationSplitView { Button("") { place = .near } } detail: {
                    switch place { case .near: B()\ncase .far: C()\ncase nil: Text("") }
                }
            }
            """, members: "let isPhone: Bool\n@State private var place: Place? = .near")
        #expect(
            Set((read.declared + read.called).filter { $0.contains("near") }) == [
                "Home -tab-> Home.near (A) declared", "Home -split-detail-> Home.near (B) declared",
                "Home -tab-> Home.near (A) call", "Home -split-detail-> Home.near (B) call",
            ])
    }

    @Test(arguments: [
        ("NavigationLink(\"B\") { B() }", "split-detail"), ("Side()", "split-detail"),
        ("NavigationStack { NavigationLink(\"B\") { B() } }", "push"),
    ]) func linkInAColumnShowsInTheNextOne(_ sidebar: String, _ style: String) {
        let read = swiftUI(
            "NavigationSplitView { \(sidebar) } detail: { Text(\"\") }",
            rest: "struct Side: View { var body: some View { List { NavigationLink(\"B\") { B() } } } }")
        let holder = sidebar == "Side()" ? "Side" : "Home"
        #expect(read.called.filter { $0.hasPrefix(holder) } == ["\(holder) -\(style)-> .B (B) call"])
    }

    @Test func linkInTheSidebarOfThreeColumnsShowsInTheMiddle() {
        let read = swiftUI(
            "NavigationSplitView { NavigationLink(\"B\") { B() } } content: { Text(\"\") } detail: { Text(\"\") }")
        #expect(read.called == ["Home -split-content-> .B (B) call"])
    }

    @Test func splitOfTheAppsOwnIsNone() {
        let read = swiftUI(
            "NavigationSplitView { A() } detail: { B() }",
            rest:
                "struct NavigationSplitView<S: View, D: View>: View { @ViewBuilder var sidebar: () -> S; @ViewBuilder var detail: () -> D; var body: some View { HStack { sidebar(); detail() } } }"
        )
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    @Test func listInAViewOfItsOwnSelectsInTheNextColumn() {
        let read = swiftUI(
            "NavigationSplitView { Birds(chosen: $chosen) } detail: { if let chosen { A() } else { Text(\"\") } }",
            members: "@State private var chosen: Int?",
            rest: """
                struct Birds: View {
                    @Binding var chosen: Int?
                    init(chosen: Binding<Int?>) { _chosen = chosen }
                    var body: some View { List([1, 2], id: \\.self, selection: $chosen) { NavigationLink("", value: 3) } }
                }
                struct Other: View {
                    var body: some View { NavigationStack { C().navigationDestination(for: Int.self) { _ in B() } } }
                }
                """)
        #expect(read.called.contains("Birds -split-detail-> Home.detail (A) call"), "\(read.called)")
        #expect(!read.called.contains { $0.hasPrefix("Birds") && $0.contains("Other") }, "\(read.called)")
    }

    @Test func selectionThatIsSetShowsInItsColumn() {
        let read = swiftUI(
            """
            NavigationSplitView { Button("Bank") { place = .far(miles: 1) } } detail: {
                switch place { case .near: A()\n case .far: B()\n case nil: C() }
            }
            """, members: "@State var place: Place?")
        #expect(read.called == ["Home -split-detail-> Home.far (B) call"])
    }

    private static let desk = """
        @Observable final class Desk {
            var bird: Int?
            var page: URL?
            var isWide = false
            func show(_ bird: Int) { page = nil; self.bird = bird }
            func open(_ page: URL) { self.page = page; isWide = false }
            func close() { page = nil }
        }
        """

    /// Conditions in a column, also inside of a stack, say what setting a state shows there.
    @Test(arguments: [
        ("show(1)", ["Home -split-detail-> Home.detail (B) indirect through Desk.show(_:)"]),
        ("open(page)", ["Home -split-detail-> Home.detail (C) indirect through Desk.open(_:)"]), ("close()", []),
    ]) func stateOfAConditionShowsInItsColumn(_ call: String, _ shown: [String]) {
        for column in ["CHOICE", "NavigationStack { CHOICE }"] {
            let choice = """
                if let page = desk.page, desk.isWide { A() } else if let page = desk.page { C() }
                else if let bird = desk.bird { B().id(bird) } else { Text("Choose") }
                """
            let read = swiftUI(
                "NavigationSplitView { Button(\"\") { desk.\(call) } } detail: { \(column.replacing("CHOICE", with: choice)) }",
                members: "let desk: Desk", rest: Self.desk)
            #expect(read.called.filter { $0.hasPrefix("Home") } == shown)
            #expect(
                read.called.filter { $0.hasPrefix("Desk") } == [
                    "Desk -split-detail-> Home.detail (B) call", "Desk -split-detail-> Home.detail (C) call",
                ])
        }
    }
}
