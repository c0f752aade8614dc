import NavigationModel
import TestSupport
import Testing

/// Coordinators without routes, above those that hold them.
struct TCAParentTests {
    /// A reducer `Yard` above two flows, `Shed` and `Pond`.
    private func yard(
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

    private static let shed = "ShedView(store: store.scope(state: \\.shed, action: \\.shed))"
    private static let pond = "PondView(store: store.scope(state: \\.pond, action: \\.pond))"
    private static let gate = "GateView(store: store.scope(state: \\.gate, action: \\.gate))"
    private static let tabs = """
        TabView(selection: $store.selectedTab.sending(\\.tabSelected)) {
            \(shed).tabItem { Label("Shed", systemImage: "hammer") }.tag(Yard.Tab.shed)
            \(pond).tabItem { Text("Pond") }.tag(Yard.Tab.pond)
            \(gate).tabItem { Image(systemName: "lock") }.tag(Yard.Tab.gate)
        }
        """

    @Test func tabsAreACoordinator() {
        let read = yard(Self.tabs)
        #expect(read.coordinator("Yard")?.notation == "Yard tab from shed, pond, gate")
        #expect(
            read.coordinator("Yard")?.destinations.notation == [
                "shed coordinator Shed by tab", "pond coordinator Pond by tab", "gate view GateView by tab",
            ])
        #expect(read.destination("Yard.shed")?.tab == Tab(title: "Shed", image: "hammer"))
        #expect(read.destination("Yard.pond")?.tab == Tab(title: "Pond"))
        #expect(read.destination("Yard.gate")?.tab == Tab(image: "lock"))
        #expect(!read.screens.map(\.id).contains { ["YardView", "ShedView", "PondView"].contains($0) })
    }

    @Test(arguments: [
        "WithPerceptionTracking { TabView { \(shed).tag(0); \(pond).tag(1) } }",
        "TabView { Tab(\"Shed\", systemImage: \"hammer\", value: .shed) { \(shed) }; Tab(value: Yard.Tab.pond) { \(pond) } label: { Text(\"\") } }",
        "content.onAppear { }", "makeContent()",
        "Bar(selection: $store.selectedTab) { \(shed)\n\(pond) }",
        "VStack { switch store.selectedTab { case .shed: \(shed)\ncase .pond: \(pond) }; TabBar() }",
        "ZStack { if store.selectedTab == .shed { \(shed) } else { \(pond) } }",
        "WithViewStore(store, observe: \\.selectedTab) { viewStore in switch viewStore.state { case .shed: \(shed)\ncase .pond: \(pond) } }",
    ]) func formOfTabs(_ view: String) {
        let read = yard(
            view, state: "var selectedTab = Tab.shed",
            members: """
                var content: some View { TabView { \(Self.shed)\n\(Self.pond) } }
                func makeContent() -> some View { TabView { \(Self.shed); \(Self.pond) } }
                """,
            rest: """
                struct Bar<Content: View>: View { let content: Content; var body: some View { content } }
                struct TabBar: View { var body: some View { Text("") } }
                """)
        #expect(read.coordinator("Yard")?.notation == "Yard tab from shed, pond")
        #expect(read.destination("Yard.shed")?.targets.map(\.id) == ["Shed"])
        #expect(read.destination("Yard.pond")?.targets.map(\.id) == ["Pond"])
    }

