import ComposableArchitecture
import SwiftUI

@Reducer
struct Concerts {
    @Reducer
    enum Path {
        case concert(Concert)
        case piece(Piece)
        case seat(Seat)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
    }

    enum Action {
        case path(StackActionOf<Path>)
        case nextTapped
        case startTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .nextTapped:
                state.path.append(.concert(Concert.State()))
                state.path.append(.seat(Seat.State()))
                return .none
            case .startTapped:
                state.path.removeAll()
                return .none
            case let .path(action):
                switch action {
                case .element(id: _, action: .concert(.seatTapped)):
                    state.path.append(.seat(Seat.State()))
                    return .none
                case let .element(id: id, action: .seat(.delegate(.booked))):
                    state.path.pop(from: id)
                    return .none
                default:
                    return .none
                }
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct ConcertsView: View {
    @Bindable var store: StoreOf<Concerts>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                NavigationLink("Tonight", state: Concerts.Path.State.concert(Concert.State()))
                Button("Next free seat") { store.send(.nextTapped) }
            }
        } destination: { store in
            switch store.case {
            case let .concert(store): ConcertView(store: store)
            case let .piece(store): PieceView(store: store)
            case let .seat(store): SeatView(store: store)
            }
        }
    }
}

@Reducer
struct Concert {
    @ObservableState struct State {}
    enum Action { case seatTapped, playersTapped }
}

struct ConcertView: View {
    let store: StoreOf<Concert>

    var body: some View {
        List {
            NavigationLink(state: Concerts.Path.State.piece(Piece.State())) { Text("First piece") }
            Button("Seat") { store.send(.seatTapped) }
            Button("Players") { store.send(.playersTapped) }
        }
    }
}

@Reducer
struct Piece {
    @ObservableState struct State {}
    enum Action { case closeTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .closeTapped: return .run { _ in await self.dismiss() }
            }
        }
    }
}

struct PieceView: View {
    let store: StoreOf<Piece>

    var body: some View { Button("Close") { store.send(.closeTapped) } }
}

@Reducer
struct Seat {
    @ObservableState struct State {}
    enum Action {
        case bookTapped
        case delegate(Delegate)
        enum Delegate { case booked }
    }
}

struct SeatView: View {
    let store: StoreOf<Seat>

    var body: some View { Button("Book") { store.send(.bookTapped) } }
}
