import UIKit
import XCoordinator

enum CastRoute: Route {
    case cast(Int)
    case actor(String)
    case close
}

final class CastCoordinator: NavigationCoordinator<CastRoute> {
    init(number: Int) {
        super.init(initialRoute: .cast(number))
    }

    override func prepareTransition(for route: CastRoute) -> NavigationTransition {
        switch route {
        case .cast: .push(CastController(router: strongRouter))
        case .actor(let name): .push(ActorController(name: name))
        case .close: .dismiss()
        }
    }
}

final class CastController: UIViewController {
    private let router: any Router<CastRoute>

    init(router: any Router<CastRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func actorTapped() { router.trigger(.actor("Puck")) }
    @objc private func closeTapped() { router.trigger(.close) }
}

final class ActorController: UIViewController {
    init(name: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

enum SeatsRoute: Route {
    case plan
    case pay
    case plays
}

final class SeatsCoordinator: NavigationCoordinator<SeatsRoute> {
    init(rootViewController: UINavigationController) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        trigger(.plan)
    }

    override func prepareTransition(for route: SeatsRoute) -> NavigationTransition {
        switch route {
        case .plan: return .push(PlanController(router: PayRouter(parent: strongRouter).strongRouter))
        case .pay: return .show(PayController())
        case .plays: return .popToRoot()
        }
    }
}

enum PayRoute: Route {
    case pay
    case cancel
}

final class PayRouter: RedirectionRouter<SeatsRoute, PayRoute> {
    override func mapToParentRoute(_ route: PayRoute) -> SeatsRoute {
        switch route {
        case .pay: return .pay
        case .cancel: return .plays
        }
    }
}

final class PlanController: UIViewController {
    private let router: StrongRouter<PayRoute>

    init(router: StrongRouter<PayRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func payTapped() { router.trigger(.pay) }
    @objc private func cancelTapped() { router.trigger(.cancel) }
}

final class PayController: UIViewController {}
