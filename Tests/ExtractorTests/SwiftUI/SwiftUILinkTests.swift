import Base
import NavigationModel
import TestSupport
import Testing

/// `NavigationLink`, by value and with what it shows inside.
struct SwiftUILinkTests {
    @Test(arguments: ["switch row { %@ }", "get { switch row { %@ } }"])
    func linkInASubscriptIsOfItsType(_ code: String) {
        let arms =
            "case 0: NavigationLink(destination: A()) { Text(\"\") }\ndefault: NavigationLink(\"\", destination: B())"
        let read = swiftUI(
            "VStack { self[0]\nself[1] }",
            rest:
                "extension Home { @ViewBuilder subscript(row: Int) -> some View { \(code.replacing("%@", with: arms)) } }"
        )
        #expect(Set(read.called) == ["Home -push-> .A (A) call", "Home -push-> .B (B) call"])
    }

    @Test(arguments: [
        ("Place.near", "near (A)"), ("Place.far(miles: 3)", "far (B)"), ("bird", "Bird (C)"), ("bird.id", "Int (A)"),
        ("\"robin\"", "String (B)"), ("7", "Int (A)"), ("birds[0]", "Bird (C)"),
    ]) func linkByValueLeadsToItsType(_ value: String, _ shown: String) {
        let read = swiftUI(
            """
            NavigationStack {
                NavigationLink(value: \(value)) { Text("") }
                    .navigationDestination(for: Place.self) { place in
                        switch place { case .near: A()\n case .far: B() }
                    }
                    .navigationDestination(for: Bird.self) { _ in C() }
                    .navigationDestination(for: Int.self) { _ in A() }
                    .navigationDestination(for: String.self) { _ in B() }
            }
            """, members: "let bird: Bird\nlet birds: [Bird]")
        #expect(read.called == ["Home -push-> Home.\(shown) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// A link for each of some values of an enum, of which it isn't known which these are, shows what any of them shows.
    @Test(arguments: [
        ("NavigationLink(value: place) { Text(\"\") }", ""),
        ("row(place)", "func row(_ place: Place) -> some View { NavigationLink(value: place) { Text(\"\") } }"),
    ]) func linkOfARowShowsTheCases(_ row: String, _ function: String) {
        let read = swiftUI(
            """
            NavigationStack {
                List { ForEach(places, id: \\.self) { place in \(row) } }
                    .navigationDestination(for: Place.self) { place in
                        switch place { case .near: A()\n case .far: EmptyView() }
                    }
            }
            """, members: "let places: [Place]\n\(function)")
        #expect(read.called.map { $0.prefix { $0 != ")" } } == ["Home -push-> Home.near (A"])
        #expect(read.transitions.filter { $0.style == .push }.map(\.evidence) == [.inferred])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "ForEach(Array(birds.enumerated()), id: \\.offset) { position, bird in NavigationLink(value: bird) { Text(\"\") } }",
        "ForEach(Array(birds.enumerated()), id: \\.offset) { _, bird in NavigationLink(value: bird) { Text(\"\") } }",
        "ForEach(Array(birds.enumerated()), id: \\.offset) { NavigationLink(value: $0.element) { Text(\"\") } }",
        "ForEach(birds.enumerated(), id: \\.element.id) { item in NavigationLink(value: item.element) { Text(\"\") } }",
    ]) func elementOfANumberedListIsWhatItIsMadeOf(_ list: String) {
        let read = swiftUI(
            "NavigationStack { List { \(list) }.navigationDestination(for: Bird.self) { _ in C() } }",
            members: "let birds: [Bird]")
        #expect(read.called == ["Home -push-> Home.Bird (C) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// Stores are told by the names of TCACoordinators.
    @Test(.enabled(if: NavigationSystem.tcaCoordinators.isRead)) func stackWhosePathIsAStoresIsNotUnderstood() {
        let source = MarkedSource(
            swiftUISource(
                """
                1️⃣NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    2️⃣NavigationLink(state: Feature.Path.State.detail(.init())) { Text("") }
                } destination: { store in A() }
                """, members: "@Bindable var store: StoreOf<Feature>"))
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣"), source.location("2️⃣")])
        #expect(read.called.isEmpty)
    }

    @Test func elementOfAListIsWhatItsClosureIsHanded() {
        let read = swiftUI(
            """
            NavigationStack {
                List { ForEach(birds) { bird in NavigationLink(bird.name, value: bird) } }
                    .navigationDestination(for: Bird.self) { _ in C() }
            }
            """, members: "let birds: [Bird]")
        #expect(read.called == ["Home -push-> Home.Bird (C) call"])
    }

    /// An extension declares the library's type among the sources: the alias still stands for the list.
    @Test(arguments: ["", "extension Array { func page(_ at: Int) -> Int { 0 } }"])
    func elementOfAnAliasedListIsKnown(_ more: String) {
        let read = swiftUI(
            """
            NavigationStack {
                ForEach(birds) { bird in NavigationLink(value: bird) { Text("") } }
                    .navigationDestination(for: Bird.self) { _ in C() }
            }
            """, members: "let birds: Birds", rest: "typealias Birds = [Bird]\n\(more)")
        #expect(read.called == ["Home -push-> Home.Bird (C) call"])
    }

    @Test func linkLeadsToTheStackItStandsIn() {
        let read = graph(
            """
            import SwiftUI
            struct First: View {
                var body: some View { NavigationStack { FirstList().navigationDestination(for: Int.self) { _ in A() } } }
            }
            struct FirstList: View { var body: some View { FirstRow() } }
            struct FirstRow: View { var body: some View { NavigationLink("", value: 1) } }
            struct Second: View {
                var body: some View { NavigationStack { SecondList().navigationDestination(for: Int.self) { _ in B() } } }
            }
            struct SecondList: View { var body: some View { NavigationLink("", value: 2) } }
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            """)
        #expect(
            read.called == ["FirstRow -push-> First.Int (A) call", "SecondList -push-> Second.Int (B) call"])
    }

