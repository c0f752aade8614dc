import ComposableArchitecture
import SwiftUI

@main
struct AllotmentApp: App {
    static let store = Store(initialState: Allotment.State()) { Allotment() }

    var body: some Scene {
        WindowGroup {
            AllotmentView(store: Self.store)
        }
    }
}

/// The beds on one side, the shed on the other.
@Reducer
struct Allotment {
    enum Tab { case beds, shed }

    @ObservableState
    struct State {
        var tab = Tab.beds
        var beds = Beds.State()
        var shed = Shed.State()
    }

    enum Action {
        case beds(Beds.Action)
        case linkOpened(URL)
        case shed(Shed.Action)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.beds, action: \.beds) { Beds() }
        Scope(state: \.shed, action: \.shed) { Shed() }
        Reduce { state, action in
            switch action {
            case .beds(.path(.element(id: _, action: .plant(.toolsTapped)))):
                state.tab = .shed
                return .none
            case .linkOpened:
                state.tab = .shed
                return .none
            case let .tabSelected(tab):
                state.tab = tab
                return .none
            case .beds, .linkOpened, .shed:
                return .none
            }
        }
    }
}

struct AllotmentView: View {
    @Bindable var store: StoreOf<Allotment>

    var body: some View {
        TabView(selection: $store.tab.sending(\.tabSelected)) {
            BedsView(store: store.scope(state: \.beds, action: \.beds))
                .tag(Allotment.Tab.beds)
                .tabItem { Label("Beds", systemImage: "leaf") }
            ShedView(store: store.scope(state: \.shed, action: \.shed))
                .tag(Allotment.Tab.shed)
                .tabItem { Label("Shed", systemImage: "hammer") }
        }
        .onOpenURL { store.send(.linkOpened($0)) }
    }
}
