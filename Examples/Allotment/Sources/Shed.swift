import ComposableArchitecture
import SwiftUI

/// The tools, and who has borrowed them.
@Reducer
struct Shed {
    @Reducer
    enum Destination {
        case lend(Lending)
        case tool(Tool)
    }

    @ObservableState
    struct State {
        @Presents var destination: Destination.State?
    }

    enum Action {
        case destination(PresentationAction<Destination.Action>)
        case toolTapped
        case lendTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .toolTapped:
                state.destination = .tool(Tool.State())
                return .none
            case .lendTapped, .destination(.presented(.tool(.lendTapped))):
                state.destination = .lend(Lending.State())
                return .none
            case .destination(.presented(.lend(.lent))):
                state.destination = nil
                return .none
            case .destination:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

struct ShedView: View {
    @Bindable var store: StoreOf<Shed>

    var body: some View {
        List {
            Button("Spade") { store.send(.toolTapped) }
            Button("Lend") { store.send(.lendTapped) }
        }
        .fullScreenCover(item: $store.scope(state: \.destination?.tool, action: \.destination.tool)) { store in
            ToolView(store: store)
        }
        .sheet(item: $store.scope(state: \.destination?.lend, action: \.destination.lend)) { store in
            LendingView(store: store)
        }
    }
}

@Reducer
struct Tool {
    @ObservableState struct State {}
    enum Action { case lendTapped }
}

struct ToolView: View {
    let store: StoreOf<Tool>

    var body: some View { Button("Lend") { store.send(.lendTapped) } }
}

@Reducer
struct Lending {
    @ObservableState struct State {}
    enum Action { case lent }
}

struct LendingView: View {
    let store: StoreOf<Lending>

    var body: some View { Button("Lent") { store.send(.lent) } }
}
