import Base
import NavigationModel
import Testing

/// A feature with several stacks, in a part of its state that is no feature.
@Suite(.enabled(if: NavigationSystem.composableArchitecture.isRead))
struct SeveralStacksTests {
    private static let harbor = """
        import ComposableArchitecture
        import SwiftUI
        @Reducer struct Fish { struct State {}; enum Action { case tapped } }
        @Reducer struct Frog { struct State {}; enum Action { case tapped } }
        struct FishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
        struct BigFishView: View { let store: StoreOf<Fish>; var body: some View { Text("Fish") } }
        struct FrogView: View { let store: StoreOf<Frog>; var body: some View { Text("Frog") } }
        struct QuayView: View { var body: some View { Text("Quay") } }
        struct SeaView: View { var body: some View { Text("Sea") } }
        struct MapView: View { var body: some View { Text("Map") } }
        @Reducer struct Harbor {
            enum Path {
                @Reducer enum Quay { case fish(Fish) }
                @Reducer enum Sea { case fish(Fish), frog(Frog) }
            }
            @ObservableState struct State {
                var paths = Paths()
                struct Paths { var quay = StackState<Path.Quay.State>(); var sea = StackState<Path.Sea.State>() }
            }
            enum Action {
                case own
                case paths(Paths)
                @CasePathable enum Paths { case quay(StackActionOf<Path.Quay>), sea(StackActionOf<Path.Sea>) }
            }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action {
                    case .own: state.paths.quay.append(.fish(.init()))
                    case .paths(.sea(.element(id: _, action: .frog(.tapped)))): state.paths.sea.append(.fish(.init()))
                    default: break
                    }
                    return .none
                }
            }
        }
        struct HarborView: View {
            @Bindable var store: StoreOf<Harbor>
            @State var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    quay.tag(0)
                    NavigationStack(path: $store.scope(state: \\.paths.sea, action: \\.paths.sea)) {
                        SeaView()
                    } destination: { store in
                        switch store.case {
                        case let .fish(store): BigFishView(store: store)
                        case let .frog(store): FrogView(store: store)
                        }
                    }.tag(1)
                    MapView().tag(2)
                }
            }
            var quay: some View {
                NavigationStack(path: $store.scope(state: \\.paths.quay, action: \\.paths.quay)) {
                    QuayView()
                } destination: { store in
                    switch store.case { case let .fish(store): FishView(store: store) }
                }
            }
        }
        """

    @Test func stackInAPartOfTheStateIsTheFeatures() {
        let read = graph(Self.harbor)
        #expect(read.coordinator("Harbor")?.kind == .flow)
        #expect(
            read.called == [
                "FrogView -push-> Harbor.fish (BigFishView) call", "Harbor -push-> Harbor.fish (FishView) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func firstViewsOfItsStacksAndTabsAreTold() {
        let shown = Set(graph(Self.harbor).transitions.filter { $0.evidence == .declared }.compactMap(\.to?.name))
        #expect(shown == ["QuayView", "SeaView", "MapView"])
    }

    @Test func stackOfAnUnwrappedStoreIsTheFeaturesOwn() {
        let inside = """
            if let store = store.scope(state: \\.first, action: \\.first) {
                NavigationStack(path: $store.scope(state: \\.paths.sea, action: \\.paths.sea)) {
                    SeaView()
                } destination: { store in
                    switch store.case {
                    case let .fish(store): BigFishView(store: store)
                    case let .frog(store): FrogView(store: store)
                    }
                }
            }
            """
        let start = Self.harbor.range(of: "TabView(")?.lowerBound ?? Self.harbor.startIndex
        let end = Self.harbor.range(of: "    var quay:")?.lowerBound ?? Self.harbor.endIndex
        let alone = Self.harbor[..<start] + inside + "}\n" + Self.harbor[end...]
        let state = "var first: Fish.State?; var paths = Paths()"
        #expect(
            graph(String(alone).replacing("var paths = Paths()", with: state)).called.contains(
                "FrogView -push-> Harbor.fish (BigFishView) call"))
    }

    @Test func viewOfTheAppsOwnAroundAStackIsOne() {
        let start = Self.harbor.range(of: "TabView(")?.lowerBound ?? Self.harbor.startIndex
        let own = """
            NavStack(store.scope(state: \\.paths.quay, action: \\.paths.quay)) { QuayView() } destination: { store in
                switch store.case { case let .fish(store): FishView(store: store) }
            }
            """
        let stack = """
            struct NavStack<State: Equatable, Action, Root: View, Destination: View>: View {
                let store: Store<StackState<State>, StackAction<State, Action>>
                let root: () -> Root
                let destination: (Store<State, Action>) -> Destination
                init(
                    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: @escaping () -> Root,
                    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
                ) { self.store = store; self.root = root; self.destination = destination }
                var body: some View { NavigationStackStore(store, root: root, destination: destination) }
            }
            """
        let read = graph(String(Self.harbor[..<start]) + own + "}}\n" + stack)
        #expect(read.coordinator("Harbor")?.kind == .flow)
        #expect(read.called.contains("Harbor -push-> Harbor.fish (FishView) call"))
        #expect(read.declared == ["Harbor -root-> .root (QuayView) declared"])
    }
}
