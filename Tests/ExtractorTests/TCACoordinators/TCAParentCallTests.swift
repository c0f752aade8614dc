import Base
import NavigationModel
import TestSupport
import Testing

/// Coordinators without routes, above those that hold them: what shows what is in them.
struct TCAParentCallTests {
    private static let shed = YardParts.shed
    private static let pond = YardParts.pond
    private static let gate = YardParts.gate
    private static let tabs = YardParts.tabs

    @Test func tabIsSelectedByWhatIsAssigned() {
        let read = yard(
            Self.tabs,
            """
            case .shed(.router(.routeAction(_, .tool(.tapped)))): state.selectedTab = .pond
            case .gate(.tapped): state.selectedTab = Tab.shed
            case .pond(.own): state.selectedTab = .shed
            case let .tabSelected(tab): state.selectedTab = tab
            """, state: "var selectedTab = Tab.shed")
        #expect(
            read.called == [
                "GateView -tab-> Yard.shed (Shed) call", "Pond -tab-> Yard.shed (Shed) call",
                "ToolView -tab-> Yard.pond (Pond) call",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func routesOfAChildAreShownFromTheParent() {
        let read = yard(
            Self.tabs,
            """
            case .own: state.selectedTab = .shed; state.shed.routes.push(.tool(.init()))
            case .pond(.router(.routeAction(_, .shore(.tapped)))): state.shed.routes = [.root(.list(.init())), .sheet(.manual(.init()))]
            """, state: "var selectedTab = Tab.pond")
        #expect(
            read.called == [
                "ShoreView -root-> Shed.list (ListView) call", "ShoreView -sheet-> Shed.manual (ManualView) call",
                "Yard -push-> Shed.tool (ToolView) call", "Yard -tab-> Yard.shed (Shed) call",
            ])
    }

    /// A screen of a flow may be a bar of its own, whose views are made of others that hold the same stores.
    @Test func actionOfAChildIsThatOfTheViewThatIsHandedItsStore() {
        let read = graph(
            """
            import TCACoordinators
            import SwiftUI
            import ComposableArchitecture
            @Reducer enum CoopScreen { case bar(Bar), egg(Egg) }
            @Reducer struct Egg { struct State {}; enum Action { case tapped } }
            struct EggView: View { let store: StoreOf<Egg>; var body: some View { Text("") } }
            @Reducer struct Nest { struct State {}; enum Action { case tapped } }
            struct NestView: View {
                let store: StoreOf<Nest>
                var body: some View { VStack { NestHead(store: store); NestRows(store: store) } }
            }
            struct NestHead: View { let store: StoreOf<Nest>; var body: some View { Text("") } }
            struct NestRows: View { let store: StoreOf<Nest>; var body: some View { Text("") } }
            @Reducer struct Run { struct State {}; enum Action { case tapped } }
            struct RunView: View { let store: StoreOf<Run>; var body: some View { Text("") } }
            @Reducer struct Bar {
                struct State { var nestTab = Nest.State(); var runTab = Run.State() }
                enum Action { case nest(Nest.Action), runTab(Run.Action) }
                var body: some ReducerOf<Self> {
                    Scope(state: \\.nestTab, action: \\.nest) { Nest() }
                    Scope(state: \\.runTab, action: \\.runTab) { Run() }
                }
            }
            struct BarView: View {
                let store: StoreOf<Bar>
                var body: some View {
                    TabView {
                        NestView(store: store.scope(state: \\.nestTab, action: \\.nest)).tabItem { Text("Nest") }
                        RunView(store: store.scope(state: \\.runTab, action: \\.runTab)).tabItem { Text("Run") }
                    }
                }
            }
            @Reducer struct Coop {
                struct State { var routes: [Route<CoopScreen.State>] = [.root(.bar(.init()))] }
                enum Action { case router(IndexedRouterActionOf<CoopScreen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(_, .bar(.nest(.tapped)))): state.routes.push(.egg(.init()))
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            struct CoopView: View {
                let store: StoreOf<Coop>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case {
                        case let .bar(store): BarView(store: store)
                        case let .egg(store): EggView(store: store)
                        }
                    }
                }
            }
            """)
        #expect(read.called == ["NestView -push-> Coop.egg (EggView) call"])
    }

    @Test func parentsAreFoundAboveParents() {
        let read = yard(
            Self.tabs, state: "var selectedTab = Tab.pond",
            rest: """
                @Reducer struct Home {
                    struct State { var yard = Yard.State(); var gate = Gate.State(); var isIn = false }
                    enum Action { case yard(Yard.Action), gate(Gate.Action) }
                    var body: some ReducerOf<Self> { Reduce { state, action in
                        switch action {
                        case .gate(.tapped): state.isIn = true
                        case .yard(.shed(.router(.routeAction(_, .list(.closed))))): state.isIn = false
                        case .yard(.own): state.yard.selectedTab = .pond
                        default: break }
                        return .none } }
                }
                struct HomeView: View {
                    let store: StoreOf<Home>
                    var body: some View {
                        if store.isIn { Framed { Yarded(store: store.scope(state: \\.yard, action: \\.yard)) } }
                        else { GateView(store: store.scope(state: \\.gate, action: \\.gate)) }
                    }
                }
                struct Framed<Content: View>: View { @ViewBuilder let content: Content; var body: some View { content } }
                struct Yarded: View { let store: StoreOf<Yard>; var body: some View { YardView(store: store).padding() } }
                @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeView(store: Store(initialState: Home.State()) { Home() }) } } }
                """)
        #expect(read.coordinator("Home")?.notation == "Home root from gate")
        #expect(read.destination("Home.yard")?.targets.map(\.id) == ["Yard"])
        #expect(read.entryPoints.notation == ["HomeApp => Home"])
        #expect(
            read.called == [
                "GateView -root-> Home.yard (Yard) call", "ListView -root-> Home.gate (GateView) call",
                "Yard -tab-> Yard.pond (Pond) call",
            ])
    }

