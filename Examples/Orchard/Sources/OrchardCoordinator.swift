import UIKit

/// The tabs.
final class OrchardCoordinator: Coordinator {
    var children: [Coordinator] = []
    let tabBarController: UITabBarController

    init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

    func start() { showTabs() }

    private func showTabs() {
        tabBarController.setViewControllers([makeTrees(), makeHarvest(), makeShop()], animated: false)
    }

    private func makeTrees() -> UIViewController {
        let trees = TreesCoordinator(navigationController: UINavigationController())
        add(trees)
        trees.start()
        return trees.navigationController
    }

    private func makeHarvest() -> UIViewController {
        let harvest = HarvestCoordinator(navigationController: UINavigationController())
        add(harvest)
        harvest.start()
        return harvest.navigationController
    }

    private func makeShop() -> UIViewController {
        let shop = ShopCoordinator(navigationController: UINavigationController())
        add(shop)
        shop.start()
        return shop.navigationController
    }
}
