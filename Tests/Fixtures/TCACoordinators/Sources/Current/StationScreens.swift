import ComposableArchitecture
import SwiftUI

@Reducer
struct Board {
    @ObservableState
    struct State: Hashable {
        var trains = [7, 9]
    }

    enum Action {
        case trainTapped(Int)
        case delaysTapped
        case resumeTapped
        case accountTapped
    }
}

struct BoardView: View {
    let store: StoreOf<Board>

    var body: some View {
        WithPerceptionTracking {
            List(store.trains, id: \.self) { number in
                Button("Train \(number)") { store.send(.trainTapped(number)) }
            }
            .toolbar {
                Button("Delays") { store.send(.delaysTapped) }
                Button("Where I was") { store.send(.resumeTapped) }
                Button("Account") { store.send(.accountTapped) }
            }
        }
    }
}

@Reducer
struct Train {
    struct State: Hashable {
        let number: Int
    }

    enum Action {
        case buyTapped
    }
}

struct TrainView: View {
    let store: StoreOf<Train>

    var body: some View {
        Button("Buy a ticket") { store.send(.buyTapped) }
    }
}

@Reducer
struct Delays {
    struct State: Hashable {}

    enum Action {
        case closeTapped
    }
}

struct DelaysView: View {
    let store: StoreOf<Delays>

    var body: some View {
        Button("Close") { store.send(.closeTapped) }
    }
}
