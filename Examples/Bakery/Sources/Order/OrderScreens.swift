import ComposableArchitecture
import SwiftUI

/// Everything that is baked tomorrow.
@Reducer
struct Shelf {
    @ObservableState
    struct State: Hashable {
        var loaves = Loaf.all
    }

    enum Action {
        case loafTapped(Loaf.ID)
        case basketTapped
    }
}

/// The loaves, the darkest first.
struct ShelfView: View {
    let store: StoreOf<Shelf>

    var body: some View {
        List(store.loaves) { loaf in
            Button(loaf.name) { store.send(.loafTapped(loaf.id)) }
        }
        .toolbar {
            Button("Basket", systemImage: "basket") { store.send(.basketTapped) }
        }
    }
}

/// One loaf.
@Reducer
struct LoafDetail {
    @ObservableState
    struct State: Hashable {
        let id: Loaf.ID
    }

    enum Action {
        case addTapped
    }
}

/// Flour, water, salt, and how long it took.
struct LoafView: View {
    let store: StoreOf<LoafDetail>

    var body: some View {
        VStack {
            Text(store.id.capitalized).font(.largeTitle)
            Button("Into the basket") { store.send(.addTapped) }
        }
    }
}

/// What has been chosen so far.
@Reducer
struct Basket {
    @ObservableState
    struct State: Hashable {
        var count = 1
    }

    enum Action {
        case payTapped
        case moreTapped
    }
}

/// The basket, and two ways out of it.
struct BasketView: View {
    let store: StoreOf<Basket>

    var body: some View {
        List {
            Text("\(store.count) loaves")
            Button("Pay") { store.send(.payTapped) }
            Button("Something else") { store.send(.moreTapped) }
        }
    }
}
