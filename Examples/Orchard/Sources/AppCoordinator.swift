import UIKit

/// Welcomes who is new, and shows the orchard to everyone else.
final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func start() {
        if UserDefaults.standard.bool(forKey: "knowsOrchard") {
            showOrchard()
        } else {
            showWelcome()
        }
    }

    /// A few pages about the orchard.
    private func showWelcome() {
        let welcome = WelcomeCoordinator(navigationController: UINavigationController())
        welcome.onFinish = { [weak self, weak welcome] in
            if let welcome { self?.remove(welcome) }
            self?.showOrchard()
        }
        add(welcome)
        window.rootViewController = welcome.navigationController
        welcome.start()
    }

    /// An order by itself, as a link from a mail opens it.
    func openOrder() {
        window.rootViewController?.present(OrderViewController(), animated: true)
    }

    /// The trees, the harvest and the shop, under a tab bar.
    private func showOrchard() {
        let orchard = OrchardCoordinator(tabBarController: UITabBarController())
        add(orchard)
        window.rootViewController = orchard.tabBarController
        orchard.start()
    }
}
