import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// The steps at the till.
@Reducer(state: .equatable, .hashable)
enum PayScreen {
    /// When the bread shall be ready.
    case time(PickTime)
    /// The number of a card, unless it is known.
    case card(PayCard)
    /// It is paid, and being baked.
    case thanks(Thanks)
}

/// Paying. It covers the shop, so that nobody walks out by a swipe.
@Reducer
struct PayCoordinator {
    @ObservableState
    struct State: Hashable {
        var routes: [Route<PayScreen.State>] = [.root(.time(.init()), withNavigation: true)]
        var hasCard = false
    }

    enum Action {
        case router(IndexedRouterActionOf<PayScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .time(.chosen))):
                if state.hasCard {
                    thank(&state)
                } else {
                    state.routes.push(.card(.init()))
                }

            case .router(.routeAction(_, .card(.saved))):
                thank(&state)

            case .router(.routeAction(_, .card(.laterTapped))):
                state.routes.pop()

            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }

    /// Starts over with the thanks, so that there is no way back to paying twice.
    private func thank(_ state: inout State) {
        state.routes = [.root(.thanks(.init()), withNavigation: true)]
    }
}

/// Shows the screens of a ``PayCoordinator``.
struct PayCoordinatorView: View {
    let store: StoreOf<PayCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .time(store):
                TimeView(store: store)
            case let .card(store):
                PayCardView(store: store)
            case let .thanks(store):
                ThanksView(store: store)
            }
        }
    }
}
