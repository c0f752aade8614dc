import ComposableArchitecture
import SwiftUI

struct Counter: ReducerProtocol {
    struct State: Equatable {}

    enum Action {
        case parcelTapped
        case stampsTapped
        case movingTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct CounterView: View {
    let store: StoreOf<Counter>

    var body: some View {
        Button("Parcel") { ViewStore(store).send(.parcelTapped) }
        Button("Stamps") { ViewStore(store).send(.stampsTapped) }
        Button("We move") { ViewStore(store).send(.movingTapped) }
    }
}

struct Parcel: ReducerProtocol {
    struct State: Equatable {}

    enum Action {
        case sendTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct ParcelView: View {
    let store: StoreOf<Parcel>

    var body: some View {
        Button("Send") { ViewStore(store).send(.sendTapped) }
    }
}

struct Stamps: ReducerProtocol {
    struct State: Equatable {}

    enum Action {
        case boughtTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct StampsView: View {
    let store: StoreOf<Stamps>

    var body: some View {
        Button("Buy ten") { ViewStore(store).send(.boughtTapped) }
    }
}

struct Receipt: ReducerProtocol {
    struct State: Equatable {}

    enum Action {
        case doneTapped
    }

    var body: some ReducerProtocol<State, Action> { EmptyReducer() }
}

struct ReceiptView: View {
    let store: StoreOf<Receipt>

    var body: some View {
        Button("Done") { ViewStore(store).send(.doneTapped) }
    }
}
