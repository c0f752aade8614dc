import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
enum StationScreen {
    case board(Board)
    case train(Train)
    case delays(Delays)
    case ticket(TicketCoordinator)
}

extension StationScreen.State: Hashable {}

/// From the board to a ticket.
@Reducer
struct StationCoordinator {
    @ObservableState
    struct State: Equatable {
        static let initialState = State(routes: [.root(.board(.init()), withNavigation: true)])

        var routes: [Route<StationScreen.State>]
        var lastScreen: StationScreen.State?
    }

    enum Action {
        case router(IndexedRouterActionOf<StationScreen>)
        case noticeArrived
        case sessionLoaded([Route<StationScreen.State>])
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case let .router(.routeAction(_, .board(.trainTapped(number)))):
                state.routes.push(.train(.init(number: number)))

            case .router(.routeAction(_, .board(.delaysTapped))):
                return .routeWithDelaysIfUnsupported(state.routes, action: \.router) {
                    $0.presentCover(.delays(.init()), withNavigation: true)
                    $0.push(.train(.init(number: 9)))
                }

            case .router(.routeAction(_, .board(.resumeTapped))):
                if let screen = state.lastScreen {
                    state.routes.push(screen)
                }

            case .router(.routeAction(_, .train(.buyTapped))):
                state.routes.presentSheet(.ticket(.init(train: 7)))

            case .router(.routeAction(id: _, action: .delays(.closeTapped))):
                state.routes.goBack()

            case let .router(.routeAction(_, .ticket(.path(.routeAction(_, .paid(.closeTapped(train))))))):
                state.routes.dismiss()
                state.routes.push(.train(.init(number: train)))

            case .noticeArrived:
                state.routes.presentSheet(.delays(.init()))

            case let .sessionLoaded(routes):
                state.routes = routes

            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

struct StationCoordinatorView: View {
    let store: StoreOf<StationCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .board(store):
                BoardView(store: store)
            case let .train(store):
                TrainView(store: store)
            case let .delays(store):
                DelaysView(store: store)
            case let .ticket(store):
                TicketCoordinatorView(store: store)
            }
        }
        .task { store.send(.noticeArrived) }
    }
}
