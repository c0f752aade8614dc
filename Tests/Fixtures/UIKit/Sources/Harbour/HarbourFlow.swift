import UIKit

/// What runs children until they are done.
class QuayFlow {
    private var children: [QuayFlow] = []

    func start() {}

    func coordinate(to child: QuayFlow) {
        children.append(child)
        child.start()
    }
}

/// Everything in the harbour.
final class HarbourFlow: QuayFlow {
    private let window: UIWindow
    private let quays = QuayTabs()

    init(window: UIWindow) { self.window = window }

    override func start() {
        window.rootViewController = quays
        window.makeKeyAndVisible()
    }

    /// The gale that is coming.
    func showGale() { coordinate(to: GaleFlow(host: quays)) }
}

final class GaleFlow: QuayFlow {
    private let host: UIViewController

    init(host: UIViewController) { self.host = host }

    override func start() { host.present(GaleController(), animated: true) }
}

final class QuayTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = Quay.allCases.map { $0.makeController() }
    }
}

enum Quay: CaseIterable {
    case berths, tides

    func makeController() -> UIViewController {
        switch self {
        case .berths: UINavigationController(rootViewController: BerthListController())
        case .tides: TideController()
        }
    }
}

final class BerthListController: UITableViewController {}

final class TideController: UIViewController {}

final class GaleController: UIViewController {}
