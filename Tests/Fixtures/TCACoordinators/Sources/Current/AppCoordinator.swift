import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct StationApp: App {
    var body: some Scene {
        WindowGroup {
            AppCoordinatorView(
                store: Store(initialState: AppCoordinator.State()) {
                    AppCoordinator()
                })
        }
    }
}

/// Trains for people who have logged in.
@Reducer
struct AppCoordinator {
    @ObservableState
    struct State: Equatable {
        var logIn = LogInCoordinator.State()
        var tabs = TravelTabs.State()
        var isLoggedIn = false
    }

    enum Action {
        case logIn(LogInCoordinator.Action)
        case tabs(TravelTabs.Action)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.logIn, action: \.logIn) {
            LogInCoordinator()
        }
        Scope(state: \.tabs, action: \.tabs) {
            TravelTabs()
        }
        Reduce { state, action in
            switch action {
            case .logIn(.router(.routeAction(_, .logIn(.logInTapped)))):
                state.isLoggedIn = true
            case .tabs(.account(.router(.routeAction(_, .account(.logOutTapped))))):
                state.isLoggedIn = false
            default:
                break
            }
            return .none
        }
    }
}

struct AppCoordinatorView: View {
    let store: StoreOf<AppCoordinator>

    var body: some View {
        WithPerceptionTracking {
            VStack {
                if store.isLoggedIn {
                    TravelTabsView(store: store.scope(state: \.tabs, action: \.tabs))
                        .transition(.opacity)
                } else {
                    LogInCoordinatorView(store: store.scope(state: \.logIn, action: \.logIn))
                        .transition(.opacity)
                }
            }
            .animation(.default, value: store.isLoggedIn)
        }
    }
}
