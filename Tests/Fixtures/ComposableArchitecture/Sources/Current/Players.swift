import ComposableArchitecture
import SwiftUI

@Reducer
struct Players {
    @Reducer
    enum Destination {
        case player(Player)
        case audition(Audition)
        case letter(Letter)
        case alert(AlertState<Never>)
    }

    @ObservableState
    struct State {
        @Presents var destination: Destination.State?
    }

    enum Action {
        case destination(PresentationAction<Destination.Action>)
        case auditionTapped
        case playerTapped
        case leaveTapped
        case signOutTapped
        case opened(Destination.State)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .auditionTapped:
                state.destination = .audition(Audition.State())
                return .none
            case .playerTapped:
                state.destination = .player(Player.State())
                return .none
            case .leaveTapped:
                state.destination = .alert(AlertState { TextState("Leave?") })
                return .none
            case .destination(.presented(.player(.writeTapped))):
                state.destination = .letter(Letter.State())
                return .none
            case .destination(.presented(.audition(.doneTapped))):
                state.destination = nil
                return .none
            case let .opened(destination):
                state.destination = destination
                return .none
            case .destination, .signOutTapped:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

struct PlayersView: View {
    @Bindable var store: StoreOf<Players>

    var body: some View {
        NavigationStack {
            List {
                Button("Player") { store.send(.playerTapped) }
                Button("Audition") { store.send(.auditionTapped) }
                Button("Sign out") { store.send(.signOutTapped) }
            }
            .navigationDestination(item: $store.scope(state: \.destination?.player, action: \.destination.player)) {
                store in
                PlayerView(store: store)
            }
            .sheet(item: $store.scope(\.$destination, action: \.destination).audition) { store in
                NavigationStack { AuditionView(store: store) }
            }
            .fullScreenCover(item: $store.scope(state: \.$destination.letter, action: \.destination.letter)) {
                LetterView(store: $0)
            }
            .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        }
    }
}

@Reducer
struct Player {
    @ObservableState struct State {}
    enum Action { case writeTapped }
}

struct PlayerView: View {
    let store: StoreOf<Player>

    var body: some View { Button("Write") { store.send(.writeTapped) } }
}

@Reducer
struct Audition {
    @ObservableState struct State {
        @Presents var room: Room.State?
    }
    enum Action {
        case doneTapped
        case roomTapped
        case room(PresentationAction<Room.Action>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .roomTapped:
                state.room = Room.State()
                return .none
            case .doneTapped, .room:
                return .none
            }
        }
        .ifLet(\.$room, action: \.room) { Room() }
    }
}

struct AuditionView: View {
    @Bindable var store: StoreOf<Audition>

    var body: some View {
        VStack {
            Button("Room") { store.send(.roomTapped) }
            Button("Done") { store.send(.doneTapped) }
        }
        .popover(item: $store.scope(state: \.room, action: \.room)) { store in RoomView(store: store) }
    }
}

@Reducer
struct Room {
    @ObservableState struct State {}
    enum Action { case closeTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .closeTapped: return .run { _ in await dismiss() }
            }
        }
    }
}

struct RoomView: View {
    let store: StoreOf<Room>

    var body: some View { Button("Close") { store.send(.closeTapped) } }
}

@Reducer
struct Letter {
    @ObservableState struct State {}
    enum Action { case sendTapped }
}

struct LetterView: View {
    let store: StoreOf<Letter>

    var body: some View { Button("Send") { store.send(.sendTapped) } }
}
