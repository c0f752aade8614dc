import NavigationModel
import Testing

struct UnretainedCoordinatorTests {
    static let examples = RuleExamples(
        "unretained-coordinator",
        [
            .uikit: .init(
                wrong: app("let ticket = TicketCoordinator(stack: stack)\nticket.start()"),
                right: app("let ticket = TicketCoordinator(stack: stack)\nchildren.append(ticket)\nticket.start()"))
        ])

    private let rule = "unretained-coordinator"

    private static func app(
        _ show: String, start: String = "seat.delegate = self", delegate: String = "weak var delegate: SeatDelegate?"
    ) -> String {
        """
        import UIKit
        protocol SeatDelegate: AnyObject { func didChoose() }
        final class SeatController: UIViewController {
            \(delegate)
            var onChoose: (() -> Void)?
            func choose() { delegate?.didChoose() }
        }
        final class HomeController: UIViewController {}
        final class TicketCoordinator: SeatDelegate {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
                let seat = SeatController()
                \(start)
                stack.pushViewController(seat, animated: true)
            }
            func didChoose() { stack.popViewController(animated: true) }
        }
        final class HomeCoordinator {
            let stack: UINavigationController
            var children: [AnyObject] = []
            var ticket: TicketCoordinator?
            init(stack: UINavigationController) { self.stack = stack }
            func start() { stack.pushViewController(HomeController(), animated: false) }
            func keep(_ child: AnyObject) {}
            func showTicket() {
                \(show)
            }
        }
        """
    }

    private static let started = "let ticket = TicketCoordinator(stack: stack)\nticket.start()"

    @Test func delegateThatNothingRetainsIsFound() {
        #expect(
            findings(of: rule, in: Self.app(Self.started)) == [
                "28: TicketCoordinator is deallocated as soon as it's started, because nothing retains it."
            ])
    }

    @Test func closureThatHoldsItWeaklyIsFound() {
        #expect(
            findings(
                of: rule, in: Self.app(Self.started, start: "seat.onChoose = { [weak self] in self?.didChoose() }")
            )
            .count == 1)
    }

    @Test(arguments: [
        "let child = TicketCoordinator(stack: stack)\nticket = child\nchild.start()",
        "ticket = TicketCoordinator(stack: stack)\nticket?.start()",
        "let child = TicketCoordinator(stack: stack)\nkeep(child)\nchild.start()",
        "let child = TicketCoordinator(stack: stack)\nTask { child.start() }",
        "let child = TicketCoordinator(stack: stack)\nstack.completion = { child.didChoose() }\nchild.start()",
    ]) func childThatSomethingRetainsIsNot(_ show: String) {
        #expect(findings(of: rule, in: Self.app(show)) == [])
    }

    @Test(arguments: [
        "seat.onChoose = { self.didChoose() }", "register(self)", "",
    ]) func childThatItsOwnCodeRetainsOrThatNothingCallsBackIsNot(_ start: String) {
        #expect(findings(of: rule, in: Self.app(Self.started, start: start)) == [])
    }

    @Test func delegateThatIsStrongRetainsIt() {
        #expect(findings(of: rule, in: Self.app(Self.started, delegate: "var delegate: SeatDelegate?")) == [])
    }
}
