import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// What one comes across on the way to the till.
@Reducer(state: .equatable, .hashable)
enum OrderScreen {
    /// Everything that is baked tomorrow.
    case shelf(Shelf)
    /// One loaf, from its flour to its crust.
    case loaf(LoafDetail)
    /// What has been chosen so far.
    case basket(Basket)
    /// When to fetch it, and paying for it.
    case pay(PayCoordinator)
}

/// From the shelf to the till.
@Reducer
struct OrderCoordinator {
    @ObservableState
    struct State: Equatable {
        var routes: [Route<OrderScreen.State>] = [.root(.shelf(.init()), withNavigation: true)]
    }

    enum Action {
        case router(IndexedRouterActionOf<OrderScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case let .router(.routeAction(_, .shelf(.loafTapped(id)))):
                state.routes.push(.loaf(.init(id: id)))

            case .router(.routeAction(_, .shelf(.basketTapped))), .router(.routeAction(_, .loaf(.addTapped))):
                state.routes.presentSheet(.basket(.init()), withNavigation: true)

            case .router(.routeAction(_, .basket(.payTapped))):
                state.routes.presentCover(.pay(.init()))

            case .router(.routeAction(_, .basket(.moreTapped))):
                state.routes.goBackTo(\.shelf)

            case .router(.routeAction(_, .pay(.router(.routeAction(_, .thanks(.ordersTapped)))))):
                state.routes.goBackToRoot()

            case .router(.routeAction(_, .pay(.router(.routeAction(_, .time(.cancelTapped)))))):
                state.routes.dismiss()

            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

/// Shows the screens of an ``OrderCoordinator``.
struct OrderCoordinatorView: View {
    let store: StoreOf<OrderCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .shelf(store):
                ShelfView(store: store)
            case let .loaf(store):
                LoafView(store: store)
            case let .basket(store):
                BasketView(store: store)
            case let .pay(store):
                PayCoordinatorView(store: store)
            }
        }
    }
}
