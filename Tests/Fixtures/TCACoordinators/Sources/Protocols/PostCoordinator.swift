import ComposableArchitecture
import SwiftUI
import TCACoordinators

struct PostScreen: ReducerProtocol {
    enum State: Equatable {
        case counter(Counter.State)
        case parcel(Parcel.State)
        case stamps(Stamps.State)
        case receipt(Receipt.State)
    }

    enum Action {
        case counter(Counter.Action)
        case parcel(Parcel.Action)
        case stamps(Stamps.Action)
        case receipt(Receipt.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: /State.counter, action: /Action.counter) { Counter() }
        Scope(state: /State.parcel, action: /Action.parcel) { Parcel() }
        Scope(state: /State.stamps, action: /Action.stamps) { Stamps() }
        Scope(state: /State.receipt, action: /Action.receipt) { Receipt() }
    }
}

/// What is done at the counter.
struct PostCoordinator: ReducerProtocol {
    struct State: Equatable, IndexedRouterState {
        var routes: [Route<PostScreen.State>]
    }

    enum Action: IndexedRouterAction {
        case routeAction(Int, action: PostScreen.Action)
        case updateRoutes([Route<PostScreen.State>])
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case let .routeAction(_, action: .counter(counterAction)):
                return reduceCounter(into: &state, action: counterAction)
            case .routeAction(_, action: .parcel(.sendTapped)):
                return showReceipt(&state)
            case .routeAction(_, .receipt(.doneTapped)):
                state.routes.goBackToRoot()
                return .none
            case .routeAction(_, .stamps(.boughtTapped)):
                state.routes.dismiss()
                return showReceipt(&state)
            default:
                return .none
            }
        }
        .forEachRoute {
            PostScreen()
        }
    }

    private func reduceCounter(into state: inout State, action: Counter.Action) -> EffectTask<Action> {
        switch action {
        case .parcelTapped:
            state.routes.push(.parcel(.init()))
        case .stampsTapped:
            state.routes.presentSheet(.stamps(.init()), embedInNavigationView: true)
        case .movingTapped:
            break
        }
        return .none
    }

    private func showReceipt(_ state: inout State) -> EffectTask<Action> {
        state.routes.presentCover(.receipt(.init()))
        return .none
    }
}

struct PostCoordinatorView: View {
    let store: StoreOf<PostCoordinator>

    var body: some View {
        TCARouter(store) { screen in
            SwitchStore(screen) {
                switch $0 {
                case .counter:
                    CaseLet(/PostScreen.State.counter, action: PostScreen.Action.counter, then: CounterView.init)
                case .parcel:
                    CaseLet(/PostScreen.State.parcel, action: PostScreen.Action.parcel, then: ParcelView.init)
                case .stamps:
                    CaseLet(/PostScreen.State.stamps, action: PostScreen.Action.stamps, then: StampsView.init)
                case .receipt:
                    CaseLet(/PostScreen.State.receipt, action: PostScreen.Action.receipt, then: ReceiptView.init)
                }
            }
        }
    }
}
