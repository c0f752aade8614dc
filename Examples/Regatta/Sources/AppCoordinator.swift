import UIKit
import XCoordinator

enum AppRoute: Route {
    /// A few pages about the regatta.
    case welcome
    /// Everything, under a tab bar.
    case regatta
    /// One race, as a link opens it.
    case race(named: String)
}

/// Welcomes who is new, and shows the regatta over that.
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    init() { super.init(initialRoute: .welcome) }

    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .welcome:
            return .push(WelcomeViewController(router: unownedRouter))
        case .regatta:
            return .presentFullScreen(RegattaCoordinator())
        case .race(let name):
            return .multiple(
                .dismissToRoot(), deepLink(AppRoute.regatta, RegattaRoute.races, RacesRoute.race(named: name)))
        }
    }
}

extension Transition {
    /// Presents over the whole screen.
    static func presentFullScreen(_ presentable: Presentable) -> Transition {
        presentable.viewController?.modalPresentationStyle = .fullScreen
        return .present(presentable)
    }
}

/// What a regatta is.
final class WelcomeViewController: UIViewController {
    private let router: UnownedRouter<AppRoute>

    init(router: UnownedRouter<AppRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func startTapped() { router.trigger(.regatta) }
}
