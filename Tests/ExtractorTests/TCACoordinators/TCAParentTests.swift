import Base
import NavigationModel
import TestSupport
import Testing

/// Coordinators without routes, above those that hold them: what their views choose between.
struct TCAParentTests {
    private static let shed = YardParts.shed
    private static let pond = YardParts.pond
    private static let gate = YardParts.gate
    private static let tabs = YardParts.tabs

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

    /// What a root presents in place is told by the root alone.
    @Test func presentedInPlaceIsTheRoot() {
        let read = yard(
            """
            Group {
                if let store = store.scope(state: \\.destination?.shed, action: \\.destination.shed) { ShedView(store: store) }
                if let store = store.scope(state: \\.destination?.pond, action: \\.destination.pond) { PondView(store: store) }
            }
            """, "case .own: state.destination = .pond(Pond.State())",
            state: "@Presents var destination: Destination.State?",
            rest: "extension Yard { @Reducer enum Destination { case shed(Shed), pond(Pond) } }")
        #expect(read.coordinator("Yard")?.kind == .root)
        #expect(read.called.filter { $0.hasPrefix("Yard") } == ["Yard -root-> Yard.pond (Pond) call"])
        #expect(read.notUnderstood.isEmpty)
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

    /// The view of a feature with tabs, among the screens of a coordinator, is the same thing as the feature.
    @Test(.enabled(if: NavigationSystem.composableArchitecture.isRead))
    func screenThatIsATabBarIsTheFeature() {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @Reducer struct Low { struct State {}; enum Action { case tapped } }
            struct LowView: View { let store: StoreOf<Low>; var body: some View { Text("Low") } }
            @Reducer struct Bar {
                @ObservableState struct State { var first = Low.State(); var second = Low.State() }
                enum Action { case first(Low.Action), second(Low.Action), moreTapped }
            }
            struct BarView: View {
                let store: StoreOf<Bar>
                var body: some View {
                    TabView {
                        LowView(store: store.scope(state: \\.first, action: \\.first)).tabItem { Text("1") }
                        LowView(store: store.scope(state: \\.second, action: \\.second)).tabItem { Text("2") }
                    }
                }
            }
            @Reducer enum Screen { case bar(Bar), low(Low) }
            @Reducer struct Main {
                struct State { var routes: [Route<Screen.State>] = [.root(.bar(.init()))] }
                enum Action { case router(IndexedRouterActionOf<Screen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(_, .bar(.moreTapped))): state.routes.push(.low(.init()))
                        default: break
                        }
                        return .none
                    }
                    .forEachRoute(\\.routes, action: \\.router)
                }
            }
            struct MainView: View {
                let store: StoreOf<Main>
                var body: some View {
                    TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                        switch screen.case {
                        case let .bar(store): BarView(store: store)
                        case let .low(store): LowView(store: store)
                        }
                    }
                }
            }
            """)
        #expect(read.destination("Main.bar")?.targets.map(\.id) == ["Bar"])
        #expect(read.called == ["Bar -push-> Main.low (LowView) call"])
    }
}
