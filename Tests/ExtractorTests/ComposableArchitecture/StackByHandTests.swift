import Base
import NavigationModel
import Testing

/// Stacks whose screens views build by themselves, and what stacks begin with.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct StackByHandTests {
    /// The pond, whose view shows the last of the stack, or `BankView`.
    private func byHand(_ arms: String, _ body: String) -> NavigationGraph {
        let app = pondApp(arms)
        guard let start = app.range(of: "NavigationStack("), let end = app.range(of: "\n@main") else {
            return graph("")
        }
        return graph(
            app[..<start.lowerBound] + """
                \(body)
                    }
                    @ViewBuilder func screen(_ id: StackElementID) -> some View {
                        if let element = store.scope(state: \\.path[id: id], action: \\.path[id: id]) {
                            switch element.case {
                            case let .fish(store): FishView(store: store)
                            case let .frog(store): FrogView(store: store)
                            }
                        }
                    }
                }
                struct BankView: View { var body: some View { Text("Bank") } }
                """ + app[end.lowerBound...])
    }

    @Test func elementsOfAStackAreItsScreens() {
        let read = byHand(
            """
            case .own: state.path.append(.fish(Fish.State()))
            case .path(.element(id: _, action: .fish(.tapped))): state.path.append(.frog(Frog.State()))
            """,
            """
            Group {
                if store.path.isEmpty { BankView() } else if let id = store.path.ids.last { screen(id) }
            }.tint(.blue)
            """)
        #expect(read.coordinator("Pond")?.kind == .flow)
        #expect(read.declared == ["Pond -root-> .root (BankView) declared"])
        #expect(
            read.called == ["FishView -push-> Pond.frog (FrogView) call", "Pond -push-> Pond.fish (FishView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func stackOfSwiftUIsCountsBeforeOneByHand() {
        let read = byHand(
            "case .own: state.path.append(.fish(Fish.State()))",
            """
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { screen(store.path.ids.last!) }
                destination: { store in
                    switch store.case {
                    case .fish: BankView()
                    case let .frog(store): FrogView(store: store)
                    }
                }
            """)
        #expect(read.called == ["Pond -push-> Pond.fish (BankView) call"])
    }

    @Test(arguments: [
        ("state.path = state.path.filter { $0.is(\\.fish) }", ["Pond back"]),
        ("state.path = StackState(state.path.dropLast())", ["Pond back"]),
        ("state.path = StackState(state.path.map { $0 })", []),
    ]) func stackMadeOfItselfShowsNothingNew(_ change: String, _ exits: [String]) {
        let read = pond("case .own: \(change)", modifiers: "")
        #expect(read.called.isEmpty)
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == exits)
        #expect(read.notUnderstood.isEmpty)
    }

    // MARK: What is handed over

    @Test func caseMadeOfWhatAnActionHandsOverIsToldWhereItIsMade() {
        let app = pondApp(
            "case let .fish(shown): state.path.append(.fish(shown))",
            view: #"Button("Fish") { store.send(.fish(Fish.State())) }"#, modifiers: "")
        let read = graph(app.replacing("case own, other(Int)", with: "case own, other(Int), fish(Fish.State)"))
        // The state that an action hands over does not make it the child's own action.
        #expect(read.called == ["Pond -push-> Pond.fish (FishView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func resultWithAStateIsTheFeaturesOwnAction() {
        let app = pondApp("case .loaded(.success): state.path.append(.frog(Frog.State()))", modifiers: "")
        let read = graph(
            app.replacing("case own, other(Int)", with: "case own, other(Int), loaded(Result<Fish.State, Never>)"))
        #expect(read.called == ["Pond -push-> Pond.frog (FrogView) call"])
    }

    // MARK: First views

    private func beginning(_ arms: String = "", _ state: String) -> NavigationGraph {
        graph(
            pondApp(arms, view: "screen(for: store.scope(state: \\.root, action: \\.root)).padding()", modifiers: "")
                .replacing("var isMapShown = false", with: state)
                .replacing("case own, other(Int)", with: "case own, other(Int), root(Path.Action)")
                .replacing(
                    "struct PondView: View {",
                    with: """
                        struct PondView: View {
                            @ViewBuilder func screen(for store: StoreOf<Pond.Path>) -> some View {
                                switch store.case {
                                case let .fish(store): FishView(store: store)
                                case let .frog(store): FrogView(store: store)
                                }
                            }
                        """))
    }

    @Test(arguments: [
        ("var root: Path.State = .fish(Fish.State())", ["FishView"]),
        ("var root: Path.State; init() { root = .frog(.init()) }", ["FrogView"]),
        (
            "var root: Path.State; init(_ isDry: Bool) { if isDry { self.root = .frog(.init()) } else { self.root = .fish(.init()) } }",
            ["FishView", "FrogView"]
        ),
    ]) func stackBeginsWithTheCasesThatItsStateIsMadeOf(_ state: String, _ views: [String]) {
        let read = beginning("", state)
        #expect(read.declared.sorted() == views.map { "Pond -root-> .root (\($0)) declared" })
        #expect(read.called.isEmpty)
    }

    @Test func changeOfTheFirstViewIsTold() {
        let read = beginning(
            """
            case .own: state.root = .frog(Frog.State())
            case .path(.element(id: _, action: .fish(.tapped))): state.root = .frog(Frog.State())
            """, "var root: Path.State = .fish(Fish.State())")
        #expect(read.called == ["FishView -root-> .root (FrogView) call", "Pond -root-> .root (FrogView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [("fish", []), ("frog", ["FishView -push-> Pond.frog (FrogView) call"])])
    func elementThatStaysOfItsCaseShowsNothingNew(_ name: String, _ called: [String]) {
        let read = pond(
            "case let .path(.element(id: id, action: .fish(.tapped))): state.path[id: id] = .\(name)(.init())",
            modifiers: "")
        #expect(read.called == called)
    }

    @Test(arguments: [("fish", []), ("frog", ["Pond -push-> Pond.frog (FrogView) call"])])
    func elementOnTopThatIsLookedAtStaysWhatItIs(_ name: String, _ called: [String]) {
        let read = pond(
            """
            case .own:
                switch state.path.last {
                case .fish: let id = state.path.ids.last!; state.path[id: id] = .\(name)(.init())
                default: break
                }
            """, modifiers: "")
        #expect(read.called == called)
    }
}
