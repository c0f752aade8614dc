import ComposableArchitecture
import SwiftUI

struct ShelfState: Equatable {
    var titles = ["Moby-Dick", "Emma"]
}

enum ShelfAction {
    case bookTapped(String)
    case latestTapped
    case cardTapped
}

let shelfReducer = Reducer<ShelfState, ShelfAction, Void>.empty

struct ShelfView: View {
    let store: Store<ShelfState, ShelfAction>

    var body: some View {
        WithViewStore(store) { viewStore in
            List(viewStore.titles, id: \.self) { title in
                Button(title) { viewStore.send(.bookTapped(title)) }
            }
            .toolbar {
                Button("Latest") { viewStore.send(.latestTapped) }
                Button("My card") { viewStore.send(.cardTapped) }
            }
        }
    }
}

struct BookState: Equatable {
    let title: String
}

enum BookAction {
    case lendTapped
    case helpTapped(String)
}

let bookReducer = Reducer<BookState, BookAction, Void>.empty

struct BookView: View {
    let store: Store<BookState, BookAction>

    var body: some View {
        WithViewStore(store) { viewStore in
            Button("Lend") { viewStore.send(.lendTapped) }
            Button("Help") { viewStore.send(.helpTapped(viewStore.title)) }
        }
    }
}

struct LoanState: Equatable {
    let title: String
}

enum LoanAction {
    case doneTapped
    case anotherTapped
}

let loanReducer = Reducer<LoanState, LoanAction, Void>.empty

struct LoanView: View {
    let store: Store<LoanState, LoanAction>

    var body: some View {
        WithViewStore(store) { viewStore in
            Button("Done") { viewStore.send(.doneTapped) }
            Button("Another") { viewStore.send(.anotherTapped) }
        }
    }
}
