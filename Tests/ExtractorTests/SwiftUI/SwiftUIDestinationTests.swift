import NavigationModel
import TestSupport
import Testing

/// `navigationDestination`: for a type, for an enum, for a state.
struct SwiftUIDestinationTests {
    /// What builds the view of a case may be handed in, by whoever makes the view, and handed on.
    @Test(arguments: [
        ("(Int) -> P", ""), ("Builder<Int, P>", "typealias Builder<Value, V: View> = (_ value: Value) -> V"),
        ("Builder<Int, P>", "typealias Builder<each Value, V: View> = (_ values: repeat each Value) -> V"),
    ]) func closureThatAViewIsMadeWithBuildsACase(_ type: String, _ rest: String) {
        let read = swiftUI(
            "Frame(build: { _ in A() })",
            rest: """
                struct Frame<P: View>: View {
                    let build: \(type)
                    var body: some View { Content(build: build) }
                }
                struct Content<P: View>: View {
                    private let builder: \(type)
                    init(build: @escaping \(type)) { self.builder = build }
                    var body: some View {
                        NavigationStack {
                            NavigationLink("", value: Place.near)
                                .navigationDestination(for: Place.self) { place in
                                    switch place { case .near: builder(1).padding()\ncase .far: Text("") }
                                }
                        }
                    }
                }
                \(rest)
                """)
        #expect(read.called == ["Content -push-> Content.near (A) call"])
    }

    /// Closures that a view is made with, each one of several functions of a name.
    @Test func closureThatAViewIsMadeWithShowsTheCases() {
        let read = swiftUI(
            "Content(places: show(_:), birds: show(_:))",
            members: """
                func show(_ bird: Kind?) -> some View { switch bird { case .gull: C()\ndefault: Text("") } }
                @ViewBuilder func show(_ place: Place?) -> some View {
                    switch place { case .near: A()\ncase .far: B()\ndefault: Text("") }
                }
                """,
            rest: """
                enum Kind: Hashable { case gull }
                struct Content<P: View, K: View>: View {
                    let places: (Place?) -> P
                    let birds: (Kind?) -> K
                    var body: some View {
                        NavigationStack {
                            NavigationLink("", value: Place.near)
                                .navigationDestination(for: Place.self, destination: places)
                                .navigationDestination(for: Kind.self, destination: birds)
                        }
                    }
                }
                """)
        let shown = read.coordinator("Content")?.destinations.map { "\($0.name) \($0.targets.map(\.id))" }
        #expect(shown == ["near [\"A\"]", "far [\"B\"]", "gull [\"C\"]"])
        #expect(read.called == ["Content -push-> Content.near (A) call"])
    }

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
}
