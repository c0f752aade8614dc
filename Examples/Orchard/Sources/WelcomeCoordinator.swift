import UIKit

/// What is told to who opens the app for the first time.
final class WelcomeCoordinator: Coordinator {
    var children: [Coordinator] = []
    var onFinish: (() -> Void)?
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let greeting = GreetingViewController()
        greeting.onContinue = { [weak self] in self?.showRules() }
        navigationController.setViewControllers([greeting], animated: false)
    }

    /// What may be picked, and when.
    private func showRules() {
        let storyboard = UIStoryboard(name: "Rules", bundle: nil)
        guard let rules = storyboard.instantiateInitialViewController() as? RulesViewController else { return }
        rules.onAccept = { [weak self] in self?.onFinish?() }
        navigationController.pushViewController(rules, animated: true)
    }
}

/// Greets, and says what there is.
final class GreetingViewController: UIViewController {
    var onContinue: (() -> Void)?

    @objc private func continueTapped() { onContinue?() }
}

/// The rules of the orchard, to be accepted. `Rules.storyboard` says what they lead to.
final class RulesViewController: UIViewController {
    var onAccept: (() -> Void)?

    @objc private func acceptTapped() { onAccept?() }

    @IBAction private func pricesTapped() { performSegue(withIdentifier: "showPrices", sender: self) }

    @IBAction func closeMap(_ segue: UIStoryboardSegue) {}
}

/// What is ripe in which month.
final class SeasonsViewController: UITableViewController {}

/// What a kilogram costs.
final class PricesViewController: UIViewController {}

/// Where what grows.
final class GroundsViewController: UIViewController {}
