import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct PostApp: App {
    var body: some Scene {
        WindowGroup {
            OfficeTabsView(store: Store(initialState: OfficeTabs.State(), reducer: OfficeTabs()))
        }
    }
}

/// The counter, and moving house.
struct OfficeTabs: ReducerProtocol {
    enum Tab: Hashable {
        case post, move
    }

    struct State: Equatable {
        var post: PostCoordinator.State
        var move: MoveCoordinator.State
        var selectedTab: Tab

        init() {
            post = PostCoordinator.State(routes: [.root(.counter(.init()), embedInNavigationView: true)])
            move = .initialState
            selectedTab = .post
        }
    }

    enum Action {
        case post(PostCoordinator.Action)
        case move(MoveCoordinator.Action)
        case tabSelected(Tab)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: \.post, action: /Action.post) {
            PostCoordinator()
        }
        Scope(state: \.move, action: /Action.move) {
            MoveCoordinator()
        }
        Reduce { state, action in
            switch action {
            case .post(.routeAction(_, action: .counter(.movingTapped))):
                state.selectedTab = .move
            case let .tabSelected(tab):
                state.selectedTab = tab
            default:
                break
            }
            return .none
        }
    }
}

struct OfficeTabsView: View {
    let store: StoreOf<OfficeTabs>

    var body: some View {
        WithViewStore(store, observe: \.selectedTab) { viewStore in
            TabView(selection: viewStore.binding(send: OfficeTabs.Action.tabSelected)) {
                PostCoordinatorView(store: store.scope(state: \.post, action: OfficeTabs.Action.post))
                    .tabItem { Label("Post", systemImage: "envelope") }
                    .tag(OfficeTabs.Tab.post)
                MoveCoordinatorView(store: store.scope(state: \.move, action: OfficeTabs.Action.move))
                    .tabItem { Label("Moving", systemImage: "house") }
                    .tag(OfficeTabs.Tab.move)
            }
        }
    }
}
