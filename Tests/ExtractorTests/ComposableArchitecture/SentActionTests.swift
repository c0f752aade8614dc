import Base
import NavigationModel
import Testing

/// Own actions that a reducer sends in answer to those of the views it shows, handled by functions of its own.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct SentActionTests {
    /// A feature `Bay` with a stack of `fish` and `frog`, and `frog` in a sheet, whose actions are grouped and handled in functions.
    private func bay(
        path: String = "", sheet: String = "", scope: String = "", inner: String = "", view: String = "",
        rest: String = ""
    ) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Bay {
                @Reducer enum Path { case fish(Fish), frog(Frog) }
                @ObservableState struct State {
                    var path = StackState<Path.State>()
                    @Presents var sheet: Frog.State?
                }
                enum Action: ViewAction {
                    case view(View), inner(InnerAction), scope(ScopeAction)
                    case path(StackActionOf<Path>), sheet(PresentationAction<Frog.Action>)
                    enum View { case shown, opened(Int) }
                    enum InnerAction { case showFrog, showFish(Int), close, idle }
                    enum ScopeAction { case fish(Fish.Action), frog(Frog.Action) }
                }
                var body: some ReducerOf<Self> {
                    Reduce(core).forEach(\\.path, action: \\.path).ifLet(\\.$sheet, action: \\.sheet) { Frog() }
                }
                func core(into state: inout State, action: Action) -> Effect<Action> {
                    switch action {
                    case let .view(action): return handle(view: action, &state)
                    case let .inner(innerAction): return handle(inner: innerAction, &state)
                    case let .scope(scopeAction): return handle(scope: scopeAction, &state)
                    case let .path(pathAction): return handle(path: pathAction, &state)
                    \(sheet)
                    default: return .none
                    }
                }
                func handle(view action: Action.View, _ state: inout State) -> Effect<Action> {
                    switch action { \(view)
                    default: return .none }
                }
                func handle(inner action: Action.InnerAction, _ state: inout State) -> Effect<Action> {
                    switch action { \(inner)
                    default: return .none }
                }
                func handle(scope action: Action.ScopeAction, _ state: inout State) -> Effect<Action> {
                    switch action { \(scope)
                    default: return .none }
                }
                func handle(path action: StackActionOf<Path>, _ state: inout State) -> Effect<Action> {
                    switch action { \(path)
                    default: return .none }
                }
            }
            @ViewAction(for: Bay.self)
            struct BayView: View {
                @Bindable var store: StoreOf<Bay>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        Text("Bay")
                    } destination: { store in
                        switch store.case {
                        case let .fish(store): FishView(store: store)
                        case let .frog(store): FrogView(store: store)
                        }
                    }
                    \(sheet.isEmpty ? "" : ".sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { FrogView(store: $0) }")
                    .onOpenURL { send(.opened($0.port ?? 0)) }
                }
            }
            \(rest)
            """)
    }

    private static let showsFrog = "case .showFrog: state.path.append(.frog(Frog.State())); return .none"
    private static let host = "Bay -push-> Bay.frog (FrogView) call"
    private static let sender = "FishView -push-> Bay.frog (FrogView) indirect"

    /// What is sent leads to the code that asks for it, and to no other of its group.
    @Test(arguments: [
        (".send(.inner(.showFrog))", true), (".run { send in await send(.inner(.showFrog)) }", true),
        (".send(.inner(isLong ? .showFrog : .idle))", true), (".send(.inner(.idle))", false),
        (".send(.inner(isLong ? .close : .idle))", false), (".send(.inner(next()))", false),
    ]) func ownActionComesFromTheViewWhoseActionIsAnswered(_ sent: String, _ isTold: Bool) {
        let read = bay(path: "case .element(id: _, action: .fish(.tapped)): return \(sent)", inner: Self.showsFrog)
        #expect(read.called == (isTold ? [Self.host, Self.sender] : [Self.host]))
    }

    /// Actions may be handed on several times, under other names and as a whole.
    @Test func handedOnActionComesFromItsView() {
        let read = bay(
            path: "case let .element(id: _, action: .fish(fishAction)): return .send(.scope(.fish(fishAction)))",
            scope: "case let .fish(own): switch own { case .tapped: return .send(.inner(.showFrog)) }",
            inner: Self.showsFrog)
        #expect(read.called == [Self.host, Self.sender])
    }

    /// Only the view that is closed leaves.
    @Test func whatClosesASheetIsLeftByItsViewAlone() {
        let read = bay(
            path: "case .element(id: _, action: .fish(.tapped)): return .send(.inner(.close))",
            sheet: "case .sheet(.presented(.tapped)): return .send(.inner(.close))",
            inner: "case .close: state.sheet = nil; return .none")
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["Bay dismiss", "FrogView dismiss"])
    }

    /// What a view sends by `@ViewAction` is grouped.
    @Test func addressIsFollowedThroughGroupedActions() {
        let read = bay(
            inner: "case .showFish: state.path.append(.fish(Fish.State())); return .none",
            view: "case let .opened(number): return .send(.inner(.showFish(number)))")
        #expect(read.deepLinks.notation == ["opened by onOpenURL in BayView: Bay -push-> fish (FishView)"])
    }

    /// Functions that hand an action on to several others end.
    @Test(.timeLimit(.minutes(1))) func manyFunctionsThatHandAnActionOn() {
        let functions = (0..<40).map { number in
            """
            func step\(number)(_ action: Action.InnerAction, _ state: inout State) -> Effect<Action> {
                switch action {
                case .idle: return step\(number + 1)(action, &state)
                case .close: return step\(number + 1)(action, &state)
                default: return step\(number + 1)(action, &state)
                }
            }
            """
        }
        let read = bay(
            inner: "default: return step0(action, &state)",
            rest: """
                extension Bay {
                    \(functions.joined(separator: "\n"))
                    func step40(_ action: Action.InnerAction, _ state: inout State) -> Effect<Action> {
                        switch action { \(Self.showsFrog)
                        default: return .none }
                    }
                }
                """)
        #expect(read.called.contains(Self.host))
    }

    // MARK: Enums of screens that are a case of another's

    /// An enum of screens that others have as a case is a root of its own, also where another shows it while it is there; it begins as
    /// these say.
    @Test func enumThatIsACaseOfAnotherIsARootWhereverItIsShown() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            \(fishAndFrog)
            @Reducer struct Intro {
                @ObservableState enum State { case fish(Fish.State), frog(Frog.State) }
                enum Action { case fish(Fish.Action), frog(Frog.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action { case .fish(.tapped): state = .frog(Frog.State()); default: break }
                        return .none
                    }
                }
            }
            struct IntroView: View {
                let store: StoreOf<Intro>
                var body: some View {
                    switch store.state {
                    case .fish: if let store = store.scope(state: \\.fish, action: \\.fish) { FishView(store: store) }
                    case .frog: if let store = store.scope(state: \\.frog, action: \\.frog) { FrogView(store: store) }
                    }
                }
            }
            @Reducer struct World {
                @ObservableState enum State {
                    case intro(Intro.State = .fish(.init())), frog(Frog.State)
                    init() { self = .intro() }
                }
                enum Action { case intro(Intro.Action), frog(Frog.Action) }
            }
            struct WorldView: View {
                let store: StoreOf<World>
                var body: some View {
                    switch store.state {
                    case .intro: if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
                    case .frog: if let store = store.scope(state: \\.frog, action: \\.frog) { FrogView(store: store) }
                    }
                }
            }
            @Reducer struct Share {
                @ObservableState struct State { var intro: Intro.State? = .fish(.init()); var frog: Frog.State? }
                enum Action { case intro(Intro.Action), frog(Frog.Action) }
            }
            struct ShareView: View {
                let store: StoreOf<Share>
                var body: some View {
                    if let store = store.scope(state: \\.intro, action: \\.intro) {
                        IntroView(store: store)
                    } else if let store = store.scope(state: \\.frog, action: \\.frog) {
                        FrogView(store: store)
                    }
                }
            }
            """)
        #expect(read.coordinator("Intro")?.notation == "Intro root from fish")
        #expect(read.destination("Share.intro")?.targets.map(\.id) == ["Intro"])
        #expect(read.called == ["FishView -root-> Intro.frog (FrogView) call"])
    }
}