    @Test func conditionThatIsToggledIsNotUnderstood() {
        let read = yard(
            "if store.isOpen { \(Self.pond) } else { \(Self.shed) }", "case .gate(.tapped): state.isOpen.toggle()",
            state: "var isOpen = false")
        #expect(read.notUnderstood.map(\.text) == ["state.isOpen.toggle()"])
        #expect(read.called.isEmpty)
    }

    @Test func valueThatIsNotWrittenIsNotUnderstood() {
        let read = yard(
            "switch store.phase { case .shed: \(Self.shed)\ncase .pond: \(Self.pond) }",
            "case .gate(.tapped): state.phase = next", state: "var phase = Phase.shed\nenum Phase { case shed, pond }")
        #expect(
            read.notUnderstood.notation == [
                "state.phase = next: the view that Yard shows is chosen at run time"
            ])
    }

    @Test(arguments: [
        gate, "VStack { \(gate)\n\(gate) }", "if store.isOpen { \(gate) } else { Text(\"\") }",
        "\(gate).sheet(isPresented: $isOpen) { \(shed) }", "TabView { \(gate); Text(\"\") }",
    ]) func viewWithoutAChoiceOfCoordinatorsIsNone(_ view: String) {
        #expect(yard(view, state: "var isOpen = true").coordinators.map(\.id) == ["Pond", "Shed"])
    }

    @Test func addressIsFollowedThroughTheAction() {
        let read = yard(
            Self.tabs + ".onOpenURL { url in store.send(.opened(url)) }",
            "case let .opened(url): state.selectedTab = .shed; state.shed.routes.push(.tool(.init()))",
            state: "var selectedTab = Tab.pond")
        #expect(
            read.deepLinks.notation == [
                "opened by onOpenURL in YardView: Yard -tab-> shed (Shed) / Shed -push-> tool (ToolView)"
            ])
    }

    @Test func addressMayLeadToSeveralPlaces() {
        let read = yard(
            Self.tabs + ".onOpenURL { store.send(.opened($0)) }",
            """
            case let .opened(url):
                switch url.host {
                case "tool": state.selectedTab = .shed
                    if isWide { state.shed.routes.push(.tool(.init())) } else { state.shed.routes.presentSheet(.tool(.init())) }
                case "pond": state.selectedTab = .pond
                default: break }
            """, state: "var selectedTab = Tab.pond")
        #expect(
            read.deepLinks.notation == [
                "pond by onOpenURL in YardView: Yard -tab-> pond (Pond)",
                "tool by onOpenURL in YardView: Yard -tab-> shed (Shed) / Shed -push-> tool (ToolView)",
                "tool by onOpenURL in YardView: Yard -tab-> shed (Shed) / Shed -sheet-> tool (ToolView)",
            ])
    }
}
