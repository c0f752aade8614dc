import NavigationModel
import TestSupport
import Testing

/// `navigationDestination`, and the links and paths that lead there.
struct SwiftUIDestinationTests {
    @Test(arguments: [
        "{ bird in B(id: bird.id) }", "{ B(id: $0.id) }", "{ bird in VStack { B(id: bird.id) }.padding() }",
        "{ bird in make(bird) }", "{ bird in\nlet id = bird.id\nB(id: id) }",
    ]) func typeIsADestination(_ closure: String) {
        let read = swiftUI(
            "NavigationStack { NavigationLink(\"One\", value: birds[0]).navigationDestination(for: Bird.self) \(closure) }",
            members: "let birds: [Bird]\nfunc make(_ bird: Bird) -> some View { B(id: bird.id) }")
        #expect(read.coordinator("Home")?.destinations.notation == ["Bird view B by push"])
        #expect(read.called == ["Home -push-> Home.Bird (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "switch place { case .near: A()\n case .far(let miles): B(id: miles) }",
        "switch place { case .near: A()\n case let .far(miles): B(id: miles).padding() }",
        "if case .far(let miles) = place { B(id: miles) } else { A() }",
        "shown(place)",
    ]) func enumHasADestinationForEachCase(_ content: String) {
        let read = swiftUI(
            "NavigationStack { C().navigationDestination(for: Place.self) { place in \(content) } }",
            members: """
                @ViewBuilder func shown(_ place: Place) -> some View {
                    switch place { case .near: A()\n case .far(let miles): B(id: miles) }
                }
                """,
            rest: "extension C { var links: some View { VStack { NavigationLink(\"\", value: Place.far(miles: 2)) } } }"
        )
        #expect(read.called == ["C -push-> Home.far (B) call"])
        let far = read.destination("Home.far")
        #expect(far?.notation == "far(miles: Int) view B by push")
    }

    @Test func casesThatShareAnArmShareItsView() {
        let read = swiftUI(
            """
            NavigationStack {
                A().navigationDestination(for: Way.self) { way in
                    switch way { case .in, .out: B()\n default: C() }
                }
            }
            """, rest: "enum Way: Hashable { case `in`, out, up }")
        #expect(read.coordinator("Home")?.destinations.notation.sorted() == ["in view B", "out view B"])
    }

    @Test(arguments: [
        ("isPresented: $isShown", "isShown"), ("item: $bird", "bird"), ("isPresented: $model.isShown", "isShown"),
    ]) func boundStateIsADestination(_ binding: String, _ name: String) {
        let read = swiftUI(
            "NavigationStack { Text(\"\").navigationDestination(\(binding)) \(name == "bird" ? "{ _ in A() }" : "{ A() }") }",
            members:
                "@State private var isShown = false\n@State private var bird: Bird?\n@State private var model = Model()",
            rest: "@Observable final class Model { var isShown = false }")
        #expect(read.coordinator("Home")?.destinations.notation == ["\(name) view A by push"])
        #expect(read.called == ["Home -push-> Home.\(name) (A) call"])
    }

    @Test func destinationInAViewWithoutAStackIsNobodys() {
        let read = swiftUI(
            "Text(\"\").navigationDestination(isPresented: $isShown) { A() }",
            members: "@State private var isShown = false")
        #expect(read.coordinators.isEmpty)
        #expect(read.called == ["Home -push-> .isShown (A) call"])
    }

    @Test func destinationsStandInTheOrderOfTheSource() {
        let read = swiftUI(
            """
            NavigationStack {
                C()
                    .navigationDestination(for: Bird.self) { _ in A() }
                    .navigationDestination(for: String.self) { _ in B() }
            }
            .sheet(isPresented: $isShown) { C() }
            """, members: "@State private var isShown = false")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == ["Bird", "String", "isShown"])
        #expect(
            read.coordinator("Home")?.destinations.map(\.declaration) == [
                ".navigationDestination(for: Bird.self) { … }", ".navigationDestination(for: String.self) { … }",
                ".sheet(isPresented: $isShown) { … }",
            ])
    }

    // MARK: Links by value

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

    @Test func linkToATypeThatNothingShowsIsNotUnderstood() {
        let source = MarkedSource(swiftUISource("NavigationStack { 1️⃣NavigationLink(\"\", value: Place.near) }"))
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.map(\.reason) == ["nothing says what a value of Place shows"])
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

    @Test func linkOfTheAppsOwnIsNone() {
        let read = swiftUI(
            "NavigationLink { A() } label: { Text(\"\") }",
            rest:
                "struct NavigationLink<Content: View, Label: View>: View { let content: () -> Content; let label: () -> Label; var body: some View { label() } }"
        )
        #expect(read.transitions.isEmpty)
    }

    // MARK: Paths

    @Test(arguments: [
        ("path.append(Place.near)", "Home -push-> Home.near (A) call"),
        ("path.append(Place.far(miles: 1))", "Home -push-> Home.far (B) call"),
        ("self.path.append(Place.near)", "Home -push-> Home.near (A) call"),
        ("path += [.near]", "Home -push-> Home.near (A) call"),
        ("path = [.near]", "Home -root-> Home.near (A) call"),
        ("path.append(.near)", "Home -push-> Home.near (A) call"),
        ("path.append(contentsOf: [Place.near])", "Home -push-> Home.near (A) call"),
        ("path = []; path.append(.near)", "Home -root-> Home.near (A) call"),
        ("let next = Place.near; path.append(next)", "Home -push-> Home.near (A) call"),
    ]) func pathShows(_ code: String, _ expected: String) {
        let read = swiftUI(
            """
            NavigationStack(path: $path) {
                Button("") { \(code) }.navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far: B() }
                }
            }
            """, members: "@State private var path: [Place] = []")
        #expect(read.called == [expected])
        #expect(read.exits.isEmpty, "\(read.exits.notation)")
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "path.removeLast()", "path.removeLast(2)", "path.removeAll()", "path = []", "_ = path.popLast()",
        "path = NavigationPath()", "path = .init()",
    ]) func pathGoesBack(_ code: String) {
        let type = code.contains("Path()") || code.contains(".init") ? "NavigationPath()" : "[Int]()"
        let read = swiftUI(
            "NavigationStack(path: $path) { Button(\"\") { \(code) }.navigationDestination(for: Int.self) { _ in A() } }",
            members: "@State private var path = \(type)")
        #expect(read.exits.notation == ["Home <-back- Home call"])
        #expect(read.called.isEmpty)
    }

    @Test func pathThatIsHandedToAViewAsABindingIsTheSame() {
        let read = swiftUI(
            "NavigationStack(path: $path) { Row(steps: $path).navigationDestination(for: Int.self) { _ in A() } }",
            members: "@State private var path: [Int] = []",
            rest: """
                struct Row: View {
                    @Binding var steps: [Int]
                    var body: some View {
                        Button("") { steps.append(1) }
                        Button("") { steps.removeLast() }
                    }
                }
                """)
        #expect(read.called == ["Row -push-> Home.Int (A) call"])
        #expect(read.exits.notation == ["Row <-back- Home call"])
    }

    @Test func arrayThatIsNoPathIsNothing() {
        let read = swiftUI(
            "NavigationStack { Button(\"\") { names.append(\"x\"); names = []; names.removeLast() }.navigationDestination(for: String.self) { _ in A() } }",
            members: "@State private var names: [String] = []")
        #expect(read.called.isEmpty && read.exits.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func valueThatIsDecodedIsNotUnderstood() {
        let source = MarkedSource(
            swiftUISource(
                """
                NavigationStack(path: $path) {
                    Button("") { path.1️⃣append(saved["x"]!) }.navigationDestination(for: Place.self) { place in
                        switch place { case .near: A()\n case .far: B() }
                    }
                }
                """, members: "@State private var path = NavigationPath()\nlet saved: [String: any Hashable]"))
        #expect(graph(source.text).notUnderstood.map(\.location) == [source.location("1️⃣")])
    }
}