    @Test(arguments: [
        ("if store.isOpen { \(pond) } else { \(shed) }", "var isOpen = false", "state.isOpen = true"),
        ("if !store.isOpen { \(shed) } else { \(pond) }", "var isOpen = false", "state.isOpen = true"),
        ("if store.isOpen == false { \(shed) } else { \(pond) }", "var isOpen = false", "state.isOpen = true"),
        (
            "VStack { if store.isOpen { \(pond).transition(.opacity) } else { \(shed) } }", "var isOpen = false",
            "state.isOpen = true"
        ),
        (
            "switch store.isOpen { case true: \(pond)\ncase false: \(shed) }", "var isOpen = false",
            "state.isOpen = true"
        ),
        (
            "switch store.phase { case .shed: \(shed)\ncase .pond: \(pond) }", "var phase: Phase = .shed",
            "state.phase = .pond"
        ),
        ("if store.phase == .pond { \(pond) } else { \(shed) }", "var phase = Phase.shed", "state.phase = Phase.pond"),
        ("if case .pond = store.phase { \(pond) } else { \(shed) }", "var phase = Phase.shed", "state.phase = .pond"),
        (
            "WithViewStore(store, observe: { $0 }) { viewStore in if viewStore.isOpen { \(pond) } else { \(shed) } }",
            "var isOpen = false", "state.isOpen = true"
        ),
        (
            "WithViewStore(store, observe: \\.isOpen) { viewStore in if viewStore.state { \(pond) } else { \(shed) } }",
            "var isOpen = false", "state.isOpen = true"
        ),
        (
            "if let store = store.scope(state: \\.found, action: \\.pond) { PondView(store: store) } else { \(shed) }",
            "var found: Pond.State?", "state.found = Pond.State()"
        ),
        (
            "IfLetStore(store.scope(state: \\.found, action: \\.pond), then: PondView.init(store:), else: { \(shed) })",
            "var found: Pond.State?", "state.found = .init()"
        ),
        (
            "IfLetStore(store.scope(state: \\.found, action: \\.pond)) { PondView(store: $0) } else: { \(shed) }",
            "var found: Pond.State? = nil", "state.found = .init()"
        ),
        ("if store.found != nil { \(pond) } else { \(shed) }", "var found: Int?", "state.found = 1"),
        (
            "if let store = store.scope(state: \\.place?.pond, action: \\.place.pond) { PondView(store: store) } else { \(shed) }",
            "var place: Place.State?", "state.place = .pond(.init())"
        ),
        ("phaseView", "var phase = Phase.shed", "state.phase = .pond"),
    ]) func rootIsSwitchedByWhatTheViewLooksAt(_ view: String, _ state: String, _ code: String) {
        let read = yard(
            view, "case .shed(.router(.routeAction(_, .tool(.tapped)))): \(code)",
            state: state + "\nenum Phase { case shed, pond }",
            members: """
                @State private var phase: Yard.State.Phase = .shed
                var phaseView: some View { Group { switch phase { case .shed: \(Self.shed)\ncase .pond: \(Self.pond) } } }
                """,
            rest: "@Reducer enum Place { case pond(Pond) }")
        let yard = read.coordinator("Yard")
        #expect(yard?.kind == .root)
        #expect(Set(yard?.destinations.flatMap(\.targets).map(\.id) ?? []) == ["Shed", "Pond"])
        #expect(read.declared.filter { $0.hasPrefix("Yard") }.map { $0.hasSuffix("(Shed) declared") } == [true])
        #expect(read.called.map { $0.hasPrefix("ToolView -root-> Yard.") && $0.hasSuffix("(Pond) call") } == [true])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "switch store.case { case let .pond(store): PondView(store: store)\ncase let .shed(store): ShedView(store: store) }",
        "switch store.state { case .pond: if let store = store.scope(state: \\.pond, action: \\.pond) { PondView(store: store) }\ncase .shed: if let store = store.scope(state: \\.shed, action: \\.shed) { ShedView(store: store) } }",
        "SwitchStore(store) { CaseLet(state: /Field.State.pond, action: Field.Action.pond, then: PondView.init); CaseLet(state: /Field.State.shed, action: Field.Action.shed, then: ShedView.init) }",
    ]) func stateThatIsAnEnumIsSwitched(_ view: String) {
        let read = yard(
            Self.tabs,
            rest: """
                @Reducer struct Field {
                    enum State { case pond(Pond.State), shed(Shed.State)
                        init() { self = .pond(.init()) } }
                    enum Action { case pond(Pond.Action), shed(Shed.Action) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .pond(.router(.routeAction(_, .shore(.tapped)))): state = .shed(.initial)
                            default: break }
                            return .none
                        }
                        .ifCaseLet(\\.pond, action: \\.pond) { Pond() }
                    }
                }
                struct FieldView: View { let store: StoreOf<Field>; var body: some View { \(view) } }
                """)
        #expect(read.coordinator("Field")?.notation == "Field root from pond")
        #expect(
            read.coordinator("Field")?.destinations.notation == [
                "pond coordinator Pond by root", "shed coordinator Shed by root",
            ])
        #expect(read.called == ["ShoreView -root-> Field.shed (Shed) call"])
    }

    @Test func nothingIsFirstWhereNoBranchHolds() {
        let read = yard(
            """
            switch store.place { default:
                if let store = store.scope(state: \\.place?.pond, action: \\.place.pond) { PondView(store: store) }
                if let store = store.scope(state: \\.place?.shed, action: \\.place.shed) { ShedView(store: store) }
            }
            """,
            "case .own: state.place = .shed(.initial)", state: "var place: Place.State?",
            rest: "@Reducer enum Place { case pond(Pond), shed(Shed) }")
        #expect(read.coordinator("Yard")?.notation == "Yard root from ")
        #expect(read.called == ["Yard -root-> Yard.shed (Shed) call"])
    }

    @Test func viewBesideARouterIsADestinationToo() {
        let read = graph(
            shedSource(
                .macros, TCAGeneration.macros.arm(".tool(.tapped)", "state.isOut = true"),
                state: "var isOut = false\nvar pond = Pond.State()"
            )
            .replacing(
                "var body: some View {\n        TCARouter",
                with:
                    "var body: some View { if store.isOut { PondView(store: store.scope(state: \\.pond, action: \\.pond)) } else {\n TCARouter"
            )
            .replacing(
                "case .manual(let store): ManualView(store: store)\n            }\n        }",
                with: "case .manual(let store): ManualView(store: store)\n } } }")
                + "\n" + """
                    @Reducer enum PondScreen { case shore(Shore) }
                    @Reducer struct Shore { struct State {}; enum Action {} }
                    @Reducer struct Pond {
                        struct State { var routes: [Route<PondScreen.State>] = [.root(.shore(.init()))] }
                        enum Action { case router(IndexedRouterActionOf<PondScreen>) }
                    }
                    struct PondView: View {
                        let store: StoreOf<Pond>
                        var body: some View { TCARouter(store.scope(state: \\.routes, action: \\.router)) { _ in Text("") } }
                    }
                    """)
        #expect(read.coordinator("Shed")?.destinations.map(\.name) == ["list", "tool", "manual", "pond"])
        #expect(read.called == ["ToolView -root-> Shed.pond (Pond) call"])
    }

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
                "state.phase = next: which of its views Yard shows then is a value that is not written here"
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
