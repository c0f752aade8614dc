import Base
import NavigationModel
import Testing

/// Screens that a part of the state keeps, and names that two parts of it have.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct StoredScreenTests {
    private static let row = """
        @Reducer struct Row {
            @ObservableState struct State {
                var next: Pond.Path.State
                init(isFish: Bool) { self.next = .fish(Fish.State()) }
            }
            enum Action { case tapped }
        }
        struct RowView: View {
            let store: StoreOf<Row>
            var body: some View { NavigationLink(state: store.next) { Text("Row") } }
        }
        """

    @Test func linkToWhatAStateKeepsShowsWhatThatIsGiven() {
        let read = pond(view: "RowView(store: row)", rest: Self.row)
        #expect(read.called.contains("RowView -push-> Pond.fish (FishView) call"))
        #expect(!read.called.contains { $0.contains("Pond.frog") })
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func linkToWhatIsHandedInIsListed() {
        let open = Self.row.replacing(
            "init(isFish: Bool) { self.next = .fish(Fish.State()) }",
            with: "init(next: Pond.Path.State) { self.next = next }")
        let read = pond(view: "RowView(store: row)", rest: open)
        #expect(!read.called.contains { $0.contains("RowView") })
        #expect(read.notUnderstood.map(\.reason) == ["the presented screen is chosen at run time"])
    }

    @Test func caseThatNoViewShowsIsNoTabOfItsName() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Map { struct State {}; enum Action { case tapped } }
            @Reducer struct Help { struct State {}; enum Action { case tapped } }
            struct MapView: View { let store: StoreOf<Map>; var body: some View { Text("Map") } }
            struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
            @Reducer struct Shore {
                @Reducer enum Destination { case map(Map), help(Help) }
                enum Tab { case map, home }
                @ObservableState struct State {
                    var tab = Tab.home
                    var map = Map.State()
                    var home = Help.State()
                    @Presents var destination: Destination.State?
                }
                enum Action {
                    case showMap, showHelp, map(Map.Action), home(Help.Action), select(Tab)
                    case destination(PresentationAction<Destination.Action>)
                }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .showMap: state.destination = .map(state.map)
                        case .showHelp: state.destination = .help(Help.State())
                        case let .select(tab): state.tab = tab
                        default: break
                        }
                        return .none
                    }
                }
            }
            struct ShoreView: View {
                @Bindable var store: StoreOf<Shore>
                var body: some View {
                    TabView(selection: $store.tab.sending(\\.select)) {
                        MapView(store: store.scope(state: \\.map, action: \\.map)).tag(Shore.Tab.map)
                        HelpView(store: store.scope(state: \\.home, action: \\.home)).tag(Shore.Tab.home)
                    }
                    .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) { store in
                        HelpView(store: store)
                    }
                }
            }
            """)
        #expect(read.called == ["Shore -sheet-> Shore.help (HelpView) call"])
    }

    @Test(arguments: ["store", "store.scope(state: \\.fish, action: \\.fish)"])
    func frameThatIsHandedTheStoreIsTheFirstView(_ store: String) {
        let read = pond(
            view: "LoadingView(store: \(store)) { Waiting() } loaded: { Loaded() }",
            rest: """
                struct Waiting: View { var body: some View { Text("Waiting") } }
                struct Loaded: View { var body: some View { Text("Loaded") } }
                struct LoadingView<Waiting: View, Loaded: View>: View {
                    let store: StoreOf<Pond>
                    @ViewBuilder let waiting: () -> Waiting
                    @ViewBuilder let loaded: () -> Loaded
                    var body: some View { if store.isMapShown { loaded() } else { waiting() } }
                }
                """)
        #expect(read.transitions.notation.contains("Pond -root-> .root (LoadingView) declared"))
    }

    @Test(arguments: [
        "", "extension Fault.State { var isMap: Bool { false } }\nextension Fault.Action { var isOver: Bool { true } }",
        """
        enum LoadingState<State> {
            case failed(Fault.State), loaded(State)
            var failed: Fault.State? { if case .failed(let state) = self { state } else { nil } }
        }
        enum LoadingAction<State, Action> { case failed(Fault.Action), loaded(Action) }
        """,
    ])
    func enumWhoseWholeViewIsASwitchIsARoot(_ rest: String) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Map { struct State {}; enum Action { case tapped } }
            @Reducer struct Help { struct State {}; enum Action { case tapped } }
            struct MapView: View { let store: StoreOf<Map>; var body: some View { Text("Map") } }
            struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
            @Reducer enum Fault { case map(Map), help(Help) }
            \(rest)
            struct FaultView: View {
                let store: StoreOf<Fault>
                var body: some View {
                    switch store.case {
                    case let .map(store): MapView(store: store)
                    case let .help(store): HelpView(store: store)
                    }
                }
            }
            """)
        #expect(read.coordinators.map(\.id) == ["Fault"])
    }

    @Test(arguments: [("let store: StoreOf<Net>", []), ("let id: Int", ["Sea"])])
    func stackAroundAViewOfAFeatureIsNoCoordinator(_ property: String, _ hosts: [String]) {
        let read = pond(
            rest: """
                struct Sea: View { \(property); var body: some View { NavigationStack { WaveView() } } }
                struct WaveView: View { var body: some View { Text("Wave") } }
                """)
        #expect(read.coordinators.filter { $0.role == .host }.map(\.id) == hosts)
    }
}
