import NavigationModel
import TestSupport
import Testing

/// Routers of the app's own that a screen's case and a transition are handed to, and containers of packages around what they show.
struct UIKitRouterTests {
    private func read(_ code: String) -> NavigationGraph {
        graph(
            """
            import UIKit
            import LibraryUI
            final class Container: LibraryUI.Container {}
            enum Screen { case list, detail, settings, help }
            enum Transition {
                case push, present, launch
                case custom(presentationStyle: UIModalPresentationStyle?, isAnimated: Bool)
            }
            final class ListController: UIViewController {}
            final class DetailController: UIViewController {}
            final class SettingsController: UIViewController {}
            final class HelpScreen: LibraryUI.ScrollScreen {}
            extension UIViewController {
                @discardableResult
                func open<T: UIViewController>(_ screen: Screen, by transition: Transition) -> T? {
                    Router.main.route(to: screen, from: self, by: transition)
                }
            }
            final class Router {
                static let main = Router()
                @discardableResult
                func route<T: UIViewController>(
                    to screen: Screen, from source: UIViewController, by transition: Transition
                ) -> T? {
                    guard let controller = build(for: screen) else { return nil }
                    switch transition {
                    case .push: source.navigationController?.pushViewController(controller, animated: true)
                    case .launch:
                        let stack: Container
                        if let made = controller as? Container {
                            stack = made
                        } else {
                            stack = Container(rootViewController: controller)
                        }
                        stack.modalPresentationStyle = .fullScreen
                        source.present(stack, animated: true)
                    case .present, .custom:
                        let stack = Container(rootViewController: controller)
                        if case .custom(let presentationStyle, _) = transition {
                            if let chosen = presentationStyle { stack.modalPresentationStyle = chosen }
                        }
                        source.present(stack, animated: true)
                    }
                    return controller as? T
                }
                private func build<T: UIViewController>(for screen: Screen) -> T? {
                    let controller: UIViewController
                    switch screen {
                    case .list: controller = ListController()
                    case .detail:
                        let made = DetailController()
                        controller = made
                    case .settings: controller = SettingsController()
                    case .help: controller = HelpScreen()
                    }
                    return controller as? T
                }
            }
            final class HomeController: UIViewController {
                \(code)
            }
            """)
    }

    @Test(arguments: [
        ("open(.list, by: .push)", "push", "ListController"),
        ("open(.detail, by: .present)", "sheet", "DetailController"),
        ("open(.detail, by: .launch)", "fullScreenCover", "DetailController"),
        (
            "open(.detail, by: .custom(presentationStyle: .fullScreen, isAnimated: true))", "fullScreenCover",
            "DetailController"
        ),
        ("open(.list, by: .custom(presentationStyle: .popover, isAnimated: true))", "popover", "ListController"),
        ("open(.help, by: .push)", "push", "HelpScreen"),
    ]) func caseAndTransitionOfACallDecide(_ call: String, _ style: String, _ target: String) {
        let read = read("func tap() { \(call) }")
        #expect(read.transitions.notation == ["HomeController -\(style)-> .\(target) (\(target)) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func callThatDoesNotSayWhichOfManyCasesIsListed() {
        let cases = (1...21).map { "case screen\($0)" }.joined(separator: "\n")
        let classes = (1...21).map { "final class Controller\($0): UIViewController {}" }.joined(separator: "\n")
        let arms = (1...21).map { "case .screen\($0): Controller\($0)()" }.joined(separator: "\n")
        let read = graph(
            """
            import UIKit
            enum Screen { \(cases) }
            \(classes)
            final class Router {
                func open(_ screen: Screen, from source: UIViewController) {
                    source.navigationController?.pushViewController(make(screen), animated: true)
                }
                private func make(_ screen: Screen) -> UIViewController {
                    switch screen {
                    \(arms)
                    }
                }
            }
            final class HomeController: UIViewController {
                let router = Router()
                var screen: Screen { stored }
                func tap() { router.open(screen, from: self) }
                func help() { router.open(.screen7, from: self) }
            }
            """)
        #expect(read.transitions.notation == ["HomeController -push-> .Controller7 (Controller7) call"])
        #expect(read.notUnderstood.map(\.reason) == ["the case that decides what is shown is chosen at run time"])
    }
}
