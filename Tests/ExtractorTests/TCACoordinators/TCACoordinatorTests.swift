import NavigationModel
import TestSupport
import Testing

/// Which reducers are coordinators, what they show, and what they show first.
struct TCACoordinatorTests {
    @Test(arguments: TCAGeneration.allCases) func flowIsFound(_ generation: TCAGeneration) {
        let read = shed(generation)
        #expect(read.coordinators.notation == ["Shed flow from list"])
        #expect(read.coordinators.first?.system == .tcaCoordinators)
        #expect(
            read.coordinators.first?.destinations.notation == [
                "list view ListView by root", "tool view ToolView", "manual view ManualView",
            ])
        #expect(read.declared == ["Shed -root-> Shed.list (ListView) declared"])
        #expect(read.screens.map(\.id) == ["ListView", "ManualView", "ToolView"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "var routes: IdentifiedArrayOf<Route<ShedScreen.State>>", "var screens: [Route<ShedScreen.State>]",
        "var routes: IdentifiedArray<ShedScreen.State.ID, Route<ShedScreen.State>>",
        "var routes: Routes<ShedScreen.State>",
        "var routes: ShedRoutes", "var routeIDs: IdentifiedArrayOf<Route<ShedScreen.State.ID>>",
        "var routes: Array<FlowStacks.Route<ShedScreen.State>>",
    ]) func routesMayBeOfAnyNameAndCollection(_ declaration: String) {
        let name = declaration.split(separator: " ")[1].dropLast()
        let read = graph(
            shedSource(.macros, TCAGeneration.macros.arm(".list(.tapped)", "state.routes.push(.tool(.init()))"))
                .replacing("var routes: [Route<ShedScreen.State>]", with: declaration)
                .replacing("routes: [.root", with: "\(name): [.root")
                .replacing("state.routes", with: "state.\(name)") + "\ntypealias ShedRoutes = [Route<ShedScreen.State>]"
        )
        #expect(read.coordinators.notation == ["Shed flow from list"])
        #expect(read.called == ["ListView -push-> Shed.tool (ToolView) call"])
    }

    @Test func routesMayBeMadeOfOtherProperties() {
        let read = graph(
            shedSource(.macros, TCAGeneration.macros.arm(".list(.tapped)", "state.routeIDs.push(.tool)"))
                .replacing("State(routes: [.root(.list(.init())", with: "State(routeIDs: [.root(.list")
                .replacing(
                    "var routes: [Route<ShedScreen.State>]",
                    with: """
                        var routeIDs: [Route<ShedScreen.State.ID>]
                        var routes: [Route<ShedScreen.State>] {
                            get { routeIDs.map { $0.map { id in switch id { case .list: .list(list) default: .tool(tool) } } } }
                            set { routeIDs = newValue.map { $0.map { screen in switch screen { case .list: .list default: .tool } } } }
                        }
                        """))
        #expect(read.coordinators.notation == ["Shed flow from list"])
        #expect(read.called == ["ListView -push-> Shed.tool (ToolView) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        (".forEachRoute(\\.routes, action: \\.router)", "TCARouter(", 1), (".none()", "TCARouter(", 1),
        (".forEachRoute(\\.routes, action: \\.router) { ShedScreen() }", "Router(", 1), (".none()", "Router(", 0),
    ]) func eitherTheReducerOrTheViewMakesACoordinator(_ logic: String, _ view: String, _ count: Int) {
        let read = graph(
            shedSource(.macros, TCAGeneration.macros.arm(".list(.tapped)", "state.routes.push(.tool(.init()))"))
                .replacing(".forEachRoute(\\.routes, action: \\.router)", with: logic)
                .replacing("TCARouter(", with: view))
        #expect(read.coordinators.count == count)
        #expect(read.called.count == count)
    }

    @Test func importThroughAModuleOfTheAppsOwnIsEnough() {
        let read = graph(shedSource(.protocols).replacing("import TCACoordinators", with: "import AppFoundation"))
        #expect(read.coordinators.notation == ["Shed flow from list"])
    }

    @Test func appsOfFlowStacksAreNotTaken() {
        let read = graph(
            """
            import FlowStacks
            import SwiftUI
            enum Screen { case home, detail }
            struct State { var routes: [Route<Screen>] = [.root(.home)] }
            struct Coordinator: View {
                @SwiftUI.State var routes: Routes<Screen> = [.root(.home)]
                var body: some View {
                    Router($routes) { screen, _ in
                        switch screen { case .home: Home(onTap: { routes.push(.detail) }) case .detail: Detail() }
                    }
                }
            }
            struct Home: View { let onTap: () -> Void; var body: some View { Text("") } }
            struct Detail: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.filter { $0.system == .tcaCoordinators }.isEmpty)
    }

    @Test(arguments: [
        "let store: Store<Shed.State, Shed.Action>", "@State var store: StoreOf<Shed>", "let store: ShedStore",
        "@Perception.Bindable private var store: StoreOf<Shed>", "let store: ComposableArchitecture.StoreOf<Shed>",
    ]) func storeTellsWhoseViewItIs(_ declaration: String) {
        let read = graph(
            shedSource().replacing("let store: StoreOf<Shed>", with: declaration)
                + "\ntypealias ShedStore = Store<Shed.State, Shed.Action>")
        #expect(read.destination("Shed.tool")?.targets.map(\.id) == ["ToolView"])
    }

    @Test(arguments: [
        "SwitchStore(screen) { CaseLet(/S.list, action: A.list, then: ListView.init); CaseLet(/S.tool, action: A.tool) { ToolView(store: $0) } }",
        "ZStack { SwitchStore(screen) { CaseLet(state: /S.list, action: A.list, then: ListView.init) }; SwitchStore(screen) { CaseLet(state: /S.tool, action: A.tool, then: ToolView.init) } }",
        "SwitchStore(screen) { CaseLet(state: /S.list, action: A.list, then: ListView.init); Default { SwitchStore(screen) { CaseLet(state: /S.tool, action: A.tool, then: ToolView.init) } } }",
        "SwitchStore(screen) { switch $0 { case .list: CaseLet(\\S.list, action: A.list, then: ListView.init)\ncase .tool: CaseLet(\\S.tool, action: A.tool) { store in ToolView(store: store) } } }.navigationBarHidden(true)",
        "switch screen.case { case let .list(store): ListView(store: store)\ncase let .tool(store): WithPerceptionTracking { ToolView(store: store).styled() } }",
        "Group { if case let .list(store) = screen.case { ListView(store: store) } else if case let .tool(store) = screen.case { ToolView(store: store) } }",
        "if let store = screen.scope(state: \\.list, action: \\.list) { ListView(store: store) } else if let store = screen.scope(state: \\.tool, action: \\.tool) { ToolView(store: store) }",
        "content(screen)", "self.content(screen).styled()",
    ]) func formOfTheScreensViews(_ content: String) {
        let source = shedSource()
        let start = source.range(of: "switch screen.case {")?.lowerBound ?? source.startIndex
        let end = source.range(of: "@Reducer struct List")?.lowerBound ?? source.endIndex
        let read = graph(
            source[..<start] + content + "}}\n" + """
                func content(_ screen: StoreOf<ShedScreen>) -> some View {
                    switch screen.case { case let .list(store): ListView(store: store)
                    case let .tool(store): ToolView(store: store) }
                }
                }
                extension View { func styled() -> some View { background(Color.red) } }
                """ + source[end...])
        #expect(read.destination("Shed.list")?.targets.map(\.id) == ["ListView"])
        #expect(read.destination("Shed.tool")?.targets.map(\.id) == ["ToolView"])
        #expect(read.destination("Shed.manual")?.targets == [])
    }

    @Test func valuesBesideTheStateAreParameters() {
        let read = graph(
            """
            import TCACoordinators
            struct S: Reducer {
                enum State { case a(A.State), b(id: Int, String), c, d(Elsewhere.State), e(ElsewhereState, isNew: Bool) }
                enum Action { case a(A.Action) }
            }
            struct A: Reducer { struct State {}; enum Action {} }
            struct C: Reducer {
                struct State { var routes: [Route<S.State>] = [.root(.a(.init()))] }
                enum Action { case routeAction(Int, action: S.Action) }
                var body: some ReducerOf<Self> { EmptyReducer().forEachRoute { S() } }
            }
            """)
        #expect(
            read.coordinators.first?.destinations.notation == [
                "a view by root", "b(id: Int, String) view", "c view", "d view", "e(isNew: Bool) view",
            ])
    }

    @Test(arguments: [
        "static let initial = State(routes: [.root(.tool(.init()))]); var routes: [Route<ShedScreen.State>]",
        "static let initial = Self(routes: [.root(.tool(.init()), withNavigation: true)]); var routes: [Route<ShedScreen.State>]",
        "static func initial(id: Int) -> Self { .init(routes: [.root(.tool(.init()))]) }; var routes: [Route<ShedScreen.State>]",
        "var routes: [Route<ShedScreen.State>] = [.root(.tool(.init()))]",
        "var routes: [Route<ShedScreen.State>]; init() { routes = [.root(.tool(.init()))] }",
        "var routes: [Route<ShedScreen.State>]; init() { self.routes = IdentifiedArray(uniqueElements: [.root(.tool(.init()))]) }",
        "var routes: [Route<ShedScreen.State>]; init(routes: [Route<ShedScreen.State>] = [.root(.tool(.init()))]) { self.routes = routes }",
        "var routes: [Route<ShedScreen.State>]; init(_ start: [Route<ShedScreen.State>]? = nil) { routes = start ?? [.root(.tool(.init()))] }",
        "var routes: [Route<ShedScreen.State>] = start; static let start: [Route<ShedScreen.State>] = [.root(.tool(.init()))]",
    ]) func firstScreenIsFoundInTheState(_ state: String) {
        let read = graph(shedSource().replacing(Self.state, with: state))
        #expect(read.coordinators.first?.initial == ["tool"])
        #expect(read.declared == ["Shed -root-> Shed.tool (ToolView) declared"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "let store = Store(initialState: Shed.State(routes: [.root(.tool(.init()))])) { Shed() }",
        "struct Outer: Reducer { struct State { var shed: Shed.State; static let initial = State(shed: .init(routes: [.root(.tool(.init()))])) }; enum Action {} }",
        "struct Outer: Reducer { struct State { var shed: Shed.State; init() { shed = .init(routes: [.root(.tool(.init()))]) } }; enum Action {} }",
        "struct Outer: Reducer { struct State { var shed = Shed.State(routes: [.root(.tool(.init()))]) }; enum Action {} }",
        "extension Shed.State { static var start: Self { Self(routes: [.root(.tool(.init()))]) } }",
        "let start: Shed.State = .init(routes: [.root(.tool(.init()))])",
    ]) func firstScreenIsFoundWhereTheStateIsMade(_ rest: String) {
        let read = graph(
            shedSource().replacing(Self.state, with: "var routes: [Route<ShedScreen.State>]") + "\n" + rest)
        #expect(read.coordinators.first { $0.id == "Shed" }?.initial == ["tool"])
        #expect(read.notUnderstood.isEmpty)
    }

    private static let state =
        "static let initial = State(routes: [.root(.list(.init()), withNavigation: true)])\n        "
        + "var routes: [Route<ShedScreen.State>]"

    @Test func severalScreensMayBeFirst() {
        let read = graph(
            shedSource().replacing(
                Self.state,
                with: """
                    var routes: [Route<ShedScreen.State>]
                    init(isNew: Bool) {
                        if isNew { routes = [.root(.tool(.init()))] }
                        else { routes = [.root(.list(.init())), .cover(.manual(.init()))] }
                    }
                    """))
        #expect(
            read.declared == [
                "Shed -root-> Shed.list (ListView) declared",
                "Shed -fullScreenCover-> Shed.manual (ManualView) declared",
                "Shed -root-> Shed.tool (ToolView) declared",
            ])
    }

    @Test func firstScreenThatIsNotWrittenIsNotUnderstood() {
        let source = MarkedSource(
            shedSource().replacing(Self.state, with: "var 1️⃣routes: [Route<ShedScreen.State>]"))
        let read = graph(source.text)
        #expect(
            read.notUnderstood.notation == [
                "var routes: [Route<ShedScreen.State>]: the first screen is chosen at run time"
            ])
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
    }

    @Test func partsMayStandInManyFiles() {
        let read = graph(of: [
            "App/Shed.swift": """
            import TCACoordinators
            @Reducer struct Shed { enum Action { case router(IndexedRouterActionOf<ShedScreen>) } }
            """,
            "App/Shed+State.swift": """
            extension Shed { struct State { var routes: [Route<ShedScreen.State>] } }
            extension Shed.State { static let initial = Self(routes: [.root(.list(.init()))]) }
            """,
            "App/Shed+Body.swift": """
            extension Shed {
                var body: some ReducerOf<Self> { core.forEachRoute(\\.routes, action: \\.router) }
            }
            """,
            "App/Shed+Core.swift": """
            extension Shed {
                var core: some ReducerOf<Self> { Reduce { state, action in
                    if case .router(.routeAction(_, .list(.tapped))) = action { state.routes.push(.tool(.init())) }
                    return .none
                } }
            }
            """,
            "Screens/ShedScreen.swift": "@Reducer enum ShedScreen { case list(List), tool(Tool) }",
            "App/ShedView.swift": """
            import TCACoordinators
            struct ShedView: View {
                let store: StoreOf<Shed>
                var body: some View { TCARouter(store.scope(state: \\.routes, action: \\.router), screenContent: screen) }
            }
            """,
            "App/ShedView+Screens.swift": """
            extension ShedView {
                func screen(_ store: StoreOf<ShedScreen>) -> some View {
                    switch store.case { case let .list(store): ListView(store: store)
                    case let .tool(store): ToolView(store: store) }
                }
            }
            struct ListView: View { var body: some View { Text("") } }
            struct ToolView: View { var body: some View { Text("") } }
            """,
        ])
        #expect(read.coordinators.notation == ["Shed flow from list"])
        #expect(read.called == ["ListView -push-> Shed.tool (ToolView) call"])
    }
}
