import NavigationModel
import TestSupport
import Testing

/// Functions that hand on what they show to themselves.
struct UIKitCircularCodeTests {
    private static let screens = """
        import UIKit
        final class DetailController: UIViewController {}
        final class HelpController: UIViewController {}

        """

    @Test func functionThatCallsAnotherOfItsName() {
        let read = graph(
            Self.screens + """
                final class Navigator {
                    let stack: UINavigationController
                    func push(_ screen: UIViewController, animated: Bool, completion: (() -> Void)?) {
                        if let completion {
                            push(screen, animated: animated, completion: completion)
                        } else {
                            stack.pushViewController(screen, animated: animated)
                        }
                    }
                    func push(_ screen: UIViewController, animated: Bool, completion: @escaping () -> Void) {
                        stack.pushViewController(screen, animated: animated)
                    }
                }
                final class ListController: UIViewController {
                    let navigator: Navigator
                    func open() { navigator.push(DetailController(), animated: true, completion: nil) }
                }
                """)
        #expect(read.transitions.notation == ["ListController -push-> .DetailController (DetailController) call"])
    }

    /// Each call of itself asks for a part of what the one before asks for: what is given is found, and the rest ends.
    @Test(arguments: [(".detail", "push"), (".inside(.detail)", "push"), (".inside(.inside(.help))", "sheet")])
    func functionThatCallsItselfWithAPart(_ step: String, _ style: String) {
        let read = graph(
            Self.screens + """
                indirect enum Step { case inside(Step), outside(Step), detail, help }
                final class ListController: UIViewController {
                    func show(_ screen: UIViewController, _ step: Step) {
                        switch step {
                        case .inside(let step): show(screen, step)
                        case .outside(let step): show(screen, step)
                        case .detail: navigationController?.pushViewController(screen, animated: true)
                        case .help: present(screen, animated: true)
                        }
                    }
                    func open() { show(DetailController(), \(step)) }
                }
                """)
        #expect(
            read.transitions.notation == ["ListController -\(style)-> .DetailController (DetailController) call"])
        #expect(
            read.notUnderstood.map(\.reason).allSatisfy {
                $0 == "the view controller is passed along in too many ways to follow"
            })
    }
}
