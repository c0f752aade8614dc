import NavigationModel
import TestSupport
import Testing

/// Flows with a base class of the app's own, which opens, shows and ends them.
struct UIKitFlowTests {
    private func transitions(_ code: String) -> [String] {
        graph(
            """
            import UIKit
            class BaseFlow: NSObject {
                weak var presenter: UIViewController?
                var stack: UINavigationController!
                var completion: (Bool) -> Void
                init(completion: @escaping (Bool) -> Void) { self.completion = completion }
                func modal(from host: UIViewController) {
                    let made = UINavigationController()
                    stack = made
                    start()
                    presenter = host
                    presenter?.present(made, animated: true)
                }
                func push(from host: UIViewController) {
                    stack = host.navigationController!
                    start()
                }
                func start() {}
                func stop() { completion(true) }
                func show(_ next: UIViewController) {
                    if stack.viewControllers.isEmpty {
                        stack.viewControllers = [next]
                    } else {
                        stack.pushViewController(next, animated: true)
                    }
                }
            }
            extension UIViewController {
                func present(flow: BaseFlow) { flow.modal(from: self) }
            }
            final class NameController: UIViewController {}
            final class CodeController: UIViewController {}
            final class ReadyController: UIViewController {}
            final class LockedController: UIViewController {}
            final class KeyFlow: BaseFlow {
                override init(completion: @escaping (Bool) -> Void) { super.init(completion: completion) }
                override func start() { show(CodeController()) }
                func name() { show(NameController()) }
                func finish() { stop() }
            }
            final class LockFlow: BaseFlow {
                override init(completion: @escaping (Bool) -> Void) { super.init(completion: completion) }
                override func start() { show(CodeController()) }
                func finish() { stop() }
            }
            \(code)
            """
        ).transitions.notation
    }

    @Test func whatAFunctionPutsIntoAnEmptyStackIsPushedElsewhere() {
        #expect(
            transitions("") == [
                "KeyFlow -push-> KeyFlow.name (NameController) call",
                "KeyFlow -root-> KeyFlow.start (CodeController) declared",
                "LockFlow -root-> LockFlow.start (CodeController) declared",
            ])
    }

    @Test func flowIsOpenedAsTheFunctionThatStartsItSays() {
        let all = transitions(
            """
            final class HomeController: UIViewController {
                var flow: KeyFlow!
                var other: LockFlow!
                func add() { present(flow: flow) }
                func lock() { other.push(from: self) }
            }
            """)
        #expect(
            all.filter { $0.hasPrefix("HomeController") } == [
                "HomeController -sheet-> .KeyFlow (KeyFlow) call", "HomeController -push-> .LockFlow (LockFlow) call",
            ], "\(all)")
    }

    @Test func closureThatABaseClassRunsIsOfTheFlowThatKeepsIt() {
        let all = transitions(
            """
            final class HomeController: UIViewController {
                func add() {
                    let flow = KeyFlow(completion: { [unowned self] _ in self.present(ReadyController(), animated: true) })
                    present(flow: flow)
                }
            }
            final class DoorController: UIViewController {
                func lock() {
                    let flow = LockFlow(completion: { [unowned self] _ in self.present(LockedController(), animated: true) })
                    present(flow: flow)
                }
            }
            """)
        #expect(all.contains { $0.hasPrefix("KeyFlow -sheet-> .ReadyController") }, "\(all)")
        #expect(all.contains { $0.hasPrefix("LockFlow -sheet-> .LockedController") }, "\(all)")
        #expect(
            !all.contains {
                $0.hasPrefix("KeyFlow") && $0.contains("Locked") || $0.hasPrefix("LockFlow") && $0.contains("Ready")
            },
            "\(all)")
    }

    /// Who calls what a protocol gives all coordinators to go back goes back: `child.dismiss(animated: true)`.
    @Test(arguments: ["child in child.dismiss(animated: true)", "(child: Child) in child.dismiss(animated: true)"])
    func protocolsOwnWordGoesBackForItsCaller(_ closure: String) {
        let read = graph(
            """
            import UIKit
            protocol Presentable: AnyObject { var presented: UIViewController { get } }
            extension Presentable {
                func dismiss(animated: Bool) { presented.dismiss(animated: animated) }
            }
            final class ChildController: UIViewController {}
            final class Child: Presentable {
                let stack = UINavigationController()
                var presented: UIViewController { stack }
                var didFinish: ((Child) -> Void)?
                func start() { stack.pushViewController(ChildController(), animated: false) }
                func done() { didFinish?(self) }
            }
            final class HomeCoordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func showChild() {
                    let child = Child()
                    child.didFinish = { \(closure) }
                    child.start()
                    stack.present(child.presented, animated: true)
                }
            }
            """)
        let exits = Set(read.exits.map { "\($0.from.name) \($0.style.rawValue) \($0.coordinator?.name ?? "-")" })
        #expect(exits == ["Child dismiss HomeCoordinator", "HomeCoordinator dismiss HomeCoordinator"])
    }
}
