import ComposableArchitecture
import SwiftUI

struct Rehearsals: Reducer {
    struct State: Equatable {
        @PresentationState var destination: Destination.State?
        var path = StackState<Path.State>()
    }

    enum Action: Equatable {
        case destination(PresentationAction<Destination.Action>)
        case path(StackAction<Path.State, Path.Action>)
        case hallTapped
    }

    struct Path: Reducer {
        enum State: Equatable {
            case score(Score.State)
            case part(Part.State)
        }

        enum Action: Equatable {
            case score(Score.Action)
            case part(Part.Action)
        }

        var body: some Reducer<State, Action> {
            Scope(state: /State.score, action: /Action.score) { Score() }
            Scope(state: /State.part, action: /Action.part) { Part() }
        }
    }

    struct Destination: Reducer {
        enum State: Equatable {
            case hall(Hall.State)
            case alert(AlertState<Action>)
        }

        enum Action: Equatable {
            case hall(Hall.Action)
        }

        var body: some Reducer<State, Action> {
            Scope(state: /State.hall, action: /Action.hall) { Hall() }
        }
    }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .hallTapped:
                state.destination = .hall(.init())
                return .none
            case .path(.element(id: _, action: .score(.partTapped))):
                state.path.append(.part(.init()))
                return .none
            case .path(.element(_, .part(.endTapped))):
                state.path.removeLast()
                return .none
            case .path, .destination:
                return .none
            }
        }
        .forEach(\.path, action: /Action.path) { Path() }
        .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
}

struct RehearsalsView: View {
    let store: StoreOf<Rehearsals>

    var body: some View {
        NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
            VStack {
                NavigationLink("Score", state: Rehearsals.Path.State.score(.init()))
                Button("Hall") { store.send(.hallTapped) }
            }
            .sheet(
                store: store.scope(state: \.$destination, action: { .destination($0) }),
                state: /Rehearsals.Destination.State.hall,
                action: Rehearsals.Destination.Action.hall
            ) { store in
                NavigationStack { HallView(store: store) }
            }
        } destination: {
            switch $0 {
            case .score:
                CaseLet(/Rehearsals.Path.State.score, action: Rehearsals.Path.Action.score, then: ScoreView.init(store:))
            case .part:
                CaseLet(/Rehearsals.Path.State.part, action: Rehearsals.Path.Action.part) { PartView(store: $0) }
            }
        }
    }
}

struct Score: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case partTapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct ScoreView: View {
    let store: StoreOf<Score>

    var body: some View { Button("Part") { store.send(.partTapped) } }
}

struct Part: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case endTapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct PartView: View {
    let store: StoreOf<Part>

    var body: some View { Button("End") { store.send(.endTapped) } }
}

struct Hall: Reducer {
    struct State: Equatable {
        @PresentationState var plan: Plan.State?
    }

    enum Action: Equatable {
        case plan(PresentationAction<Plan.Action>)
        case planTapped
    }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .planTapped:
                state.plan = Plan.State()
                return .none
            case .plan:
                return .none
            }
        }
        .ifLet(\.$plan, action: /Action.plan) { Plan() }
    }
}

struct HallView: View {
    let store: StoreOf<Hall>

    var body: some View {
        Button("Plan") { store.send(.planTapped) }
            .fullScreenCover(store: store.scope(state: \.$plan, action: { .plan($0) }), content: PlanView.init(store:))
    }
}

struct Plan: Reducer {
    struct State: Equatable {}
    enum Action: Equatable {}
    func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

struct PlanView: View {
    let store: StoreOf<Plan>

    var body: some View { Text("Rows A to F") }
}
