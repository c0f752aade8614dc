import UIKit

enum LampTab: CaseIterable {
    case lamps, fog
}

/// Tabs that it sets itself.
final class LampTabs: UITabBarController {
    override func viewDidLoad() {
        let lamps = LampStack()
        let fog = FogController()
        setViewControllers([lamps, fog], animated: false)
    }

    func showFog() { selectedIndex = 1 }
}

/// A stack that fills itself, and asks a router for the rest.
final class LampStack: UINavigationController {
    private lazy var router = LampRouter(stack: self)

    override func viewDidLoad() { setViewControllers([LampMapController()], animated: false) }

    @objc func bulbTapped() { router.show(.bulb) }
    @objc func lensTapped() { router.show(.lens(3)) }
}

enum LampRoute {
    case bulb
    case lens(Int)
}

/// Shows what a route names.
final class LampRouter {
    private let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func show(_ route: LampRoute) {
        switch route {
        case .bulb: stack.pushViewController(BulbController(), animated: true)
        case .lens(let number): stack.pushViewController(LensController(number: number), animated: true)
        }
    }
}

final class FogController: UIViewController {
    /// A class of the system's own is no screen of the app's.
    @objc func shareTapped() { present(UIImagePickerController(), animated: true) }
}

final class LampMapController: UIViewController {
    private let resolver = Resolver()

    @objc func legendTapped() { show(resolver.resolve(LegendController.self), sender: self) }
}

final class Resolver {
    func resolve<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen(nibName: nil, bundle: nil) }
}

final class LegendController: UIViewController {}
final class BulbController: UIViewController {}

final class LensController: UIViewController {
    init(number: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
