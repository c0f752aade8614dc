import Base
import NavigationModel
import Testing

/// Shapes of features and views that stand in large apps.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct ShoreTests {
    /// A feature `Crab` with its view, and whatever else is given.
    private static func shore(_ rest: String) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Crab { struct State {}; enum Action { case tapped } }
            @Reducer struct Clam { struct State {}; enum Action { case tapped } }
            struct CrabView: View { let store: StoreOf<Crab>; var body: some View { Text("Crab") } }
            struct ClamView: View { let store: StoreOf<Clam>; var body: some View { Text("Clam") } }
            \(rest)
            """)
    }

    /// A feature `Shore` with a destination enum whose state is an enum of its own.
    private static func written(_ arms: String, view: String, rest: String = "") -> NavigationGraph {
        shore(
            """
            struct Shore: Reducer {
                struct State { @PresentationState var destination: Destination.State? }
                enum Action { case own; case destination(PresentationAction<Destination.Action>) }
                struct Destination: Reducer {
                    static let warning: State = .alert(AlertState { TextState("Tide") })
                    static let first: State = .crab(Crab.State())
                    enum State { case crab(Crab.State), alert(AlertState<Never>) }
                    enum Action { case crab(Crab.Action) }
                    var body: some ReducerOf<Self> { Scope(state: /State.crab, action: /Action.crab) { Crab() } }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                    .ifLet(\\.$destination, action: /Action.destination) { Destination() }
                }
            }
            struct ShoreView: View {
                let store: StoreOf<Shore>
                var body: some View { \(view) }
            }
            \(rest)
            """)
    }

    private static let sheet = """
        Text("Shore").sheet(
            store: store.scope(state: \\.$destination, action: { .destination($0) }),
            state: /Shore.Destination.State.crab, action: Shore.Destination.Action.crab) { CrabView(store: $0) }
        """

    @Test(.enabled(if: NavigationSystem.tcaCoordinators.isRead)) func screenOfARouteHasASheetOfItsOwn() {
        let read = Self.shore(
            """
            import TCACoordinators
            @Reducer enum Screen { case beach(Beach) }
            @Reducer struct Shore {
                struct State { var routes: [Route<Screen.State>] = [.root(.beach(Beach.State()))] }
                enum Action { case router(IndexedRouterActionOf<Screen>) }
                var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
            }
            struct ShoreView: View {
                let store: StoreOf<Shore>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case { case let .beach(store): BeachView(store: store) }
                    }
                }
            }
            @Reducer struct Beach {
                struct State { @Presents var crab: Crab.State? }
                enum Action { case dug; case crab(PresentationAction<Crab.Action>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        if case .dug = action { state.crab = Crab.State() }
                        return .none
                    }
                    .ifLet(\\.$crab, action: \\.crab) { Crab() }
                }
            }
            struct BeachView: View {
                @Bindable var store: StoreOf<Beach>
                var body: some View {
                    Button("Dig") { store.send(.dug) }
                        .sheet(item: $store.scope(state: \\.crab, action: \\.crab)) { CrabView(store: $0) }
                }
            }
            """)
        #expect(read.transitions.filter { $0.style == .sheet }.map(\.call) == ["state.crab = Crab.State()"])
        #expect(read.transitions.filter { $0.style == .sheet }.map(\.from.name) == ["BeachView"])
    }

    @Test func valueBesideTheStateIsRead() {
        let shown = Self.written("case .own: state.destination = Destination.first", view: Self.sheet)
        #expect(shown.called == ["ShoreView -sheet-> Shore.crab (CrabView) call"])
        let alert = Self.written("case .own: state.destination = Destination.warning", view: Self.sheet)
        #expect(alert.notUnderstood.isEmpty)
    }

    @Test func caseThatAStoreIsThereForIsShownInPlace() {
        let read = Self.written(
            "case .own: state.destination = .crab(.init())",
            view: """
                VStack {
                    Text("Shore")
                    IfLetStore(store.scope(state: \\.$destination.crab, action: \\.destination.crab)) { CrabView(store: $0) }
                }
                """)
        #expect(read.called == ["ShoreView -root-> Shore.crab (CrabView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func aliasInAnExtensionOfAllViewsIsFollowed() {
        let read = Self.written(
            "case .own: state.destination = .crab(.init())", view: #"Text("Shore").destinations(with: store)"#,
            rest: """
                extension StoreOf<Shore> {
                    var destination: PresentationStoreOf<Shore.Destination> {
                        scope(state: \\.$destination, action: Action.destination)
                    }
                }
                private extension View {
                    typealias Destination = Shore.Destination
                    func destinations(with store: StoreOf<Shore>) -> some View { crab(with: store.destination) }
                    func crab(with store: PresentationStoreOf<Destination>) -> some View {
                        sheet(store: store.scope(state: \\.crab, action: \\.crab)) { CrabView(store: $0) }
                    }
                }
                """)
        #expect(read.called == ["ShoreView -sheet-> Shore.crab (CrabView) call"])
    }

    /// A feature `Trail` with a stack.
    private static func trail(_ reducer: String, view: String, rest: String = "") -> NavigationGraph {
        shore(
            """
            @Reducer struct Trail {
                @Reducer enum Path { case crab(Crab), clam(Clam) }
                struct State { var path = StackState<Path.State>() }
                enum Action { case own; case path(StackActionOf<Path>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        \(reducer)
                        return .none
                    }
                    .forEach(\\.path, action: \\.path)
                }
            }
            struct TrailView: View { @Bindable var store: StoreOf<Trail>; var body: some View { \(view) } }
            \(rest)
            """)
    }

    @Test func viewOfAllScreensOfAStackIsLookedInto() {
        let read = Self.trail(
            "if case .own = action { state.path.append(.clam(.init())) }",
            view: """
                NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
                    Text("Trail")
                } destination: {
                    ScreenView(store: $0)
                }
                """,
            rest: """
                struct ScreenView: View {
                    let store: StoreOf<Trail.Path>
                    var body: some View {
                        SwitchStore(store) { state in
                            switch state {
                            case .crab: CaseLet(/Trail.Path.State.crab, action: Trail.Path.Action.crab) { CrabView(store: $0) }
                            case .clam:
                                CaseLet(/Trail.Path.State.clam, action: Trail.Path.Action.clam, then: { ClamView(store: $0) })
                            }
                        }
                    }
                }
                """)
        #expect(read.called == ["Trail -push-> Trail.clam (ClamView) call"])
        #expect(read.coordinators.map(\.id) == ["Trail"])
    }

    @Test func stackThatIsChangedInAClosureOfUnknownStateIsListed() {
        let read = Self.trail(
            "",
            view: """
                NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("Trail") } destination: { store in
                    switch store.case {
                    case let .crab(store): CrabView(store: store)
                    case let .clam(store): ClamView(store: store)
                    }
                }
                """,
            rest: """
                enum Plan { static let walk = later { action, state in state.path.append(.crab(.init())) } }
                """)
        #expect(read.notUnderstood.map(\.reason) == ["the owner of the changed state isn't known"])
    }

    @Test func stackOfOneFeatureNeedsNoViewOfItsOwn() {
        let read = Self.shore(
            """
            @Reducer struct Trail {
                struct State { var path = StackState<Crab.State>() }
                enum Action { case own; case path(StackActionOf<Crab>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .own: state.path.append(Crab.State())
                        default: break
                        }
                        return .none
                    }
                    .forEach(\\.path, action: \\.path) { Crab() }
                }
            }
            struct TrailView: View {
                @Bindable var store: StoreOf<Trail>
                var body: some View {
                    NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
                        Text("Trail")
                    } destination: { store in
                        Form { Section { CrabView(store: store) } }
                    }
                }
            }
            """)
        #expect(read.coordinator("Trail")?.kind == .flow)
        #expect(read.called.count == 1, "\(read.called)")
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func barOfAViewsOwnPropertiesIsATabCoordinator() {
        let read = Self.shore(
            """
            @Reducer struct Beach {
                struct State { var crab = Crab.State(); var clam = Clam.State() }
                enum Action { case crab(Crab.Action), clam(Clam.Action) }
            }
            extension StoreOf<Beach> { var clams: StoreOf<Clam> { scope(state: \\.clam, action: \\.clam) } }
            struct BeachView: View {
                let store: StoreOf<Beach>
                var body: some View { NavigationStack { TabView { tabs } } }
                var tabs: some View { Group { crabTab; clamTab } }
                var crabTab: some View {
                    NavigationStack { CrabView(store: store.scope(state: \\.crab, action: \\.crab)) }
                        .tabItem { Text("Crabs") }
                }
                var clamTab: some View { ClamView(store: store.clams).tabItem { Text("Clams") } }
            }
            """)
        let bar = read.coordinator("Beach")
        #expect(bar?.kind == .tab)
        #expect(bar?.destinations.map(\.name) == ["crab", "clam"])
    }

    @Test(arguments: [
        (
            "case .own: state.crab = Crab.State()", "var isShown: Bool { crab != nil }",
            """
            .sheet(isPresented: viewStore.binding(get: \\.isShown, send: Dune.Action.shown)) {
                IfLetStore(store.scope(state: \\.crab, action: Dune.Action.crab)) { CrabView(store: $0) }
            }
            """, "state.crab = Crab.State()", "sheet"
        ),
        (
            "case .own: state.pick = Identified(Crab.State(), id: 1)", "",
            """
            NavigationLink(
                destination: IfLetStore(store.scope(state: \\.pick?.value, action: Dune.Action.crab)) { CrabView(store: $0) },
                tag: 1, selection: viewStore.binding(get: \\.pick?.id, send: Dune.Action.picked)) { Text("Crab") }
            """, "state.pick = Identified(Crab.State(), id: 1)", "push"
        ),
    ])
    func childBehindAFlagOrASelectionIsShown(
        arm: String, flag: String, view: String, call: String, style: String
    ) {
        let read = Self.shore(
            """
            struct Dune: ReducerProtocol {
                struct State {
                    var crab: Crab.State?
                    var pick: Identified<Int, Crab.State>?
                    \(flag)
                }
                enum Action { case own, away; case crab(Crab.Action), shown(Bool), picked(Int?) }
                var body: some ReducerProtocol<State, Action> {
                    Reduce { state, action in
                        switch action {
                        \(arm)
                        case .away:
                            state.crab = nil
                            state.pick = nil
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct DuneView: View {
                let store: StoreOf<Dune>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in
                        VStack {
                            Text("Dune")
                            \(view.hasPrefix(".") ? "Text(\"Crabs\")" : "")
                            \(view)
                        }
                    }
                }
            }
            """)
        #expect(read.transitions.map { "\($0.from.name) \($0.style)" } == ["DuneView \(style)"])
        #expect(read.transitions.map(\.call) == [call])
        #expect(read.exits.map(\.from.name) == ["DuneView"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func dialogOfAnInnerViewShowsNoScreen() {
        let read = Self.shore(
            """
            @Reducer struct Cave {
                @CasePathable enum Route { case crab, leave }
                struct State { var route: Route? }
                enum Action { case setRoute(Route?) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .setRoute(let route): state.route = route
                        }
                        return .none
                    }
                }
            }
            struct CaveView: View {
                @Bindable var store: StoreOf<Cave>
                var body: some View {
                    VStack {
                        Button("Crab") { store.send(.setRoute(.crab)) }
                        LeaveButton(route: $store.route, action: { store.send(.setRoute(.leave)) })
                    }
                    .sheet(item: $store.route.sending(\\.setRoute).crab) { _ in SandView() }
                }
            }
            struct SandView: View { var body: some View { Text("Sand") } }
            struct LeaveButton: View {
                @Binding var route: Cave.Route?
                let action: () -> Void
                var body: some View {
                    Button("Leave", action: action)
                        .confirmationDialog(message: "Leave?", unwrapping: $route, case: \\.leave) { Text("Yes") }
                }
            }
            """)
        #expect(read.coordinator("Cave")?.destinations.map(\.name) == ["crab"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func childThatIsAPartOfTheViewIsNotListed() {
        let read = pond(
            "case .own: state.bridge = Bridge.State()",
            view: """
                Form { if let store = store.scope(state: \\.bridge, action: \\.bridge) { BridgeView(store: store) } }
                """,
            modifiers: "")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func linkAroundWhatAStoreIsThereForHasItsView() {
        let read = Self.shore(
            """
            struct PierView: View {
                let store = Store(initialState: Crab.State()) { Crab() }
                var body: some View {
                    NavigationLink("Crab") {
                        IfLetStore(self.store.scope(state: \\.crab, action: \\.crab)) { CrabView(store: $0) } else: { ProgressView() }
                    }
                }
            }
            """)
        #expect(read.called == ["PierView -push-> .CrabView (CrabView) call"])
    }

    @Test func casesBuiltInPlaceAreShownEachForItself() {
        let read = graph(
            """
            import SwiftUI
            import SwiftNavigation
            @Observable final class GullModel {
                var destination: Destination?
                @CasePathable enum Destination { case dive(Int), rest(Int) }
                func dive() { destination = .dive(1) }
                func rest() { destination = .rest(1) }
            }
            struct GullView: View {
                @Bindable var model: GullModel
                var body: some View {
                    Text("Gull")
                        .sheet(item: $model.destination.dive, id: \\.self) { _ in Form { Text("Dive") } }
                        .popover(item: $model.destination.rest, id: \\.self) { _ in Form { Text("Rest") } }
                }
            }
            """)
        #expect(
            Set(read.transitions.map { "\($0.from.name) \($0.style)" }) == ["GullModel sheet", "GullModel popover"])
    }
}
