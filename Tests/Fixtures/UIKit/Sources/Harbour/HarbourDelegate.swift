import UIKit
import UserNotifications

final class HarbourDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private var harbour: HarbourFlow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let harbour = HarbourFlow(window: UIWindow())
        self.harbour = harbour
        harbour.start()
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    /// A warning opens the gale.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler done: @escaping () -> Void
    ) {
        harbour?.showGale()
        done()
    }
}
