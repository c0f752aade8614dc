import ComposableArchitecture
import SwiftUI

struct OldHome: ReducerProtocol {
    struct State: Equatable {
        var street = ""
    }

    enum Action {
        case nextTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct OldHomeView: View {
    let store: StoreOf<OldHome>

    var body: some View {
        Button("Next") { ViewStore(store).send(.nextTapped) }
    }
}

struct NewHome: ReducerProtocol {
    struct State: Equatable {
        var street = ""
    }

    enum Action {
        case nextTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct NewHomeView: View {
    let store: StoreOf<NewHome>

    var body: some View {
        Button("Next") { ViewStore(store).send(.nextTapped) }
    }
}

struct Check: ReducerProtocol {
    struct State: Equatable {
        let from: OldHome.State
        let to: NewHome.State
    }

    enum Action {
        case wrongTapped
        case rightTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct CheckView: View {
    let store: StoreOf<Check>

    var body: some View {
        Button("Wrong") { ViewStore(store).send(.wrongTapped) }
        Button("Right") { ViewStore(store).send(.rightTapped) }
    }
}
