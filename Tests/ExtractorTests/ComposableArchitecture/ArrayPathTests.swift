import Base
import NavigationModel
import Testing

/// Stacks over arrays of plain values: `var path: [Route]`.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct ArrayPathTests {
    /// A feature `Trail` with an array of `fish` and `map`, each with a child of the state.
    /// - Parameters:
    ///   - arms: of its reducer.
    ///   - path: what the stack is bound to.
    ///   - link: beside the first view.
    ///   - rest: beside it.
    private func trail(
        _ arms: String = "", path: String = "$store.path", link: String = "", rest: String = ""
    ) -> NavigationGraph {
        graph(
            """
            import ComposableArchitecture
            import SwiftUI
            @Reducer struct Fish { struct State: Equatable {}; enum Action { case tapped, closed } }
            struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
            struct MapView: View { var body: some View { Text("Map") } }
            struct StartView: View { var body: some View { Text("Start") } }
            enum Route: Hashable { case fish, map }
            @Reducer struct Trail {
                @ObservableState struct State: Equatable {
                    var path: [Route] = []
                    var recent: [Route] = []
                    var fish: Fish.State?
                }
                enum Action { case own; case fish(Fish.Action) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        \(arms)
                        default: break
                        }
                        return .none
                    }
                    .ifLet(\\.fish, action: \\.fish) { Fish() }
                }
            }
            struct TrailView: View {
                @Bindable var store: StoreOf<Trail>
                var body: some View {
                    NavigationStack(path: \(path)) {
                        StartView()
                            .navigationDestination(for: Route.self) { route in
                                switch route {
                                case .fish:
                                    if let store = store.scope(state: \\.fish, action: \\.fish) { FishView(store: store) }
                                case .map: MapView()
                                }
                            }
                        \(link)
                    }
                }
            }
            \(rest)
            """)
    }

    @Test(arguments: ["$store.path", "viewStore.$path", "viewStore.binding(\\.$path)"])
    func arrayThatAStackIsBoundToIsAPath(_ path: String) {
        let read = trail(
            "case .own: state.path.append(.fish)", path: path.replacing("viewStore", with: "ViewStore(store)"))
        #expect(read.coordinator("Trail")?.kind == .flow)
        #expect(read.coordinator("Trail")?.destinations.map(\.name) == ["fish", "map"])
        #expect(read.called == ["Trail -push-> Trail.fish (FishView) call"])
        #expect(read.declared == ["Trail -root-> .root (StartView) declared"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func actionOfAChildIsOfItsView() {
        let read = trail(
            """
            case .fish(.tapped): state.path.append(.map)
            case .fish(.closed): state.path.removeLast()
            """)
        #expect(read.called == ["FishView -push-> Trail.map (MapView) call"])
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["FishView back"])
    }

    @Test func parentThatEmptiesItGoesBack() {
        let parent = """
            @Reducer struct Land {
                @ObservableState struct State: Equatable { var trail = Trail.State() }
                enum Action { case home; case trail(Trail.Action) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.trail, action: \\.trail) { Trail() }
                    Reduce { state, action in
                        if case .home = action { state.trail.path = [] }
                        return .none
                    }
                }
            }
            """
        #expect(trail(rest: parent).exits.map(\.call) == ["state.trail.path = []"])
    }

    @Test func functionThatIsHandedItGoesBackWhereItIsCalled() {
        let read = trail(
            "case .fish(.closed): goBack(&state.path)",
            rest:
                "private func goBack(_ path: inout [Route]) { guard !path.isEmpty else { return }; path.removeLast() }")
        #expect(read.exits.map { "\($0.from.id) \($0.call)" } == ["FishView goBack(&state.path)"])
    }

    @Test func linkThatNamesAValuePushesIt() {
        let read = trail(link: #"NavigationLink("Map", value: Route.map)"#)
        #expect(read.called == ["Trail -push-> Trail.map (MapView) call"])
    }

    @Test func arrayWithoutAStackIsNone() {
        let read = trail("case .own: state.recent.append(.map); state.recent = []")
        #expect(read.called.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }
}