    /// A sheet that a function makes is no part of the view whose function that is.
    @Test func linkInASheetLeadsToTheSheetsOwnStack() {
        let read = graph(
            """
            import SwiftUI
            enum Way: Hashable { case out }
            struct Home: View {
                @State private var isShown = false
                var body: some View {
                    NavigationStack {
                        Text("").navigationDestination(for: Way.self) { way in switch way { case .out: Other() } }
                    }.sheet(isPresented: $isShown) { tasks() }
                }
                private func tasks() -> some View { Tasks() }
            }
            struct Tasks: View {
                var body: some View {
                    NavigationStack {
                        Row().navigationDestination(for: Way.self) { way in switch way { case .out: Other() } }
                    }
                }
            }
            struct Row: View { var body: some View { NavigationLink("", value: Way.out) } }
            struct Other: View { var body: some View { Text("") } }
            """)
        #expect(read.called.filter { $0.contains("push") } == ["Row -push-> Tasks.out (Other) call"])
    }

    @Test func linkToATypeThatNothingShowsIsNotUnderstood() {
        let source = MarkedSource(swiftUISource("NavigationStack { 1️⃣NavigationLink(\"\", value: Place.near) }"))
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.map(\.reason) == ["there is no navigationDestination for Place"])
    }

    @Test func linkToACaseWithoutAnArmIsNotUnderstood() {
        let source = MarkedSource(
            swiftUISource(
                """
                NavigationStack {
                    1️⃣NavigationLink("", value: Way.up).navigationDestination(for: Way.self) { way in
                        switch way { case .in: B()\n case .out: C()\n default: EmptyView() }
                    }
                }
                """, rest: "enum Way: Hashable { case `in`, out, up }"))
        let read = graph(source.text)
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.map(\.help) == ["add `case .up:` to the switch"])
    }

    @Test func linkInAListWithASelectionSelects() {
        let read = swiftUI(
            """
            NavigationSplitView {
                List(selection: $bird) { NavigationLink("", value: 1) }
            } detail: {
                B(id: bird ?? 0)
            }
            """, members: "@State private var bird: Int?")
        #expect(read.called == ["Home -split-detail-> Home.detail (B) call"])
    }

    // MARK: Links that hold what they show

    @Test(arguments: [
        "NavigationLink(destination: A()) { Text(\"\") }", "NavigationLink { A() } label: { Text(\"\") }",
        "NavigationLink(\"Open\") { A() }", "NavigationLink(\"Open\", destination: A())",
        "NavigationLink(destination: A().padding(), label: { Text(\"\") })",
        "NavigationLink(destination: { A() }, label: { B() })",
        "NavigationLink(destination: LazyView(A())) { Text(\"\") }",
        "NavigationLink(\"Open\", destination: A(), isActive: $isShown)",
        "NavigationLink(destination: A(), tag: 1, selection: $number) { B() }",
        "NavigationLink(\"Open\", destination: make)", "NavigationLink { make() } label: { B() }",
    ]) func linkPushesWhatItHolds(_ link: String) {
        let read = swiftUI(
            link, members: "@State var isShown = false\n@State var number: Int?\nfunc make() -> some View { A() }",
            rest:
                "struct LazyView<Content: View>: View { let content: Content; init(_ content: Content) { self.content = content }\n var body: Content { content } }"
        )
        #expect(read.transitions.map { "\($0.from.id) \($0.style) \($0.to?.id ?? "")" } == ["Home push A"])
        #expect(read.coordinators.isEmpty)
    }

    /// `Deferred` is declared in a package that is not among the sources.
    @Test(arguments: ["Deferred(A())", "Deferred { A() }", "Deferred(A(), animated: true)"])
    func viewOfALibraryAroundOneOfTheAppIsThatOne(_ destination: String) {
        let read = swiftUI("NavigationView { NavigationLink(destination: \(destination)) { Text(\"\") } }")
        #expect(read.transitions.map { "\($0.from.id) \($0.style) \($0.to?.id ?? "")" } == ["Home push A"])
    }

    @Test func linkOfTheAppsOwnIsNone() {
        let read = swiftUI(
            "NavigationLink { A() } label: { Text(\"\") }",
            rest:
                "struct NavigationLink<Content: View, Label: View>: View { let content: () -> Content; let label: () -> Label; var body: some View { label() } }"
        )
        #expect(read.transitions.isEmpty)
    }

    /// A link of the app's own, whose value is of any type: who makes it knows which.
    @Test func ownLinkShowsWhatItIsMadeWith() {
        let read = swiftUI(
            "NavigationStack { List { RowLink(value: Bird(id: 1, name: \"\")) }.navigationDestination(for: Bird.self) { _ in A() } }",
            rest: """
                struct RowLink<Value: Hashable>: View {
                    let value: Value
                    var body: some View { NavigationLink(value: value) { Text("Open") } }
                }
                """)
        #expect(read.transitions.notation == ["Home -push-> Home.Bird (A) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    /// The elements of a list in a generic value of the app's own.
    @Test func elementOfAGenericSectionIsOfItsType() {
        let read = swiftUI(
            """
            NavigationStack {
                List { ForEach(model.sections) { section in ForEach(section.values) { NavigationLink("", value: $0) } } }
                    .navigationDestination(for: Bird.self) { _ in A() }
            }
            """, members: "let model = Model()",
            rest: """
                struct Section<Element: Identifiable>: Identifiable { let id: String; let values: [Element] }
                struct Model { var sections: [Section<Bird>] { [] } }
                """)
        #expect(read.transitions.notation == ["Home -push-> Home.Bird (A) call"])
        #expect(read.notUnderstood.isEmpty)
    }
}
