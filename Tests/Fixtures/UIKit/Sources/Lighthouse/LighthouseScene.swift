import UIKit

/// A scene that begins with columns, and answers addresses and shortcuts.
final class LighthouseScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var keeper: KeeperFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow()
        let keeper = KeeperFlow(window: window)
        keeper.start()
        self.keeper = keeper
        self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { keeper?.showLog() }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { keeper?.showRelief() }
}

/// What lies above everything while a storm comes.
final class StormWindow {
    private let window = UIWindow()

    func show() {
        window.windowLevel = .alert
        window.rootViewController = StormController()
    }
}

final class StormController: UIViewController {}
