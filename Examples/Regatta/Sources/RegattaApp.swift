import UIKit
import XCoordinator

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private lazy var window = UIWindow(frame: UIScreen.main.bounds)
    private let router = AppCoordinator().strongRouter

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        router.setRoot(for: window)
        return true
    }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        switch url.host() {
        case "race": router.trigger(.race(named: url.lastPathComponent))
        default: return false
        }
        return true
    }
}
