import ComposableArchitecture
import SwiftUI
import TCACoordinators

/// The shop on one side, what has been bought on the other.
///
/// Neither knows the other. What leads across is decided here.
@Reducer
struct BakeryTabs {
    enum Tab: Hashable {
        case shop, orders
    }

    @ObservableState
    struct State: Equatable {
        var shop = OrderCoordinator.State()
        var orders = HistoryCoordinator.State()
        var selectedTab: Tab = .shop
    }

    enum Action {
        case shop(OrderCoordinator.Action)
        case orders(HistoryCoordinator.Action)
        case opened(URL)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.shop, action: \.shop) {
            OrderCoordinator()
        }
        Scope(state: \.orders, action: \.orders) {
            HistoryCoordinator()
        }
        Reduce { state, action in
            switch action {
            case .shop(.router(.routeAction(_, .pay(.router(.routeAction(_, .thanks(.ordersTapped))))))):
                state.selectedTab = .orders

            case .orders(.router(.routeAction(_, .list(.emptyTapped)))):
                state.selectedTab = .shop

            case let .opened(url):
                state.selectedTab = .shop
                state.shop.routes.push(.loaf(.init(id: url.lastPathComponent)))

            case let .tabSelected(tab):
                state.selectedTab = tab

            default:
                break
            }
            return .none
        }
    }
}

/// The tabs. A link such as `bakery://loaf/rye` opens the loaf in the shop.
struct BakeryTabsView: View {
    @Bindable var store: StoreOf<BakeryTabs>

    var body: some View {
        TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
            OrderCoordinatorView(store: store.scope(state: \.shop, action: \.shop))
                .tabItem { Label("Shop", systemImage: "basket") }
                .tag(BakeryTabs.Tab.shop)
            HistoryCoordinatorView(store: store.scope(state: \.orders, action: \.orders))
                .tabItem { Label("Orders", systemImage: "list.bullet") }
                .tag(BakeryTabs.Tab.orders)
        }
        .onOpenURL { store.send(.opened($0)) }
    }
}
