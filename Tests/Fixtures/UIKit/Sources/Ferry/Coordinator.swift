import UIKit

protocol Coordinator: AnyObject {
    func start()
}

/// Keeps its children; what it shows are its callers' controllers.
class BaseCoordinator: Coordinator {
    var children: [Coordinator] = []

    func start() {}

    func add(_ child: Coordinator) { children.append(child) }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

infix operator &>

func &> <Value>(value: Value, change: (Value) -> Void) -> Value {
    change(value)
    return value
}

/// What shows controllers, in the app's own words.
protocol Stage: AnyObject {
    func push(_ controller: UIViewController)
    func present(_ controller: UIViewController, as transition: Transition)
    func setRoot(_ controller: UIViewController)
    func close()
}

enum Transition {
    case card, cover
}

final class StackStage: Stage {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func push(_ controller: UIViewController) { navigationController.pushViewController(controller, animated: true) }

    func present(_ controller: UIViewController, as transition: Transition) {
        switch transition {
        case .card: navigationController.present(controller, animated: true)
        case .cover:
            controller.modalPresentationStyle = .fullScreen
            navigationController.present(controller, animated: true)
        }
    }

    func setRoot(_ controller: UIViewController) {
        navigationController.setViewControllers([controller], animated: false)
    }

    func close() { navigationController.dismiss(animated: true) }
}
