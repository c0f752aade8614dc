import ComposableArchitecture
import SwiftUI

struct FormsState: Equatable {}

enum FormsAction {
    case chosen
}

let formsReducer = Reducer<FormsState, FormsAction, Void>.empty

struct FormsView: View {
    let store: Store<FormsState, FormsAction>

    var body: some View {
        Button("New card") { ViewStore(store).send(.chosen) }
    }
}

struct NameState: Equatable {}

enum NameAction {
    case nextTapped
}

let nameReducer = Reducer<NameState, NameAction, Void>.empty

struct NameView: View {
    let store: Store<NameState, NameAction>

    var body: some View {
        Button("Next") { ViewStore(store).send(.nextTapped) }
    }
}

struct PhotoState: Equatable {}

enum PhotoAction {
    case taken
}

let photoReducer = Reducer<PhotoState, PhotoAction, Void>.empty

struct PhotoView: View {
    let store: Store<PhotoState, PhotoAction>

    var body: some View {
        Button("Smile") { ViewStore(store).send(.taken) }
    }
}

struct CardState: Equatable {}

enum CardAction {
    case doneTapped
    case uglyTapped
}

let cardReducer = Reducer<CardState, CardAction, Void>.empty

struct CardView: View {
    let store: Store<CardState, CardAction>

    var body: some View {
        Button("Keep it") { ViewStore(store).send(.doneTapped) }
        Button("Once more") { ViewStore(store).send(.uglyTapped) }
    }
}
