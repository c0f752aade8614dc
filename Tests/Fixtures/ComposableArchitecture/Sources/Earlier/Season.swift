import ComposableArchitecture
import SwiftUI

struct Season: ReducerProtocol {
    enum State: Equatable {
        case closed(Closed.State)
        case rehearsals(Rehearsals.State)
    }

    enum Action: Equatable {
        case closed(Closed.Action)
        case rehearsals(Rehearsals.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .closed(.openTapped):
                state = .rehearsals(Rehearsals.State())
                return .none
            case .closed, .rehearsals:
                return .none
            }
        }
        .ifCaseLet(/State.closed, action: /Action.closed) { Closed() }
        .ifCaseLet(/State.rehearsals, action: /Action.rehearsals) { Rehearsals() }
    }
}

struct SeasonView: View {
    let store: StoreOf<Season>

    var body: some View {
        SwitchStore(store) {
            CaseLet(state: /Season.State.closed, action: Season.Action.closed) { ClosedView(store: $0) }
            CaseLet(state: /Season.State.rehearsals, action: Season.Action.rehearsals, then: RehearsalsView.init(store:))
        }
    }
}

struct Closed: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case openTapped }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct ClosedView: View {
    let store: StoreOf<Closed>

    var body: some View { Button("Open") { ViewStore(store).send(.openTapped) } }
}
