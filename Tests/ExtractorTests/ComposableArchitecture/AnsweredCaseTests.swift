import Base
import NavigationModel
import Testing

/// What depends on which case an action is of, and reducers and stores that are handed on.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct AnsweredCaseTests {
    /// A feature `Bay` with a pushed `fish`, a sheet with `frog` and an alert.
    private func bay(_ arms: String, members: String = "", modifiers: String = "", rest: String = "") -> NavigationGraph
    {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Bay {
                struct Destination: Reducer {
                    enum State { case fish(Fish.State), frog(Frog.State), alert(AlertState<Never>) }
                    enum Action { case fish(Fish.Action), frog(Frog.Action), alert(Alert); enum Alert { case done } }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                @ObservableState struct State {
                    @Presents var destination: Destination.State?
                    var isTold = false
                    var isShared = false
                }
                enum Action { case own, other(Bool); case destination(PresentationAction<Destination.Action>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                    .ifLet(\\.$destination, action: \\.destination) { Destination() }
                }
                \(members)
            }
            struct BayView: View {
                @Bindable var store: StoreOf<Bay>
                var body: some View {
                    Text("Bay")
                        .navigationDestination(item: $store.scope(state: \\.destination?.fish, action: \\.destination.fish)) {
                            FishView(store: $0)
                        }
                        .sheet(item: $store.scope(state: \\.destination?.frog, action: \\.destination.frog)) {
                            FrogView(store: $0)
                        }
                        .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
                        \(modifiers)
                }
            }
            \(rest)
            """)
    }

    @Test(arguments: [
        ("case .destination(.presented(.fish(.tapped))): state.destination = nil", ["FishView back"]),
        ("case .destination(.presented(.frog(.tapped))): state.destination = nil", ["FrogView dismiss"]),
        (
            "case let .destination(.presented(shown)): switch shown { case .fish: state.destination = nil; default: break }",
            ["FishView back"]
        ),
        ("case .destination(.presented(.alert(.done))): state.destination = nil", []),
        ("case .own: state.destination = nil", ["BayView dismiss"]),
    ]) func caseThatIsAnsweredSaysHowItIsLeft(_ arm: String, _ exits: [String]) {
        #expect(bay(arm).exits.map { "\($0.from.id) \($0.style)" } == exits)
    }

    @Test func nextOfAQueueComesFromTheViewBelow() {
        let read = bay(
            "case .destination(.presented(.frog(.tapped))): next(&state)",
            members: """
                func next(_ state: inout State) { state.destination = nil; showFirst(&state) }
                func showFirst(_ state: inout State) { state.destination = .frog(Frog.State()) }
                """)
        #expect(
            read.called == ["BayView -sheet-> Bay.frog (FrogView) indirect through Bay.next(_:), Bay.showFirst(_:)"])
    }

    @Test func nextOfAQueueThatIsSentComesFromTheViewBelow() {
        let read = bay(
            """
            case .own: state.destination = .fish(Fish.State())
            case .destination(.presented(.frog(.tapped))): return next(&state)
            """,
            members: """
                func next(_ state: inout State) -> Effect<Action> { state.destination = nil; return showFirst() }
                func showFirst() -> Effect<Action> { .send(.own) }
                """)
        #expect(read.called.filter { $0.contains("fish") } == ["BayView -push-> Bay.fish (FishView) call"])
    }

    @Test func nextThatTheArmItselfMakesRoomForComesFromItsView() {
        let read = bay(
            "case .destination(.presented(.fish(.tapped))): state.destination = nil; showFirst(&state)",
            members: "func showFirst(_ state: inout State) { state.destination = .frog(Frog.State()) }")
        #expect(read.called.contains { $0.hasPrefix("FishView -sheet-> Bay.frog") })
    }

    @Test func caseOfAnotherEnumSetsNone() {
        let read = bay(
            "case .own: state.destination = .fish(Fish.State())",
            rest: "enum Other { case frog(Int) }; func other() -> Other { .frog(1) }")
        #expect(read.called == ["BayView -push-> Bay.fish (FishView) call"])
    }

    @Test func caseOfAnUnknownEnumMaySetIt() {
        let read = bay(
            "case .own: state.destination = .fish(Fish.State())",
            rest: "func other() { take(.frog(Frog.State())) }")
        #expect(read.called.contains("BayView -sheet-> Bay.frog (FrogView) call"))
    }

    @Test func bindingOfAModifierOnlyCloses() {
        let read = bay(
            "case .own: state.isShared = true\ncase let .other(isShared): state.isShared = isShared",
            modifiers: ".sheet(isPresented: $store.isShared.sending(\\.other)) { WaitingView() }")
        #expect(read.called.filter { $0.contains("WaitingView") } == ["BayView -sheet-> .isShared (WaitingView) call"])
        #expect(read.exits.map(\.call) == ["state.isShared = isShared"])
    }

    // MARK: Stacks

    /// A feature `Run` with a stack of `fish` and `frog`, that begins with a fish.
    private func run(
        _ arms: String, state: String = "", path: String = "@Reducer enum Path { case fish(Fish), frog(Frog) }",
        destination: String? = nil, rest: String = ""
    ) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Run {
                \(path)
                @ObservableState struct State {
                    var first = Fish.State()
                    var path = StackState<Path.State>()
                    \(state)
                }
                enum Action { case first(Fish.Action), path(StackActionOf<Path>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        }
                    }
                    .forEach(\\.path, action: \\.path) { Path() }
                }
            }
            struct RunView: View {
                @Bindable var store: StoreOf<Run>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        FishView(store: store.scope(state: \\.first, action: \\.first))
                    } destination: { store in
                        \(destination ?? "switch store.case { case let .fish(store): FishView(store: store)\ncase let .frog(store): FrogView(store: store) }")
                    }
                }
            }
            \(rest)
            """)
    }

    @Test(arguments: [
        "Strategy(handle: { action, state in BODY })", "Self(handle: { action, state in BODY })",
        ".init(handle: { action, state in BODY })", "Strategy { action, state in BODY }",
    ]) func keptClosureChangesTheStateThatItsPropertySays(_ made: String) {
        let body =
            "switch action { case .first(.tapped): state.path.append(.frog(Frog.State())); return .none\ndefault: return .none }"
        let read = run(
            "default: return state.strategy?.handle(action, &state) ?? .none", state: "var strategy: Strategy?",
            rest: """
                struct Strategy {
                    let handle: @Sendable (Run.Action, inout Run.State) -> Effect<Run.Action>
                    static var quick: Strategy { \(made.replacing("BODY", with: body)) }
                }
                """)
        #expect(read.called == ["FishView -push-> Run.frog (FrogView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    private static let held = """
        struct Path: Reducer {
            struct State { let number: Int; var screen: Screen; init(of number: Int) { self.number = number; self.screen = .frog(Frog.State()) } }
            enum Screen { case fish(Fish.State), frog(Frog.State) }
            enum Action { case fish(Fish.Action), frog(Frog.Action) }
            var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """
    private static let arms = """
        SwitchStore(store.scope(state: \\.screen, action: \\.self)) { screen in
            switch screen {
            case .fish: CaseLet(/Run.Path.Screen.fish, action: Run.Path.Action.fish, then: { FishView(store: $0) })
            case .frog: CaseLet(/Run.Path.Screen.frog, action: Run.Path.Action.frog, then: { FrogView(store: $0) })
            }
        }
        """

    @Test(arguments: ["Path.State(number: 1, screen: .frog(Frog.State()))", ".init(of: 1)"])
    func elementOfAStackMayHoldItsCase(_ element: String) {
        let read = run(
            "case .first(.tapped): state.path.append(\(element)); return .none\ndefault: return .none",
            path: Self.held, destination: Self.arms)
        #expect(read.called == ["FishView -push-> Run.frog (FrogView) call"])
        #expect(read.coordinators.first?.destinations.map(\.name) == ["fish", "frog"])
    }

    // MARK: Roots

    /// A feature `Lake` whose root is one of two.
    private func lake(_ body: String, state: String = "var root: Root.State = .fish(Fish.State())", arms: String = "")
        -> NavigationGraph
    {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Lake {
                struct State { \(state) }
                enum Action { case root(Root.Action) }
                struct Root: Reducer {
                    enum State { case fish(Fish.State), frog(Frog.State); init() { self = .frog(Frog.State()) } }
                    enum Action { case fish(Fish.Action), frog(Frog.Action) }
                    var body: some ReducerOf<Self> { EmptyReducer() }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .root(.fish(.tapped)): state.root = .frog(Frog.State()); return .none
                        \(arms)
                        default: return .none
                        }
                    }
                }
            }
            struct LakeView: View {
                let store: StoreOf<Lake>
                var body: some View { \(body) }
                private func root(for root: StoreOf<Lake.Root>) -> some View {
                    SwitchStore(root) { state in
                        switch state {
                        case .fish: CaseLet(/Lake.Root.State.fish, action: Lake.Root.Action.fish) { FishView(store: $0) }
                        case .frog: CaseLet(/Lake.Root.State.frog, action: Lake.Root.Action.frog) { FrogView(store: $0) }
                        }
                    }
                }
            }
            """)
    }

    @Test(arguments: [
        "root(for: store.scope(state: \\.root, action: \\.root))",
        "NavigationStack { ZStack { Color.red; root(for: store.scope(state: \\.root, action: \\.root)) } }",
    ]) func functionThatIsHandedAPartOfTheStoreIsTheView(_ body: String) {
        let read = lake(body)
        #expect(read.called == ["FishView -root-> Lake.frog (FrogView) call"])
        #expect(read.coordinators.first?.initial == ["fish"])
    }

    @Test func enumMaySayItselfWhatItBeginsAs() {
        let read = lake(
            "root(for: store.scope(state: \\.root, action: \\.root))",
            state: "var root: Root.State; init(root: Root.State = .init()) { self.root = root }")
        #expect(read.coordinators.first?.initial == ["frog"])
    }

    @Test func wholeThatIsPutBackIsShownAlready() {
        let read = lake(
            "root(for: store.scope(state: \\.root, action: \\.root))",
            arms:
                "case .root: switch state.root { case var .fish(fish): fish.x = 1; state.root = .fish(fish)\ndefault: break }; return .none"
        )
        #expect(read.called == ["FishView -root-> Lake.frog (FrogView) call"])
    }

    // MARK: Handed starts

    private static let steps = """
        import ComposableArchitecture
        import SwiftUI
        \(fishAndFrog)
        @Reducer struct Steps {
            @Reducer enum Path { case fish(Fish), frog(Frog) }
            struct State { var path: Path.State = .fish(Fish.State()) }
            enum Delegate { case push(Path.State) }
            enum Action { case path(Path.Action), delegate(Delegate) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .path(.fish(.tapped)): return .send(.delegate(.push(.frog(Frog.State()))))
                    default: return .none
                    }
                }
            }
        }
        struct StepsView: View {
            let store: StoreOf<Steps>
            var body: some View {
                switch store.path.case {
                case let .fish(store): FishView(store: store)
                case let .frog(store): FrogView(store: store)
                }
            }
        }
        extension StoreOf<Steps> { var path: StoreOf<Steps.Path> { scope(state: \\.path, action: \\.path) } }
        @Reducer struct Walk {
            @Reducer enum Path { case steps(Steps) }
            struct State { var first = Steps.State(); var path = StackState<Path.State>() }
            enum Action { case first(Steps.Action), path(StackActionOf<Path>) }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case let .first(.delegate(.push(path))), let .path(.element(id: _, action: .steps(.delegate(.push(path))))):
                        state.path.append(.steps(Steps.State(path: path)))
                        return .none
                    default: return .none
                    }
                }
                .forEach(\\.path, action: \\.path)
            }
        }
        struct WalkView: View {
            @Bindable var store: StoreOf<Walk>
            var body: some View {
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                    StepsView(store: store.scope(state: \\.first, action: \\.first))
                } destination: { store in
                    switch store.case { case let .steps(store): StepsView(store: store) }
                }
            }
        }
        """

    @Test func childMayHandOverWhatTheNextBeginsWith() {
        let read = graph(Self.steps)
        #expect(read.called == ["FishView -push-> Walk.steps (FrogView) call"])
    }

    @Test func beginningThatNobodySendsIsPushedByTheCoordinator() {
        let read = graph(
            Self.steps.replacing(".send(.delegate(.push(.frog(Frog.State()))))", with: ".none"))
        #expect(read.called == ["Steps -push-> Walk.steps (Steps) call"])
    }
}
