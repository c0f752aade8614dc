import NavigationModel

/// The three ways of writing a reducer that TCACoordinators has been made for.
enum TCAGeneration: CaseIterable {
    /// Reducers as values: up to 0.2.
    case values
    /// `ReducerProtocol`: 0.3 to 0.8.
    case protocols
    /// `@Reducer`: since 0.9.
    case macros

    /// What a reducer answers to an action of a screen.
    func arm(_ action: String, _ code: String) -> String {
        let pattern = self == .macros ? ".router(.routeAction(_, \(action)))" : ".routeAction(_, action: \(action))"
        return "case \(pattern): \(code)"
    }
}

/// A flow `Shed` written with TCACoordinators, around the screens `list`, `tool` and `manual`, which show `ListView`,
/// `ToolView` and `ManualView`.
///
/// - Parameters:
///   - arms: of the `switch` over the flow's actions.
///   - members: of its reducer.
///   - state: members of its state, beside the routes.
///   - rest: beside it.
func shed(
    _ generation: TCAGeneration = .macros, _ arms: String = "", members: String = "", state: String = "",
    rest: String = ""
) -> NavigationGraph {
    graph(shedSource(generation, arms, members: members, state: state) + "\n" + rest)
}

/// The same flow, where one action of a screen is answered.
func shed(_ generation: TCAGeneration = .macros, on action: String, _ code: String) -> NavigationGraph {
    shed(generation, generation.arm(action, code))
}

func shedSource(
    _ generation: TCAGeneration = .macros, _ arms: String = "", members: String = "", state: String = ""
) -> String {
    let start = "import TCACoordinators\nimport SwiftUI\nimport ComposableArchitecture\n"
    let features = ["List", "Tool", "Manual"]
    switch generation {
    case .values: return start + ShedSource.values(arms, members, state, features)
    case .protocols: return start + ShedSource.protocols(arms, members, state, features)
    case .macros: return start + ShedSource.macros(arms, members, state, features)
    }
}

private enum ShedSource {
    static func values(_ arms: String, _ members: String, _ state: String, _ features: [String]) -> String {
        let screens = features.map { name in
            """
            struct \(name)State: Equatable {}
            enum \(name)Action { case tapped, closed, open(Int) }
            let \(name.lowercased())Reducer = Reducer<\(name)State, \(name)Action, Void> { _, _, _ in .none }
            struct \(name)View: View {
                let store: Store<\(name)State, \(name)Action>
                var body: some View { Text("\(name)") }
            }
            """
        }
        return """
            enum ShedScreenState: Equatable { case list(ListState), tool(ToolState), manual(ManualState) }
            enum ShedScreenAction { case list(ListAction), tool(ToolAction), manual(ManualAction) }
            struct ShedState: Equatable, IndexedRouterState {
                static let initial = ShedState(routes: [.root(.list(.init()), embedInNavigationView: true)])
                var routes: [Route<ShedScreenState>]
                \(state)
            }
            enum ShedAction: IndexedRouterAction {
                case routeAction(Int, action: ShedScreenAction)
                case updateRoutes([Route<ShedScreenState>])
                case own
            }
            let shedReducer: Reducer<ShedState, ShedAction, Void> = shedScreenReducer
                .forEachIndexedRoute(environment: { _ in })
                .withRouteReducer(Reducer { state, action, _ in
                    switch action { \(arms)
                    default: break }
                    return .none
                })
            \(members)
            struct ShedView: View {
                let store: Store<ShedState, ShedAction>
                var body: some View {
                    TCARouter(store) { screen in
                        SwitchStore(screen) {
                            CaseLet(state: /ShedScreenState.list, action: ShedScreenAction.list, then: ListView.init)
                            CaseLet(state: /ShedScreenState.tool, action: ShedScreenAction.tool, then: ToolView.init)
                            CaseLet(state: /ShedScreenState.manual, action: ShedScreenAction.manual) { ManualView(store: $0) }
                        }
                    }
                }
            }
            \(screens.joined(separator: "\n"))
            """
    }

    static func protocols(_ arms: String, _ members: String, _ state: String, _ features: [String]) -> String {
        """
        struct ShedScreen: ReducerProtocol {
            enum State: Equatable { case list(List.State), tool(Tool.State), manual(Manual.State) }
            enum Action { case list(List.Action), tool(Tool.Action), manual(Manual.Action) }
            var body: some ReducerProtocol<State, Action> {
                Scope(state: /State.list, action: /Action.list) { List() }
            }
        }
        struct Shed: ReducerProtocol {
            struct State: Equatable, IndexedRouterState {
                static let initial = State(routes: [.root(.list(.init()), embedInNavigationView: true)])
                var routes: [Route<ShedScreen.State>]
                \(state)
            }
            enum Action: IndexedRouterAction {
                case routeAction(Int, action: ShedScreen.Action)
                case updateRoutes([Route<ShedScreen.State>])
                case own
            }
            var body: some ReducerProtocol<State, Action> {
                Reduce { state, action in
                    switch action { \(arms)
                    default: break }
                    return .none
                }
                .forEachRoute { ShedScreen() }
            }
            \(members)
        }
        struct ShedView: View {
            let store: Store<Shed.State, Shed.Action>
            var body: some View {
                TCARouter(store) { screen in
                    SwitchStore(screen) { state in
                        switch state {
                        case .list:
                            CaseLet(/ShedScreen.State.list, action: ShedScreen.Action.list, then: ListView.init)
                        case .tool:
                            CaseLet(/ShedScreen.State.tool, action: ShedScreen.Action.tool, then: ToolView.init(store:))
                        case .manual:
                            CaseLet(/ShedScreen.State.manual, action: ShedScreen.Action.manual) { ManualView(store: $0) }
                        }
                    }
                }
            }
        }
        \(features.map { feature($0, "struct \($0): ReducerProtocol") }.joined(separator: "\n"))
        """
    }

    static func macros(_ arms: String, _ members: String, _ state: String, _ features: [String]) -> String {
        """
        @Reducer enum ShedScreen { case list(List), tool(Tool), manual(Manual) }
        @Reducer struct Shed {
            @ObservableState struct State: Equatable {
                static let initial = State(routes: [.root(.list(.init()), withNavigation: true)])
                var routes: [Route<ShedScreen.State>]
                \(state)
            }
            enum Action {
                case router(IndexedRouterActionOf<ShedScreen>)
                case own
            }
            var body: some ReducerOf<Self> {
                Reduce { state, action in
                    switch action { \(arms)
                    default: break }
                    return .none
                }
                .forEachRoute(\\.routes, action: \\.router)
            }
            \(members)
        }
        struct ShedView: View {
            let store: StoreOf<Shed>
            var body: some View {
                TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                    switch screen.case {
                    case let .list(store): ListView(store: store)
                    case let .tool(store): ToolView(store: store).padding()
                    case .manual(let store): ManualView(store: store)
                    }
                }
            }
        }
        \(features.map { feature($0, "@Reducer struct \($0)") }.joined(separator: "\n"))
        """
    }

    private static func feature(_ name: String, _ header: String) -> String {
        """
        \(header) {
            struct State: Equatable {}
            enum Action { case tapped, closed, open(Int) }
        }
        struct \(name)View: View {
            let store: StoreOf<\(name)>
            var body: some View { Text("\(name)") }
        }
        """
    }
}
