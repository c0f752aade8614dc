import NavigationModel
import Testing

struct UnremovedCoordinatorTests {
    static let examples = RuleExamples(
        "unremoved-coordinator",
        [
            .uikit: .init(
                wrong: app(),
                right: app(
                    more: "func didFinish(_ child: AnyObject) { children.removeAll { $0 === child } }", done: done))
        ])

    private let rule = "unremoved-coordinator"

    private static let done = "parent?.didFinish(self)"

    private static func app(
        show: String = "showTicket()", add: String = "children.append(ticket)", more: String = "", done: String = ""
    ) -> String {
        """
        import UIKit
        final class SeatController: UIViewController {}
        final class HomeController: UIViewController {
            weak var coordinator: HomeCoordinator?
            func tapped() { coordinator?.showTicket() }
        }
        final class TicketCoordinator {
            let stack: UINavigationController
            weak var parent: HomeCoordinator?
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(SeatController(), animated: true) }
            func finish() {
                \(done)
            }
        }
        final class HomeCoordinator {
            let stack: UINavigationController
            var children: [AnyObject] = []
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
                let home = HomeController()
                home.coordinator = self
                stack.pushViewController(home, animated: false)
            }
            func showTicket() {
                let ticket = TicketCoordinator(stack: stack)
                \(add)
                ticket.start()
            }
            \(more)
        }
        """
    }

    @Test func childThatIsNeverTakenOffIsFound() {
        #expect(
            findings(of: rule, in: Self.app()) == [
                "27: TicketCoordinator is added to `children` each time it's shown, and never removed."
            ])
    }

    @Test func functionThatAddsIsSeenThrough() {
        let add = "func add(_ child: AnyObject) { children.append(child) }"
        #expect(findings(of: rule, in: Self.app(add: "add(ticket)", more: add)).count == 1)
    }

    @Test func functionThatRemovesAndThatNothingCallsRemovesNothing() {
        let remove = "func didFinish(_ child: AnyObject) { children.removeAll { $0 === child } }"
        #expect(findings(of: rule, in: Self.app(more: remove)).count == 1)
        #expect(findings(of: rule, in: Self.app(more: remove, done: Self.done)) == [])
    }

    @Test func listThatIsSetAnewIsEmptied() {
        #expect(findings(of: rule, in: Self.app(add: "children = []\nchildren.append(ticket)")) == [])
    }

    @Test func childThatIsShownFirstStays() {
        let first = Self.app().replacing("func showTicket()", with: "func start()").replacing(
            "func start() {\n        let home", with: "func home() {\n        let home")
        #expect(findings(of: rule, in: first) == [])
    }
}
