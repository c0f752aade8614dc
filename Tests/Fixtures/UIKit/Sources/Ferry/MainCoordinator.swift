import UIKit

protocol MainCoordinatorDelegate: AnyObject {
    func mainDidSignOut(_ main: MainCoordinator)
}

final class MainCoordinator: BaseCoordinator {
    let tabBarController: UITabBarController
    weak var delegate: MainCoordinatorDelegate?

    init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

    override func start() {
        showTabs()
    }

    private func showTabs() {
        let account = AccountController() &> { $0.delegate = self }
        tabBarController.setViewControllers(
            [makeTrips(), UINavigationController(rootViewController: account)], animated: false)
    }

    private func makeTrips() -> UIViewController {
        let trips = TripsCoordinator(navigationController: UINavigationController())
        add(trips)
        trips.start()
        return trips.navigationController
    }
}

extension MainCoordinator: AccountControllerDelegate {
    func accountDidSignOut() { delegate?.mainDidSignOut(self) }
}

protocol AccountControllerDelegate: AnyObject {
    func accountDidSignOut()
}

/// Who is signed in; shows help by itself.
final class AccountController: UIViewController {
    weak var delegate: AccountControllerDelegate?

    @objc func signOutTapped() { delegate?.accountDidSignOut() }

    @objc func helpTapped() { showHelp() }

    @objc func shareTapped() {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }

    func confirm() {
        let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }
}

extension UIViewController {
    func showHelp() { present(UINavigationController(rootViewController: HelpController()), animated: true) }
}

final class HelpController: UITableViewController {
    private let pages: [UIViewController] = []

    @objc func legalTapped() { navigationController?.pushViewController(LegalController(), animated: true) }

    func open(_ index: Int) { show(pages[index], sender: self) }

    @objc func doneTapped() { dismiss(animated: true) }
}

final class LegalController: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .fullScreen }
        set {}
    }

    @objc func backTapped() { navigationController?.popViewController(animated: true) }
}
