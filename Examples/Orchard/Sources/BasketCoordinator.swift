import UIKit

protocol BasketCoordinatorDelegate: AnyObject {
    func basketDidFinish(_ basket: BasketCoordinator)
}

/// Picking: how much, then where to take it.
final class BasketCoordinator: Coordinator {
    var children: [Coordinator] = []
    weak var delegate: BasketCoordinatorDelegate?
    private let presenter: UIViewController
    private let tree: Tree

    init(presenter: UIViewController, tree: Tree) {
        self.presenter = presenter
        self.tree = tree
    }

    func start() {
        let amount = AmountViewController()
        amount.onChosen = { [weak self] in self?.showGate() }
        presenter.present(UINavigationController(rootViewController: amount), animated: true)
    }

    /// Where the basket is weighed.
    private func showGate() {
        let gate = GateViewController()
        gate.onDone = { [weak self] in
            guard let self else { return }
            delegate?.basketDidFinish(self)
        }
        presenter.presentedViewController?.show(gate, sender: self)
    }
}

/// How many kilograms.
final class AmountViewController: UIViewController {
    var onChosen: (() -> Void)?

    @objc private func chosenTapped() { onChosen?() }
}

/// Which gate the basket is taken to.
final class GateViewController: UIViewController {
    var onDone: (() -> Void)?

    @objc private func doneTapped() { onDone?() }
}
