import ComposableArchitecture
import SwiftUI

/// All beds, and what grows in each.
@Reducer
struct Beds {
    @Reducer
    enum Path {
        /// A bed with its rows.
        case bed(Bed)
        /// What grows in a row.
        case plant(Plant)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
        @Presents var sowing: Sowing.State?
    }

    enum Action {
        case path(StackActionOf<Path>)
        case sowing(PresentationAction<Sowing.Action>)
        case sowTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .sowTapped:
                state.sowing = Sowing.State()
                return .none
            case .path(.element(id: _, action: .bed(.rowTapped))):
                state.path.append(.plant(Plant.State()))
                return .none
            case .path(.element(id: _, action: .plant(.pulledUp))):
                state.path.removeAll()
                return .none
            case .path, .sowing:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
        .ifLet(\.$sowing, action: \.sowing) { Sowing() }
    }
}

struct BedsView: View {
    @Bindable var store: StoreOf<Beds>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                NavigationLink("Roots", state: Beds.Path.State.bed(Bed.State()))
                Button("Sow") { store.send(.sowTapped) }
            }
            .sheet(item: $store.scope(state: \.sowing, action: \.sowing)) { store in
                SowingView(store: store)
            }
        } destination: { store in
            switch store.case {
            case let .bed(store): BedView(store: store)
            case let .plant(store): PlantView(store: store)
            }
        }
    }
}

@Reducer
struct Bed {
    @ObservableState struct State {}
    enum Action { case rowTapped }
}

struct BedView: View {
    let store: StoreOf<Bed>

    var body: some View { Button("Carrots") { store.send(.rowTapped) } }
}

@Reducer
struct Plant {
    @ObservableState struct State {}
    enum Action { case pulledUp, toolsTapped }
}

struct PlantView: View {
    let store: StoreOf<Plant>

    var body: some View {
        VStack {
            Button("Pull up") { store.send(.pulledUp) }
            Button("Tools") { store.send(.toolsTapped) }
        }
    }
}

/// What is sown where.
@Reducer
struct Sowing {
    @ObservableState struct State {}
    enum Action { case doneTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .doneTapped: return .run { _ in await dismiss() }
            }
        }
    }
}

struct SowingView: View {
    let store: StoreOf<Sowing>

    var body: some View { Button("Done") { store.send(.doneTapped) } }
}
