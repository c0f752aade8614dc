import Base
import NavigationModel

/// A reducer `Yard` above two flows, `Shed` and `Pond`.
func yard(
    _ view: String, _ arms: String = "", state: String = "", members: String = "", rest: String = ""
) -> NavigationGraph {
    graph(
        shedSource() + "\n" + """
            @Reducer enum PondScreen { case shore(Shore) }
            @Reducer struct Shore { struct State {}; enum Action { case tapped } }
            struct ShoreView: View { let store: StoreOf<Shore>; var body: some View { Text("Shore") } }
            @Reducer struct Pond {
                struct State { var routes: [Route<PondScreen.State>] = [.root(.shore(.init()))] }
                enum Action { case router(IndexedRouterActionOf<PondScreen>), own }
                var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
            }
            struct PondView: View {
                let store: StoreOf<Pond>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case { case let .shore(store): ShoreView(store: store) }
                    }
                }
            }
            @Reducer struct Gate { struct State {}; enum Action { case tapped } }
            struct GateView: View { let store: StoreOf<Gate>; var body: some View { Text("Gate") } }
            @Reducer struct Yard {
                struct State {
                    var shed = Shed.State.initial
                    var pond = Pond.State()
                    var gate = Gate.State()
                    \(state)
                }
                enum Action {
                    case shed(Shed.Action), pond(Pond.Action), gate(Gate.Action), own, opened(URL), tabSelected(Tab)
                }
                enum Tab { case shed, pond, gate }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.shed, action: \\.shed) { Shed() }
                    Scope(state: \\.pond, action: \\.pond) { Pond() }
                    Reduce { state, action in
                        switch action { \(arms)
                        default: break }
                        return .none
                    }
                }
            }
            struct YardView: View {
                @Bindable var store: StoreOf<Yard>
                var body: some View { \(view) }
                \(members)
            }
            \(rest)
            """)
}

/// What the view of `Yard` is made of.
enum YardParts {
    static let shed = "ShedView(store: store.scope(state: \\.shed, action: \\.shed))"
    static let pond = "PondView(store: store.scope(state: \\.pond, action: \\.pond))"
    static let gate = "GateView(store: store.scope(state: \\.gate, action: \\.gate))"
    static let tabs = """
        TabView(selection: $store.selectedTab.sending(\\.tabSelected)) {
            \(shed).tabItem { Label("Shed", systemImage: "hammer") }.tag(Yard.Tab.shed)
            \(pond).tabItem { Text("Pond") }.tag(Yard.Tab.pond)
            \(gate).tabItem { Image(systemName: "lock") }.tag(Yard.Tab.gate)
        }
        """
}
