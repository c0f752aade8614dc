import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
enum TicketScreen {
    case stops(Stops)
    case seat(Seat)
    case paid(Paid)
}

extension TicketScreen.State: Hashable, Identifiable {
    var id: String {
        switch self {
        case .stops: "stops"
        case .seat: "seat"
        case .paid: "paid"
        }
    }
}

@Reducer
struct TicketCoordinator {
    @ObservableState
    struct State: Hashable {
        var screens: IdentifiedArrayOf<Route<TicketScreen.State>>

        init(train: Int) {
            screens = [.root(.stops(.init(train: train)), withNavigation: true)]
        }
    }

    enum Action {
        case path(IdentifiedRouterActionOf<TicketScreen>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .path(.routeAction(_, .stops(.chosen))):
                state.screens.push(.seat(.init()))
            case .path(.routeAction(_, .seat(.chosen))):
                state.screens.append(.cover(.paid(.init()), withNavigation: false))
            case .path(.routeAction(_, .seat(.otherStopTapped))):
                state.screens.removeLast()
            default:
                break
            }
            return .none
        }
        .forEachRoute(\.screens, action: \.path)
    }
}

struct TicketCoordinatorView: View {
    let store: StoreOf<TicketCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.screens, action: \.path)) { screen in
            switch screen.case {
            case let .stops(store): StopsView(store: store)
            case let .seat(store): SeatView(store: store)
            case let .paid(store): PaidView(store: store)
            }
        }
    }
}

@Reducer
struct Stops {
    struct State: Hashable {
        let train: Int
    }

    enum Action {
        case chosen
    }
}

struct StopsView: View {
    let store: StoreOf<Stops>

    var body: some View {
        Button("To the sea") { store.send(.chosen) }
    }
}

@Reducer
struct Seat {
    struct State: Hashable {}

    enum Action {
        case chosen
        case otherStopTapped
    }
}

struct SeatView: View {
    let store: StoreOf<Seat>

    var body: some View {
        Button("By the window") { store.send(.chosen) }
        Button("Another stop") { store.send(.otherStopTapped) }
    }
}

@Reducer
struct Paid {
    struct State: Hashable {}

    enum Action {
        case closeTapped(Int)
    }
}

struct PaidView: View {
    let store: StoreOf<Paid>

    var body: some View {
        Button("Close") { store.send(.closeTapped(7)) }
    }
}
