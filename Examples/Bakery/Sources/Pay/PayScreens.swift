import ComposableArchitecture
import SwiftUI

/// When the bread shall be ready.
@Reducer
struct PickTime {
    struct State: Hashable {}

    enum Action {
        case chosen
        case cancelTapped
    }
}

/// The hours from six to noon.
struct TimeView: View {
    let store: StoreOf<PickTime>

    var body: some View {
        List(6..<12) { hour in
            Button("\(hour) o'clock") { store.send(.chosen) }
        }
        .toolbar {
            Button("Back to the basket") { store.send(.cancelTapped) }
        }
    }
}

/// The number of a card.
@Reducer
struct PayCard {
    struct State: Hashable {}

    enum Action {
        case saved
        case laterTapped
    }
}

/// Sixteen digits.
struct PayCardView: View {
    let store: StoreOf<PayCard>

    var body: some View {
        Button("Pay") { store.send(.saved) }
        Button("Another time") { store.send(.laterTapped) }
    }
}

/// It is paid, and being baked.
@Reducer
struct Thanks {
    struct State: Hashable {}

    enum Action {
        case ordersTapped
    }
}

/// Thanks, and where to look how far the bread is.
struct ThanksView: View {
    let store: StoreOf<Thanks>

    var body: some View {
        Button("My orders") { store.send(.ordersTapped) }
    }
}
