import UIKit

/// Decides between signing in and the app.
final class AppCoordinator: BaseCoordinator {
    private let window: UIWindow
    private let navigationController = UINavigationController()

    init(window: UIWindow) {
        self.window = window
        super.init()
        window.rootViewController = navigationController
    }

    override func start() {
        if Session.isSignedIn {
            showMain()
        } else {
            showLogin()
        }
    }

    /// Asks who is travelling.
    private func showLogin() {
        let login = LoginCoordinator(stage: StackStage(navigationController: navigationController))
        login.onFinish = { [weak self] in self?.showMain() }
        add(login)
        login.start()
    }

    private func showMain() {
        let main = MainCoordinator(tabBarController: UITabBarController())
        main.delegate = self
        add(main)
        window.rootViewController = main.tabBarController
        main.start()
    }
}

extension AppCoordinator: MainCoordinatorDelegate {
    func mainDidSignOut(_ main: MainCoordinator) {
        remove(main)
        showLogin()
    }
}

enum Session {
    static var isSignedIn = false
}
