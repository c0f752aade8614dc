import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
struct TravelTabs {
    enum Tab: Hashable {
        case station, account
    }

    @ObservableState
    struct State: Equatable {
        var station: StationCoordinator.State
        var account: AccountCoordinator.State
        var selectedTab: Tab

        init() {
            station = .initialState
            account = .init(routes: [.root(.account(.init()), withNavigation: true)])
            selectedTab = .station
        }
    }

    enum Action {
        case station(StationCoordinator.Action)
        case account(AccountCoordinator.Action)
        case opened(URL)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.station, action: \.station) {
            StationCoordinator()
        }
        Scope(state: \.account, action: \.account) {
            AccountCoordinator()
        }
        Reduce { state, action in
            switch action {
            case .station(.router(.routeAction(_, .board(.accountTapped)))):
                state.selectedTab = .account
            case let .opened(url):
                state.selectedTab = .station
                state.station.routes.push(.train(.init(number: Int(url.lastPathComponent) ?? 0)))
            case let .tabSelected(tab):
                state.selectedTab = tab
            default:
                break
            }
            return .none
        }
    }
}

struct TravelTabsView: View {
    @Perception.Bindable var store: StoreOf<TravelTabs>

    var body: some View {
        WithPerceptionTracking {
            TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
                StationCoordinatorView(store: store.scope(state: \.station, action: \.station))
                    .tabItem { Label("Station", systemImage: "tram") }
                    .tag(TravelTabs.Tab.station)
                AccountCoordinatorView(store: store.scope(state: \.account, action: \.account))
                    .tabItem { Label("Account", systemImage: "person") }
                    .tag(TravelTabs.Tab.account)
            }
            .onOpenURL { store.send(.opened($0)) }
        }
    }
}
