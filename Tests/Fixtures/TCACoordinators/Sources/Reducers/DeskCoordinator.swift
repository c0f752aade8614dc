import ComposableArchitecture
import SwiftUI
import TCACoordinators

enum DeskScreenState: Equatable, Identifiable {
    case forms(FormsState)
    case name(NameState)
    case photo(PhotoState)
    case card(CardState)

    enum ID: Hashable {
        case forms, name, photo, card
    }

    var id: ID {
        switch self {
        case .forms: return .forms
        case .name: return .name
        case .photo: return .photo
        case .card: return .card
        }
    }
}

enum DeskScreenAction {
    case forms(FormsAction)
    case name(NameAction)
    case photo(PhotoAction)
    case card(CardAction)
}

let deskScreenReducer = Reducer<DeskScreenState, DeskScreenAction, Void>.combine(
    formsReducer.pullback(state: /DeskScreenState.forms, action: /DeskScreenAction.forms, environment: { $0 }),
    nameReducer.pullback(state: /DeskScreenState.name, action: /DeskScreenAction.name, environment: { $0 }),
    photoReducer.pullback(state: /DeskScreenState.photo, action: /DeskScreenAction.photo, environment: { $0 }),
    cardReducer.pullback(state: /DeskScreenState.card, action: /DeskScreenAction.card, environment: { $0 })
)

struct DeskCoordinatorState: Equatable, IdentifiedRouterState {
    var routes: IdentifiedArrayOf<Route<DeskScreenState>>

    init(routes: IdentifiedArrayOf<Route<DeskScreenState>> = [.root(.forms(.init()), embedInNavigationView: true)]) {
        self.routes = routes
    }
}

enum DeskCoordinatorAction: IdentifiedRouterAction {
    case routeAction(DeskScreenState.ID, action: DeskScreenAction)
    case updateRoutes(IdentifiedArrayOf<Route<DeskScreenState>>)
}

let deskCoordinatorReducer: Reducer<DeskCoordinatorState, DeskCoordinatorAction, Void> = deskScreenReducer
    .forEachIdentifiedRoute(environment: { $0 })
    .withRouteReducer(
        Reducer { state, action, _ in
            switch action {
            case .routeAction(_, .forms(.chosen)):
                state.routes.push(.name(.init()))

            case .routeAction(_, .name(.nextTapped)):
                state.routes.push(.photo(.init()))

            case .routeAction(_, .photo(.taken)):
                state.routes.presentCover(.card(.init()))

            case .routeAction(_, .card(.doneTapped)):
                state.routes.goBackTo(id: .forms)

            case .routeAction(_, .card(.uglyTapped)):
                state.routes = [.root(.forms(.init()), embedInNavigationView: true), .push(.photo(.init()))]

            default:
                break
            }
            return .none
        }
    )

struct DeskCoordinatorView: View {
    let store: Store<DeskCoordinatorState, DeskCoordinatorAction>

    var body: some View {
        TCARouter(store) { screen in
            SwitchStore(screen) {
                CaseLet(state: /DeskScreenState.forms, action: DeskScreenAction.forms, then: FormsView.init)
                CaseLet(state: /DeskScreenState.name, action: DeskScreenAction.name, then: NameView.init)
                Default {
                    SwitchStore(screen) {
                        CaseLet(state: /DeskScreenState.photo, action: DeskScreenAction.photo, then: PhotoView.init)
                        Default {
                            SwitchStore(screen) {
                                CaseLet(state: /DeskScreenState.card, action: DeskScreenAction.card) { store in
                                    CardView(store: store)
                                }
                                Default { EmptyView() }
                            }
                        }
                    }
                }
            }
        }
    }
}
