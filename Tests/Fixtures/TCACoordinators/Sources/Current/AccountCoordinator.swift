import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer(state: .equatable, .hashable)
enum AccountScreen {
    case account(Account)
    case payCard(PayCard)
    case help(Help)
}

@Reducer
struct AccountCoordinator {
    @ObservableState
    struct State: Equatable {
        var routes: [Route<AccountScreen.State>]
    }

    enum Action {
        case router(IndexedRouterActionOf<AccountScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .account(.cardTapped))), .router(.routeAction(_, .help(.cardTapped))):
                state.routes.presentSheet(.payCard(.init()), withNavigation: true)
            case let .router(.routeAction(_, .payCard(.saved(digits)))) where digits.count == 16:
                state.routes.dismiss()
            case .router(.routeAction(_, .account(.helpTapped))):
                let screen = helpScreen(about: "cards")
                state.routes.push(screen)
            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }

    private func helpScreen(about topic: String) -> AccountScreen.State {
        .help(.init(topic: topic))
    }
}

struct AccountCoordinatorView: View {
    let store: StoreOf<AccountCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .account(store): AccountView(store: store)
            case let .payCard(store): PayCardView(store: store)
            case let .help(store): HelpView(store: store)
            }
        }
    }
}

@Reducer
struct Account {
    @ObservableState
    struct State: Hashable {}

    enum Action {
        case cardTapped
        case helpTapped
        case logOutTapped
    }
}

struct AccountView: View {
    let store: StoreOf<Account>

    var body: some View {
        WithPerceptionTracking {
            List {
                Button("Card") { store.send(.cardTapped) }
                Button("Help") { store.send(.helpTapped) }
                Button("Log out") { store.send(.logOutTapped) }
            }
        }
    }
}

@Reducer
struct PayCard {
    struct State: Hashable {}

    enum Action {
        case saved(String)
    }
}

struct PayCardView: View {
    let store: StoreOf<PayCard>

    var body: some View {
        Button("Save") { store.send(.saved("4000123412341234")) }
    }
}

@Reducer
struct Help {
    struct State: Hashable {
        let topic: String
    }

    enum Action {
        case cardTapped
    }
}

struct HelpView: View {
    let store: StoreOf<Help>

    var body: some View {
        Button("Change the card") { store.send(.cardTapped) }
    }
}
