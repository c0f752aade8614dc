import UIKit
import XCoordinator

enum EntryRoute: Route {
    case boat(race: String)
    case crew(of: String)
    case receipt
    case done
}

/// Enters a boat: which one, and who sails it.
final class EntryCoordinator: NavigationCoordinator<EntryRoute> {
    init(race: String) { super.init(initialRoute: .boat(race: race)) }

    override func prepareTransition(for route: EntryRoute) -> NavigationTransition {
        switch route {
        case .boat:
            let controller = EntryViewController()
            controller.onNext = { [unowned self] boat in self.trigger(.crew(of: boat)) }
            return .push(controller)
        case .crew:
            return .push(CrewViewController(router: unownedRouter))
        case .receipt:
            return .set([ReceiptViewController(router: unownedRouter)])
        case .done:
            return .dismiss()
        }
    }
}

/// Which boat.
final class EntryViewController: UIViewController {
    var onNext: ((String) -> Void)?

    @objc private func nextTapped() { onNext?("Albatross") }
}

/// Who sails.
final class CrewViewController: UIViewController {
    private let router: UnownedRouter<EntryRoute>

    init(router: UnownedRouter<EntryRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func enterTapped() { router.trigger(.receipt) }
    @objc private func cancelTapped() { router.trigger(.done) }
}

/// The boat has a number.
final class ReceiptViewController: UIViewController {
    private let router: UnownedRouter<EntryRoute>

    init(router: UnownedRouter<EntryRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func doneTapped() { router.trigger(.done) }
}
