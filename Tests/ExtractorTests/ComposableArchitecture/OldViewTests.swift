import Base
import NavigationModel
import Testing

/// Views of the library's older versions.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct OldViewTests {
    /// Reducers as values, a child that the state calls otherwise than the action does, and a sheet while another is there.
    @Test func sheetWhileAChildIsThereIsToldWhereTheChildIsMade() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct ReefState { var x = 0 }
            enum ReefAction { case dive }
            struct WreckState { var x = 0 }
            enum WreckAction { case rise }
            struct ReefView: View { let store: Store<ReefState, ReefAction>; var body: some View { Rocks(store: store) } }
            struct Rocks: View { let store: Store<ReefState, ReefAction>; var body: some View { Text("Rocks") } }
            struct WreckView: View { let store: Store<WreckState, WreckAction>; var body: some View { Text("Wreck") } }
            struct SeaState { var reefState = ReefState(); var wreckState: WreckState? }
            enum SeaAction { case reef(ReefAction), wreck(WreckAction), leave }
            let seaReducer = Reducer<SeaState, SeaAction, Void> { state, action, _ in
                switch action {
                case .reef(.dive): state.wreckState = WreckState()
                case .leave: state.wreckState = nil
                default: break
                }
                return .none
            }
            struct SeaView: View {
                let store: Store<SeaState, SeaAction>
                var body: some View {
                    WithViewStore(store) { viewStore in
                        ReefView(store: store.scope(state: \\.reefState, action: SeaAction.reef))
                            .sheet(
                                isPresented: viewStore.binding(get: { $0.wreckState != nil }, send: { _ in .leave })
                            ) {
                                IfLetStore(store.scope(state: \\.wreckState, action: SeaAction.wreck)) { store in
                                    WreckView(store: store)
                                }
                            }
                    }
                }
            }
            """)
        #expect(read.called == ["ReefView -sheet-> .wreckState (WreckView) call"], "\(read.called)")
        #expect(read.exits.count == 1)
    }

    @Test(arguments: ["$store.isMapShown", "$store.isMapShown.animation()", "$store.isMapShown.animation(.easeIn)"])
    func boolThatIsToggledOpensAndCloses(_ binding: String) {
        let read = pond(
            "case .own: state.isMapShown.toggle()",
            modifiers:
                ".sheet(isPresented: \(binding)) { BridgeView(store: Store(initialState: .init()) { Bridge() }) }")
        #expect(read.called.contains("Pond -sheet-> .isMapShown (BridgeView) call"), "\(read.called)")
        #expect(read.exits.map(\.call) == ["state.isMapShown.toggle()"])
        #expect(read.transitions.contains { $0.call == "state.isMapShown.toggle()" })
    }

    @Test func featureOfAnotherPackageIsPresented() {
        let app = pondApp(
            """
            case .own: state.kite = .init()
            case .other: state.kite = nil
            case .bridge(.presented(.tapped)): state.far = .near(1)
            """,
            modifiers: ".sheet(item: $store.scope(state: \\.kite, action: \\.kite)) { _ in NetView(store: net) }"
        ).replacing(
            "var isMapShown = false", with: "@Presents var kite: Kite.State?; @Presents var far: Far.Destination.State?"
        )
        let read = graph(app)
        #expect(read.called == ["Pond -sheet-> Pond.kite (NetView) call"])
        #expect(read.exits.map(\.call) == ["state.kite = nil"])
        #expect(read.notUnderstood.map(\.reason) == ["the cases of `far` aren't in the source that was read"])
    }

    /// A link inside the case that it shows, whose binding says nothing but that it goes away.
    @Test func linkInACaseShowsTheCase() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Gull { struct State {}; enum Action { case tapped } }
            @Reducer struct Tern { struct State {}; enum Action { case tapped } }
            struct GullView: View { let store: StoreOf<Gull>; var body: some View { Text("Gull") } }
            struct TernView: View { let store: StoreOf<Tern>; var body: some View { Text("Tern") } }
            struct Cliff: Reducer {
                struct State { var route: Route.State? }
                enum Action { case chosen(Bool), gone; case route(Route.Action) }
                struct Route {
                    enum State { case gull(Gull.State), tern(Tern.State) }
                    enum Action { case gull(Gull.Action), tern(Tern.Action) }
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .chosen(let isGull):
                            if isGull { state.route = .gull(Gull.State()) } else { state.route = .tern(Tern.State()) }
                        case .gone: state.route = nil
                        case .route: break
                        }
                        return .none
                    }
                }
            }
            #if os(iOS)
            struct CliffView: View {
                let store: StoreOf<Cliff>
                var body: some View {
                    WithViewStore(store, observe: { $0 }) { viewStore in Text("Cliff").background(next(viewStore)) }
                }
                func next(_ viewStore: ViewStoreOf<Cliff>) -> some View {
                    IfLetStore(store.scope(state: \\.route, action: Cliff.Action.route)) { route in
                        SwitchStore(route) { state in
                            switch state {
                            case .gull:
                                CaseLet(/Cliff.Route.State.gull, action: Cliff.Route.Action.gull, then: { gull in
                                    NavigationLink(
                                        unwrapping: viewStore.binding(get: { _ in gull }, send: .gone),
                                        destination: { _ in GullView(store: gull) }, label: { EmptyView() })
                                })
                            case .tern:
                                CaseLet(/Cliff.Route.State.tern, action: Cliff.Route.Action.tern) { tern in
                                    Text("Tern").sheet(item: viewStore.binding(get: { _ in tern }, send: .gone)) { _ in
                                        TernView(store: tern)
                                    }
                                }
                            }
                        }
                    }
                }
            }
            #endif
            """)
        #expect(
            read.called == [
                "CliffView -push-> Cliff.gull (GullView) call", "CliffView -sheet-> Cliff.tern (TernView) call",
            ])
        #expect(read.transitions.allSatisfy { $0.platforms == .iOS })
        #expect(read.exits.count == 1)
        #expect(read.notUnderstood.isEmpty)
    }

    /// The links and modifiers of swift-composable-presentation are handed a store without a label.
    @Test(arguments: [
        (".background(NavigationLinkWithStore(SCOPE, onDeactivate: {}, destination: CrabView.init(store:)))", "push"),
        (".fullScreenCover(SCOPE, onDismiss: {}, content: CrabView.init(store:))", "fullScreenCover"),
        (".sheet(SCOPE, mapState: replayNonNil(), onDismiss: {}) { CrabView(store: $0) }", "sheet"),
    ]) func storeWithoutALabelIsPresented(_ modifier: String, _ style: String) {
        let scope = "store.scope(state: \\.crab, action: Reef.Action.crab)"
        let parts = modifier.split(separator: "SCOPE", maxSplits: 1)
        let read = graph(
            """
            import ComposableArchitecture
            import ComposablePresentation
            import SwiftUI
            struct Crab: ReducerProtocol {
                struct State: Equatable {}
                enum Action { case tapped }
                var body: some ReducerProtocol<State, Action> { EmptyReducer() }
            }
            struct CrabView: View { let store: StoreOf<Crab>; var body: some View { Text("Crab") } }
            struct Reef: ReducerProtocol {
                struct State: Equatable { var crab: Crab.State? }
                enum Action { case tapped, closed, crab(Crab.Action) }
                var body: some ReducerProtocol<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .tapped: state.crab = Crab.State(); return .none
                        case .closed: state.crab = nil; return .none
                        case .crab: return .none
                        }
                    }
                }
            }
            struct ReefView: View {
                let store: StoreOf<Reef>
                var body: some View { Text("Reef")\(parts[0])\(scope)\(parts[1]) }
            }
            """)
        #expect(read.called == ["ReefView -\(style)-> .crab (CrabView) call"])
        #expect(read.exits.map(\.call) == ["state.crab = nil"])
    }

    /// Links that a view chooses among at run time stay its own when a parent is known to open one of them.
    @Test(arguments: [
        ".send(.kiosk(.setRoute(.news)))", ".init(value: .kiosk(.setRoute(.news)))",
        "Effect(value: .kiosk(.setRoute(.news)))",
    ])
    func linksOfAViewThatChoosesAtRunTimeStayWhereOthersOpenOneToo(_ effect: String) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct Town: Reducer {
                struct State: Equatable { var gate = Gate.State(); var kiosk = Kiosk.State() }
                enum Action { case gate(Gate.Action), kiosk(Kiosk.Action) }
                var body: some Reducer<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .gate(.refused): return \(effect)
                        default: return .none
                        }
                    }
                    Scope(state: \\.gate, action: /Action.gate) { Gate() }
                    Scope(state: \\.kiosk, action: /Action.kiosk) { Kiosk() }
                }
            }
            struct Gate: Reducer {
                struct State: Equatable {}
                enum Action { case refused }
                var body: some Reducer<State, Action> { EmptyReducer() }
            }
            struct Kiosk: Reducer {
                enum Route: Equatable, CaseIterable { case news, weather }
                struct State: Equatable { @BindingState var route: Route? }
                enum Action: BindableAction { case binding(BindingAction<State>), setRoute(Route?) }
                var body: some Reducer<State, Action> {
                    BindingReducer()
                    Reduce { state, action in
                        switch action {
                        case .binding: return .none
                        case .setRoute(let route): state.route = route; return .none
                        }
                    }
                }
            }
            struct TownView: View {
                let store: StoreOf<Town>
                var body: some View {
                    VStack {
                        GateView(store: store.scope(state: \\.gate, action: Town.Action.gate))
                        KioskView(store: store.scope(state: \\.kiosk, action: Town.Action.kiosk))
                    }
                }
            }
            struct GateView: View {
                let store: StoreOf<Gate>
                var body: some View { Button("x") { ViewStore(store, observe: { $0 }).send(.refused) } }
            }
            struct KioskView: View {
                let store: StoreOf<Kiosk>
                @ObservedObject var viewStore: ViewStoreOf<Kiosk>
                var body: some View {
                    NavigationView {
                        ForEach(Kiosk.Route.allCases, id: \\.self) { route in
                            Row(route) { viewStore.send(.setRoute($0)) }
                        }.background(links)
                    }
                }
                @ViewBuilder var links: some View {
                    NavigationLink(unwrapping: viewStore.$route, case: /Kiosk.Route.news) { _ in NewsView() }
                    NavigationLink(unwrapping: viewStore.$route, case: /Kiosk.Route.weather) { _ in WeatherView() }
                }
            }
            struct NewsView: View { var body: some View { Text("n") } }
            struct WeatherView: View { var body: some View { Text("w") } }
            """)
        #expect(
            read.called == [
                "GateView -push-> Kiosk.news (NewsView) call", "KioskView -push-> Kiosk.news (NewsView) call",
                "KioskView -push-> Kiosk.weather (WeatherView) call",
            ], "\(read.called)")
    }

    /// A reducer that is a value and may hold itself: what is made in its closure is the reducer.
    @Test func reducerThatHoldsItselfSetsItsState() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            struct CaveState: Equatable { var isLampShown = false }
            enum CaveAction { case light, close }
            let caveReducer = Reducer<CaveState, CaveAction, Void>.recurse { own in
                Reducer<CaveState, CaveAction, Void>.combine(
                    .init { state, action, _ in
                        switch action {
                        case .light: state.isLampShown = true
                        case .close: state.isLampShown = false
                        }
                        return .none
                    }
                )
            }
            struct CaveView: View {
                let store: Store<CaveState, CaveAction>
                var body: some View {
                    WithViewStore(store) { viewStore in
                        Button("x") { viewStore.send(.light) }
                            .sheet(isPresented: viewStore.binding(get: \\.isLampShown, send: .close)) { LampView() }
                    }
                }
            }
            struct LampView: View { var body: some View { Text("Lamp") } }
            """)
        #expect(read.transitions.map(\.call) == ["state.isLampShown = true"], "\(read.called)")
    }
}
