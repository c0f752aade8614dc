import RxFlow
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let coordinator = FlowCoordinator()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let flow = AquariumFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AquariumStep.tanksAreRequired))
        Flows.use(flow, when: .created) { [window] root in
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        return true
    }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        coordinator.navigate(to: AquariumStep.fishIsPicked(named: url.lastPathComponent))
        return true
    }
}
