import ComposableArchitecture
import SwiftUI

@Reducer
struct House {
    enum Tab { case concerts, players }

    @ObservableState
    struct State {
        var tab = Tab.concerts
        var concerts = Concerts.State()
        var players = Players.State()
    }

    enum Action {
        case concerts(Concerts.Action)
        case players(Players.Action)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.concerts, action: \.concerts) { Concerts() }
        Scope(state: \.players, action: \.players) { Players() }
        Reduce { state, action in
            switch action {
            case .concerts(.path(.element(id: _, action: .concert(.playersTapped)))):
                state.tab = .players
                return .none
            case let .tabSelected(tab):
                state.tab = tab
                return .none
            case .concerts, .players:
                return .none
            }
        }
    }
}

struct HouseView: View {
    @Bindable var store: StoreOf<House>

    var body: some View {
        TabView(selection: $store.tab.sending(\.tabSelected)) {
            ConcertsView(store: store.scope(state: \.concerts, action: \.concerts))
                .tag(House.Tab.concerts)
                .tabItem { Label("Concerts", systemImage: "music.note") }
            PlayersView(store: store.scope(state: \.players, action: \.players))
                .tag(House.Tab.players)
                .tabItem { Label("Players", systemImage: "person.2") }
        }
    }
}
