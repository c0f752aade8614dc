import ComposableArchitecture
import SwiftUI
import TCACoordinators

struct MoveScreen: ReducerProtocol {
    enum State: Equatable, Identifiable {
        case oldHome(OldHome.State)
        case newHome(NewHome.State)
        case check(Check.State)

        enum ID: Hashable, Identifiable {
            case oldHome, newHome, check

            var id: Self { self }
        }

        var id: ID {
            switch self {
            case .oldHome: return .oldHome
            case .newHome: return .newHome
            case .check: return .check
            }
        }
    }

    enum Action {
        case oldHome(OldHome.Action)
        case newHome(NewHome.Action)
        case check(Check.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: /State.oldHome, action: /Action.oldHome) { OldHome() }
        Scope(state: /State.newHome, action: /Action.newHome) { NewHome() }
        Scope(state: /State.check, action: /Action.check) { Check() }
    }
}

/// Letters follow to the new home.
struct MoveCoordinator: ReducerProtocol {
    struct State: Equatable, IdentifiedRouterState {
        static let initialState = State(routeIDs: [.root(.oldHome, embedInNavigationView: true)])

        var oldHome = OldHome.State()
        var newHome = NewHome.State()
        var routeIDs: IdentifiedArrayOf<Route<MoveScreen.State.ID>>

        var routes: IdentifiedArrayOf<Route<MoveScreen.State>> {
            get {
                IdentifiedArray(
                    uniqueElements: routeIDs.map { route -> Route<MoveScreen.State> in
                        route.map { id -> MoveScreen.State in
                            switch id {
                            case .oldHome: return .oldHome(oldHome)
                            case .newHome: return .newHome(newHome)
                            case .check: return .check(Check.State(from: oldHome, to: newHome))
                            }
                        }
                    })
            }
            set {
                routeIDs = IdentifiedArray(uniqueElements: newValue.map { $0.map(\.id) })
            }
        }
    }

    enum Action: IdentifiedRouterAction {
        case routeAction(MoveScreen.State.ID, action: MoveScreen.Action)
        case updateRoutes(IdentifiedArrayOf<Route<MoveScreen.State>>)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .routeAction(_, action: .oldHome(.nextTapped)):
                state.routeIDs.push(.newHome)
            case .routeAction(_, action: .newHome(.nextTapped)):
                state.routeIDs.presentSheet(.check, embedInNavigationView: true)
            case .routeAction(_, action: .check(.wrongTapped)):
                state.routeIDs.goBackTo(id: .oldHome)
            case .routeAction(_, action: .check(.rightTapped)):
                state.routeIDs.goBackToRoot()
            default:
                break
            }
            return .none
        }
        .forEachRoute {
            MoveScreen()
        }
    }
}

struct MoveCoordinatorView: View {
    let store: StoreOf<MoveCoordinator>

    var body: some View {
        TCARouter(store) { screen in
            ZStack {
                SwitchStore(screen) {
                    CaseLet(state: /MoveScreen.State.oldHome, action: MoveScreen.Action.oldHome, then: OldHomeView.init)
                    CaseLet(state: /MoveScreen.State.newHome, action: MoveScreen.Action.newHome, then: NewHomeView.init)
                    Default { EmptyView() }
                }
                SwitchStore(screen) {
                    CaseLet(state: /MoveScreen.State.check, action: MoveScreen.Action.check, then: CheckView.init)
                    Default { EmptyView() }
                }
            }
        }
    }
}
