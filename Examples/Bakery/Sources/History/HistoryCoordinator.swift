import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// What is kept of an order.
@Reducer(state: .equatable, .hashable)
enum HistoryScreen {
    /// All orders, the one being baked on top.
    case list(OrderList)
    /// The bill for one order.
    case bill(Bill)
}

/// Orders, the paid and the eaten.
@Reducer
struct HistoryCoordinator {
    @ObservableState
    struct State: Equatable {
        var routes: [Route<HistoryScreen.State>] = [.root(.list(.init()), withNavigation: true)]
    }

    enum Action {
        case router(IndexedRouterActionOf<HistoryScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .list(.orderTapped))):
                state.routes.presentSheet(.bill(.init()))
            case .router(.routeAction(_, .bill(.closeTapped))):
                state.routes.dismiss()
            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

/// Shows the screens of a ``HistoryCoordinator``.
struct HistoryCoordinatorView: View {
    let store: StoreOf<HistoryCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .list(store):
                OrderListView(store: store)
            case let .bill(store):
                BillView(store: store)
            }
        }
    }
}

/// All orders.
@Reducer
struct OrderList {
    struct State: Hashable {}

    enum Action {
        case orderTapped
        case emptyTapped
    }
}

/// The orders, or a way to the shop when there are none.
struct OrderListView: View {
    let store: StoreOf<OrderList>

    var body: some View {
        List {
            Button("Saturday, two rye") { store.send(.orderTapped) }
            Button("Order something") { store.send(.emptyTapped) }
        }
    }
}

/// One bill.
@Reducer
struct Bill {
    struct State: Hashable {}

    enum Action {
        case closeTapped
    }
}

/// A bill, as it lies in the bag.
struct BillView: View {
    let store: StoreOf<Bill>

    var body: some View {
        Button("Close") { store.send(.closeTapped) }
    }
}
