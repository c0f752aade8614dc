import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer(state: .equatable, .hashable)
enum LogInScreen {
    case welcome(Welcome)
    case logIn(LogIn)
}

@Reducer
struct LogInCoordinator {
    @ObservableState
    struct State: Equatable {
        var routes: [Route<LogInScreen.State>] = [.root(.welcome(.init()), withNavigation: true)]
    }

    enum Action {
        case router(IndexedRouterActionOf<LogInScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce(core)
            .forEachRoute(\.routes, action: \.router)
    }

    private func core(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .router(.routeAction(_, .welcome(.startTapped))):
            state.routes.push(.logIn(.init()))
        case .router(.routeAction(_, .logIn(.cancelTapped))):
            state.routes.goBackTo(\.welcome)
        default:
            break
        }
        return .none
    }
}

struct LogInCoordinatorView: View {
    let store: StoreOf<LogInCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .welcome(store):
                WelcomeView(store: store)
            case let .logIn(store):
                LogInView(store: store)
            }
        }
    }
}

@Reducer
struct Welcome {
    struct State: Hashable {}

    enum Action {
        case startTapped
    }
}

struct WelcomeView: View {
    let store: StoreOf<Welcome>

    var body: some View {
        Button("Start") { store.send(.startTapped) }
    }
}

@Reducer
struct LogIn {
    struct State: Hashable {}

    enum Action {
        case logInTapped
        case cancelTapped
    }
}

struct LogInView: View {
    let store: StoreOf<LogIn>

    var body: some View {
        Button("Log in") { store.send(.logInTapped) }
        Button("Cancel") { store.send(.cancelTapped) }
    }
}
