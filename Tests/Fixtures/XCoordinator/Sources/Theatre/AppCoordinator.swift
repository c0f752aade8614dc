import UIKit
import XCoordinator

enum AppRoute: Route {
    /// Asks who it is.
    case login
    case main(StrongRouter<MainRoute>?)
    case ticket(Int)
    case terms
    case help
    case message(String)
    case signOut
}

/// Everything begins here.
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    init() {
        super.init(initialRoute: .login)
    }

    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .login:
            let controller = LoginController(model: LoginModel(router: unownedRouter))
            controller.onHelp = { [unowned self] in self.trigger(.help) }
            return .push(controller)
        case .main(let router):
            guard let router = router else { return .none() }
            return .presentFullScreen(router, animation: nil)
        case .ticket(let number):
            return .multiple(
                .dismissToRoot(),
                deepLink(AppRoute.main(MainTabs().strongRouter), MainRoute.plays, PlaysRoute.play(number)))
        case .terms:
            return Transition(presentables: [], animationInUse: nil) { _, _, completion in
                UIApplication.shared.open(URL(string: "https://example.com")!)
                completion?()
            }
        case .help:
            let help = HelpController()
            return Transition(presentables: [help], animationInUse: nil) { root, options, completion in
                root.present(help, animated: options.animated, completion: completion)
            }
        case .message(let text):
            return .present(UIAlertController(title: text, message: nil, preferredStyle: .alert))
        case .signOut:
            return .dismissToRoot()
        }
    }
}

extension Transition {
    static func presentFullScreen(_ presentable: Presentable, animation: Animation? = nil) -> Transition {
        presentable.viewController?.modalPresentationStyle = .fullScreen
        return .present(presentable, animation: animation)
    }
}

final class LoginModel {
    private let router: UnownedRouter<AppRoute>

    init(router: UnownedRouter<AppRoute>) { self.router = router }

    func enter(onPad: Bool) {
        if onPad {
            router.trigger(.main(MainColumns().strongRouter))
        } else {
            router.trigger(.main(MainTabs().strongRouter))
        }
    }

    func fail() { router.trigger(.message("No.")) }
    func readTerms() { router.trigger(.terms) }
}

final class LoginController: UIViewController {
    var onHelp: (() -> Void)?
    private let model: LoginModel

    init(model: LoginModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func helpTapped() { onHelp?() }
    @objc private func enterTapped() { model.enter(onPad: false) }
}

final class HelpController: UIViewController {}
