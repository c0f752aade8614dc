import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup {
            LendingCoordinatorView(
                store: Store(
                    initialState: .initialState,
                    reducer: lendingCoordinatorReducer,
                    environment: LendingEnvironment(help: { .loan(LoanState(title: $0)) })))
        }
    }
}

enum LendingScreenState: Equatable {
    case shelf(ShelfState)
    case book(BookState)
    case loan(LoanState)
    case desk(DeskCoordinatorState)
}

enum LendingScreenAction {
    case shelf(ShelfAction)
    case book(BookAction)
    case loan(LoanAction)
    case desk(DeskCoordinatorAction)
}

struct LendingEnvironment {
    var help: (String) -> LendingScreenState
}

let lendingScreenReducer = Reducer<LendingScreenState, LendingScreenAction, Void>.combine(
    shelfReducer.pullback(
        state: /LendingScreenState.shelf, action: /LendingScreenAction.shelf, environment: { $0 }),
    bookReducer.pullback(
        state: /LendingScreenState.book, action: /LendingScreenAction.book, environment: { $0 }),
    loanReducer.pullback(
        state: /LendingScreenState.loan, action: /LendingScreenAction.loan, environment: { $0 }),
    deskCoordinatorReducer.pullback(
        state: /LendingScreenState.desk, action: /LendingScreenAction.desk, environment: { $0 })
)

/// Books, and who has them.
struct LendingCoordinatorState: Equatable, IndexedRouterState {
    static let initialState = LendingCoordinatorState(
        routes: [.root(.shelf(.init()), embedInNavigationView: true)])

    var routes: [Route<LendingScreenState>]
}

enum LendingCoordinatorAction: IndexedRouterAction {
    case routeAction(Int, action: LendingScreenAction)
    case updateRoutes([Route<LendingScreenState>])
}

let lendingCoordinatorReducer = Reducer<LendingCoordinatorState, LendingCoordinatorAction, LendingEnvironment>.combine(
    lendingScreenReducer
        .forEachIndexedRoute(environment: { _ in () })
        .withRouteReducer(
            Reducer { state, action, environment in
                switch action {
                case .routeAction(_, action: .shelf(.bookTapped(let title))):
                    state.routes.push(.book(.init(title: title)))

                case .routeAction(_, action: .shelf(.latestTapped)):
                    state.routes.append(.sheet(.book(.init(title: "Latest")), embedInNavigationView: false))

                case .routeAction(_, .shelf(.cardTapped)):
                    state.routes.presentCover(.desk(.init()))

                case .routeAction(_, .book(.lendTapped)):
                    state.routes.presentSheet(.loan(.init(title: "Moby-Dick")), embedInNavigationView: true)

                case let .routeAction(_, .book(.helpTapped(topic))):
                    state.routes.presentSheet(environment.help(topic))

                case .routeAction(_, .loan(.doneTapped)):
                    return .routeWithDelaysIfUnsupported(state.routes) {
                        $0.goBackToRoot()
                    }

                case .routeAction(_, .loan(.anotherTapped)):
                    return .routeWithDelaysIfUnsupported(state.routes) {
                        $0.dismiss()
                        $0.push(.book(.init(title: "Another")))
                    }

                default:
                    break
                }
                return .none
            }
        )
)

struct LendingCoordinatorView: View {
    let store: Store<LendingCoordinatorState, LendingCoordinatorAction>

    var body: some View {
        TCARouter(store) { screen in
            SwitchStore(screen) {
                CaseLet(state: /LendingScreenState.shelf, action: LendingScreenAction.shelf, then: ShelfView.init)
                CaseLet(state: /LendingScreenState.book, action: LendingScreenAction.book, then: BookView.init)
                CaseLet(state: /LendingScreenState.loan, action: LendingScreenAction.loan, then: LoanView.init)
                CaseLet(
                    state: /LendingScreenState.desk,
                    action: LendingScreenAction.desk,
                    then: DeskCoordinatorView.init(store:))
            }
        }
    }
}
