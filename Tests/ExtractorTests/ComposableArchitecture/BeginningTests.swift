import Base
import NavigationModel
import Testing

/// What features show from the beginning, and what addresses set off.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct BeginningTests {
    private func begun(_ state: String, as made: String = "Pond.State()") -> [String] {
        let app = pondApp().replacing("var path = StackState<Path.State>()", with: state)
            .replacing("initialState: Pond.State()", with: "initialState: \(made)")
        return graph(app).transitions.filter { $0.evidence == .declared && $0.style != .root }.notation
    }

    @Test(arguments: [
        ("var path = StackState<Path.State>([.fish(Fish.State())])", "Pond.State()"),
        ("var path: StackState<Path.State> = [.fish(.init())]", "Pond.State()"),
        ("var path = StackState<Path.State>()", "Pond.State(path: StackState([.fish(Fish.State())]))"),
        (
            "var path: StackState<Path.State>; init(path: StackState<Path.State> = .init([.fish(.init())])) { self.path = path }",
            "Pond.State()"
        ),
        ("var path: StackState<Path.State>; init() { path = [Path.State.fish(Fish.State())] }", "Pond.State()"),
    ]) func stackBeginsWithWhatItsStateIsMadeOf(_ state: String, _ made: String) {
        #expect(begun(state, as: made) == ["Pond -push-> Pond.fish (FishView) declared"])
    }

    @Test func severalScreensOfAStackAreEachTold() {
        #expect(
            begun("var path = StackState<Path.State>([.fish(Fish.State()), .frog(.init())])") == [
                "Pond -push-> Pond.fish (FishView) declared", "Pond -push-> Pond.frog (FrogView) declared",
            ])
    }

    @Test func whatAnInitializerPutsOnAStackIsThereFromTheBeginning() {
        let app = pondApp().replacing(
            "var isMapShown = false",
            with:
                "var isMapShown = false; init(isDeep: Bool = false) { path.append(.fish(Fish.State())); if isDeep { path.append(.frog(.init())) } }"
        )
        #expect(
            graph(app).transitions.filter { $0.style == .push }.notation.sorted() == [
                "Pond -push-> Pond.fish (FishView) declared", "Pond -push-> Pond.frog (FrogView) call",
            ])
    }

    @Test(arguments: [
        ("count > 1 ? [.fish(Fish.State())] : [.frog(.init()), .fish(.init())]", [0, 1, 1]),
        ("[.fish(Fish.State()), .frog(.init())]", [nil, nil]),
        ("count > 1 ? [.fish(Fish.State())] : []", [nil]),
        ("count > 1 ? [.fish(.init())] : [.fish(.init())]", [nil, nil]),
    ]) func ofSeveralStacksEachIsToldApart(_ value: String, _ numbers: [Int?]) {
        let app = pondApp().replacing(
            "var path = StackState<Path.State>()", with: "var path: StackState<Path.State> = \(value)")
        let found = graph(app).transitions.filter { $0.evidence == .declared && $0.style == .push }.sorted {
            $0.location.column < $1.location.column
        }
        #expect(found.map { $0.operation?.position } == numbers)
    }

    @Test func whatIsPresentedFromTheBeginningIsToldOfTheViewThatPresentsIt() {
        let path = "var path = StackState<Path.State>()"
        #expect(
            begun(path, as: "Pond.State(destination: .net(Net.State()))") == [
                "Pond -sheet-> Pond.net (NetView) declared"
            ])
        #expect(
            begun(path, as: "Pond.State(bridge: Bridge.State())") == [
                "Pond -fullScreenCover-> Pond.bridge (BridgeView) declared"
            ])
        #expect(begun(path, as: "Pond.State(destination: nil)") == [])
        #expect(begun(path, as: "Pond.State(destination: chosen)") == [])
    }

    @Test func whatAReducerMakesAChildWithIsACall() {
        let read = pond(
            rest: """
                @Reducer struct Lake {
                    struct State { var pond: Pond.State?; static let full = State(pond: nil) }
                    enum Action { case filled }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .filled: state.pond = Pond.State(path: StackState([.fish(Fish.State())])); return .none
                            }
                        }
                    }
                }
                """)
        #expect(read.declared.allSatisfy { !$0.contains("fish") })
        #expect(read.called.contains("Pond -push-> Pond.fish (FishView) call"))
    }

    // MARK: Addresses

    private func links(_ arms: String, members: String = "", rest: String) -> [String] {
        graph(pondApp(arms, members: members, rest: rest)).deepLinks.notation
    }

    private static let delegate = """
        final class AppDelegate: NSObject, UIApplicationDelegate {
            let store = Store(initialState: Pond.State()) { Pond() }
            func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                store.send(.other(url.count))
                return true
            }
        }
        """

    @Test func addressThatADelegateIsHandedIsFollowed() {
        #expect(
            links(
                "case .other: state.path.append(.fish(.init())); state.destination = .net(.init())", rest: Self.delegate
            )
                == [
                    "other by AppDelegate.application(_:open:options:): Pond -push-> fish (FishView) / Pond -sheet-> net (NetView)"
                ])
    }

    @Test func actionThatAnAnswerSendsIsFollowed() {
        let arms = "case .other: return .send(.own)\ncase .own: state.path.append(.fish(.init()))"
        let found = ["other by AppDelegate.application(_:open:options:): Pond -push-> fish (FishView)"]
        #expect(links(arms, rest: Self.delegate) == found)
        #expect(
            links(
                arms.replacing("return .send(.own)", with: "return .run { send in await send(.own) }"),
                rest: Self.delegate)
                == found)
        // Two that send each other.
        #expect(links(arms + "; return .send(.other(1))", rest: Self.delegate) == found)
    }

    @Test func whatExcludesEachOtherIsNotOneWay() {
        let arms = """
            case let .other(count):
                switch url.host {
                case "a": return count > 1 ? .none : .send(.own)
                default: break
                }
                if count == 2 { state.path.append(.fish(.init())) } else { state.path.append(.frog(.init())) }
                state.destination = .net(.init())
            """
        #expect(
            links(arms, rest: Self.delegate) == [
                "other by AppDelegate.application(_:open:options:): Pond -push-> fish (FishView) / Pond -sheet-> net (NetView)",
                "other by AppDelegate.application(_:open:options:): Pond -push-> frog (FrogView) / Pond -sheet-> net (NetView)",
            ])
    }

    @Test func branchesAreWaysOfTheirOwn() {
        let arms = """
            case let .other(count):
                var effects: [Effect<Action>] = []
                if let first = find(count) {
                    effects.append(.run { send in await send(.own) })
                } else if let second = find(count + 1) {
                    state.path.append(.frog(.init()))
                }
                state.destination = .net(.init())
                return .merge(effects)
            case .own: state.path.append(.fish(.init()))
            """
        #expect(
            links(arms, rest: Self.delegate) == [
                "other by AppDelegate.application(_:open:options:): Pond -push-> frog (FrogView) / Pond -sheet-> net (NetView)",
                "other by AppDelegate.application(_:open:options:): Pond -sheet-> net (NetView) / Pond -push-> fish (FishView)",
            ])
    }

    @Test func whatAChildDoesAfterItsWorkIsNoPartOfTheWay() {
        let bridge = """
            extension Bridge {
                @Reducer enum Destination { case net(Net) }
                var core: some ReducerOf<Self> { Reduce { state, action in .run { send in await send(.tapped) } } }
            }
            """
        let arms = "case .other: state.bridge = .init(); return .send(.bridge(.presented(.tapped)))"
        #expect(
            links(arms, rest: bridge + Self.delegate) == [
                "other by AppDelegate.application(_:open:options:): Pond -fullScreenCover-> bridge (BridgeView)"
            ])
    }

    @Test func functionThatTheAppAddsToStoresIsFollowed() {
        let rest = """
            extension StoreOf<Pond> { func open(_ url: URL) { send(.other(1)) } }
            struct Gate: View {
                let store: StoreOf<Pond>
                var body: some View { PondView(store: store).onOpenURL { store.open($0) } }
            }
            """
        #expect(
            links("case .other: state.bridge = .init()", rest: rest) == [
                "other by onOpenURL in Gate: Pond -fullScreenCover-> bridge (BridgeView)"
            ])
    }

    @Test func actionOfAnotherCaseIsNotAnswered() {
        #expect(links("case .own: state.bridge = .init()", rest: Self.delegate) == [])
    }

    @Test func storesOfAnotherObjectAreKnown() {
        let app = pondApp(
            "case .own: state.bridge = .init()",
            rest: Self.delegate + """

                struct Gate: View {
                    let delegate: AppDelegate
                    var body: some View { Text("").onOpenURL { _ in delegate.store.send(.own) } }
                }
                """)
        #expect(
            graph(app).deepLinks.notation == [
                "own by onOpenURL in Gate: Pond -fullScreenCover-> bridge (BridgeView)"
            ])
    }

    /// What an initializer sets only if it is asked to is not there from the beginning.
    @Test(arguments: [("isFishing", true), ("!isFishing", false)])
    func whatIsAskedForIsNotThereFromTheBeginning(_ condition: String, _ isAsked: Bool) {
        let read = pond(
            rest: """
                extension Pond.State {
                    init(isFishing: Bool = false) { if \(condition) { self.destination = .net(.init()) } }
                }
                """)
        #expect(read.declared.contains { $0.contains("net") } == !isAsked)
    }
}
