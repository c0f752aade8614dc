import Base
import NavigationModel
import TestSupport
import Testing

/// Handlers that choose by a part of an address.
@Suite(.enabled(if: NavigationSystem.uikit.isRead))
struct UIKitAddressTests {
    /// An address that the app makes itself may never get to an arm; one that is handed in from outside may.
    @Test(arguments: [
        ("open(url: Links.list(of: 1)!)", "", "inferred"),
        ("handOn(Links.list(of: 1)!)", "private func handOn(_ url: URL) { open(url: url) }", "inferred"),
        ("open(url: url)", "", "indirect"), ("open(url: URL(string: text)!)", "", "indirect"),
    ]) func addressOfTheAppsOwnMayNotEnterAnArm(_ call: String, _ more: String, _ evidence: String) {
        let read = graph(
            """
            import UIKit
            final class CameraController: UIViewController {}
            enum Action: String { case camera, list }
            enum Links { static func list(of id: Int) -> URL? { URL(string: "birds://list/\\(id)") } }
            final class Handler {
                var stack: UINavigationController?
                func handle(url: URL) {
                    guard let host = url.host else { return }
                    if let action = Action(rawValue: host.lowercased()) {
                        switch action {
                        case .camera: stack?.pushViewController(CameraController(), animated: true)
                        case .list: break
                        }
                    }
                }
            }
            final class Start: UIViewController {
                let handler = Handler()
                @objc func tapped(_ url: URL, _ text: String) { \(call) }
                \(more)
                private func open(url: URL) { handler.handle(url: url) }
            }
            """)
        let found = read.transitions.notation.filter { $0.hasPrefix("Start ") }
        #expect(found.count == 1 && found.allSatisfy { $0.contains("CameraController) \(evidence)") })
    }
}
