import NavigationModel
import TestSupport
import Testing

/// Whose action a piece of a reducer's code answers.
struct TCATriggerTests {
    private static let push = "state.routes.push(.manual(.init()))"

    @Test(arguments: [
        ".routeAction(_, .tool(.tapped))", ".routeAction(_, action: .tool(.tapped))",
        ".routeAction(id: _, action: .tool)",
        ".routeAction(id: .tool, action: .tool(.tapped))", ".routeAction(0, .tool(.tapped))",
        ".routeAction(_, .tool(.open(let number)))", ".routeAction(_, action: ShedScreen.Action.tool(.tapped))",
        ".routeAction(_, .tool(.open(let number))) where number > 1", ".routeAction(_, .tool(let inner))",
        ".routeAction(_, .tool(.open(.some(let number))))",
    ]) func screenOfTheCaseIsTheSource(_ pattern: String) {
        let plain = pattern.replacing(" where number > 1", with: "")
        let rest = pattern.hasSuffix("1") ? " where number > 1" : ""
        for (generation, action) in [(TCAGeneration.protocols, plain), (.macros, ".router(\(plain))")] {
            let read = shed(generation, "case \(action)\(rest): \(Self.push)")
            #expect(read.called == ["ToolView -push-> Shed.manual (ManualView) call"])
        }
        #expect(
            shed(.macros, "case let .router(\(plain.replacing("let ", with: "")))\(rest): \(Self.push)").called
                == ["ToolView -push-> Shed.manual (ManualView) call"])
    }

    @Test func severalPatternsAreSeveralSources() {
        let read = shed(
            .macros,
            "case .router(.routeAction(_, .tool(.tapped))), .router(.routeAction(_, .list(.tapped))): \(Self.push)")
        #expect(
            read.called == [
                "ListView -push-> Shed.manual (ManualView) call", "ToolView -push-> Shed.manual (ManualView) call",
            ])
    }

    @Test(arguments: [
        "case .own: \(push)", "default: \(push)",
        "case .router(.updateRoutes): \(push)", "case .router: \(push)",
    ]) func withoutAScreenItIsTheCoordinator(_ arm: String) {
        let read = shed(.macros, arm + "; break\n//")
        #expect(read.called == ["Shed -push-> Shed.manual (ManualView) call"])
    }

    @Test(arguments: [
        "case let .router(.routeAction(_, inner)): switch inner { case .tool(.tapped): \(push) default: break }",
        "case let .router(inner): switch inner { case .routeAction(_, .tool(.tapped)): \(push) default: break }",
        "case let .router(.routeAction(_, .tool(inner))): switch inner { case .tapped: \(push) default: break }",
        "case .own: if case .router(.routeAction(_, .tool(.tapped))) = action { \(push) }",
        "case .own: guard case let .router(.routeAction(_, inner)) = action else { break }\nif case .tool = inner { \(push) }",
        "case .router(.routeAction(_, .tool)): switch state.mode { case .list: \(push) default: break }",
    ]) func nestedPatternsAreReadTogether(_ arm: String) {
        #expect(shed(.macros, arm).called == ["ToolView -push-> Shed.manual (ManualView) call"])
    }

    @Test func functionIsReachedFromTheArmThatCallsIt() {
        let read = shed(
            .macros, TCAGeneration.macros.arm(".tool(.tapped)", "return openManual(&state)"),
            members: "private func openManual(_ state: inout State) -> Effect<Action> { \(Self.push); return .none }")
        #expect(
            read.called == ["ToolView -push-> Shed.manual (ManualView) indirect through Shed.openManual(_:)"])
    }

    @Test func methodOfTheStateIsReachedToo() {
        let read = shed(
            .macros, TCAGeneration.macros.arm(".tool(.tapped)", "state.openManual()"),
            state: "mutating func openManual() { routes.push(.manual(.init())) }")
        #expect(
            read.called == ["ToolView -push-> Shed.manual (ManualView) indirect through Shed.State.openManual()"])
    }

    @Test(arguments: [
        "func handle(_ state: inout State, _ action: IndexedRouterActionOf<ShedScreen>) { switch action { case .routeAction(_, .tool(.tapped)): \(push) default: break } }",
        "func handle(_ state: inout State, _ action: ShedScreen.Action) { switch action { case .tool(.tapped): \(push) default: break } }",
        "func handle(_ state: inout State, _ it: Action) { switch it { case .router(.routeAction(_, .tool)): \(push) default: break } }",
        "func core() -> some ReducerOf<Self> { Reduce { state, action in switch action { case .router(.routeAction(_, .tool)): \(push) default: break }; return .none } }",
        "var core: some ReducerOf<Self> { Reduce<State, Action> { state, action in if case .router(.routeAction(_, .tool)) = action { \(push) }; return .none } }",
        "func reduce(into state: inout State, action: Action) -> Effect<Action> { if case .router(.routeAction(_, .tool)) = action { \(push) }; return .none }",
    ]) func reducerMayBeSplit(_ member: String) {
        let source = shedSource(.macros) + "\n"
        #expect(
            graph(of: ["App/Shed.swift": source, "App/Shed+Routes.swift": "extension Shed { \(member) }"]).called
                == ["ToolView -push-> Shed.manual (ManualView) call"])
    }

    @Test func actionOfAnotherNameLeadsToTheViewsThatAreBoundToIt() {
        let read = graph(
            shedSource(.protocols, TCAGeneration.protocols.arm(".tool(.tapped)", Self.push)).replacing(
                "CaseLet(/ShedScreen.State.list, action: ShedScreen.Action.list,",
                with: "CaseLet(/ShedScreen.State.list, action: ShedScreen.Action.tool,"))
        #expect(
            read.called == [
                "ListView -push-> Shed.manual (ManualView) call", "ToolView -push-> Shed.manual (ManualView) call",
            ])
    }

    @Test func routeActionMayHaveAnyName() {
        let read = graph(
            shedSource(.values, "case .screen(_, .tool(.tapped)): \(Self.push)")
                .replacing("case routeAction(Int, action:", with: "case screen(Int, action:"))
        #expect(read.called == ["ToolView -push-> Shed.manual (ManualView) call"])
    }

    /// What a tab of a screen does is the tab's.
    @Test(arguments: [
        (".tabs(.home(.tapped))", "HomeView"), (".tabs(.home)", "HomeView"), (".tabs(.own)", "TabsView"),
        (".tabs(.home(.deep(.tapped)))", "DeepView"), (".tabs", "TabsView"),
    ]) func childOfAScreenIsTheSource(_ pattern: String, _ source: String) {
        let read = graph(
            """
            import ComposableArchitecture
            import SwiftUI
            import TCACoordinators
            @Reducer enum Screen { case tabs(Tabs), detail(Deep) }
            @Reducer struct Main {
                struct State { var routes: [Route<Screen.State>] = [.root(.tabs(.init()))] }
                enum Action { case router(IndexedRouterActionOf<Screen>) }
                var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .router(.routeAction(_, action: \(pattern))): state.routes.push(.detail(.init()))
                        default: break }
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
                        case let .tabs(store): TabsView(store: store)
                        case let .detail(store): DetailView(store: store)
                        }
                    }
                }
            }
            @Reducer struct Tabs { struct State { var home = Home.State() }; enum Action { case home(Home.Action), own } }
            @Reducer struct Home { struct State { var deep = Deep.State() }; enum Action { case tapped, deep(Deep.Action) } }
            @Reducer struct Deep { struct State {}; enum Action { case tapped } }
            struct TabsView: View { let store: StoreOf<Tabs>; var body: some View { Text("") } }
            struct HomeView: View { let store: StoreOf<Home>; var body: some View { Text("") } }
            struct DeepView: View { let store: StoreOf<Deep>; var body: some View { Text("") } }
            struct DetailView: View { let store: Store<Void, Void>; var body: some View { Text("") } }
            """)
        #expect(read.called == ["\(source) -push-> Main.detail (DetailView) call"])
    }
}
