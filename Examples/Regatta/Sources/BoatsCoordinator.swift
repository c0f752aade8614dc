import UIKit
import XCoordinator

enum BoatsRoute: Route {
    /// Every boat in the harbor.
    case boats
    case boat(number: Int)
}

/// The boats.
final class BoatsCoordinator: NavigationCoordinator<BoatsRoute> {
    init() { super.init(initialRoute: .boats) }

    override func prepareTransition(for route: BoatsRoute) -> NavigationTransition {
        switch route {
        case .boats: .push(BoatListViewController(router: unownedRouter))
        case .boat(let number): .push(BoatViewController(number: number))
        }
    }
}

/// All boats, row by row.
final class BoatListViewController: UITableViewController {
    private let router: UnownedRouter<BoatsRoute>

    init(router: UnownedRouter<BoatsRoute>) {
        self.router = router
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        router.trigger(.boat(number: indexPath.row))
    }
}

/// Its sail, its length, and who built it.
final class BoatViewController: UIViewController {
    init(number: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }
}
