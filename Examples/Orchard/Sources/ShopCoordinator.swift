import UIKit

/// Juice, cider and jam.
final class ShopCoordinator: Coordinator {
    /// What the shop can show.
    enum Place {
        case shelf(name: String)
        case order
    }

    var children: [Coordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let shop = ShopViewController()
        shop.coordinator = self
        navigationController.setViewControllers([shop], animated: false)
    }

    func open(_ place: Place) {
        switch place {
        case .shelf(let name): navigationController.pushViewController(ShelfViewController(name: name), animated: true)
        case .order: navigationController.present(OrderViewController(), animated: true)
        }
    }
}

/// All shelves.
final class ShopViewController: UIViewController {
    weak var coordinator: ShopCoordinator?

    @objc private func juiceTapped() { coordinator?.open(.shelf(name: "Juice")) }
    @objc private func orderTapped() { coordinator?.open(.order) }
}

/// What stands on one shelf.
final class ShelfViewController: UIViewController {
    init(name: String) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }
}

/// What is bought, and how it is paid.
final class OrderViewController: UIViewController {
    @objc private func cancelTapped() { dismiss(animated: true) }

    @objc private func payTapped() {
        let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }
}
