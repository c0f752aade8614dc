import NavigationModel
import TestSupport
import Testing

/// What controllers show for the state that a property of theirs is set to.
struct UIKitStateTests {
    private static let screens = """
        import Combine
        import UIKit
        protocol AgeInteracting { func deny() }
        final class StartController: UIViewController {
            let complete: () -> Void
            init(complete: @escaping () -> Void) { self.complete = complete; super.init(nibName: nil, bundle: nil) }
            @objc func tap() { complete() }
        }
        final class AgeController: UIViewController {
            let interactor: AgeInteracting
            init(interactor: AgeInteracting) { self.interactor = interactor; super.init(nibName: nil, bundle: nil) }
            @objc func tap() { interactor.deny() }
        }
        final class DeniedController: UIViewController {}
        enum Step { case start, age, denied }

        """

    private func lines(_ observed: String, _ update: String) -> Set<String> {
        Set(
            graph(
                Self.screens + """
                    final class FlowController: UINavigationController, AgeInteracting {
                        \(observed)
                        \(update)
                        private func controller(for step: Step) -> UIViewController {
                            switch step {
                            case .start: return StartController(complete: { [weak self] in self?.step = .age })
                            case .age: return AgeController(interactor: self)
                            case .denied: return DeniedController()
                            }
                        }
                        func deny() { step = .denied }
                    }
                    """
            ).transitions.filter { $0.from.name != "FlowController" }.map {
                "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")"
            })
    }

    private static let set = "private func update(for step: Step) { viewControllers = [controller(for: step)] }"

    @Test func observerOfAPropertyShows() {
        let all = lines("private var step = Step.start { didSet { update(for: step) } }", Self.set)
        #expect(all == ["StartController root AgeController", "AgeController root DeniedController"])
    }

    @Test(arguments: [".sink", ".removeDuplicates().sink"]) func publishedPropertyShows(_ stream: String) {
        let all = lines(
            """
            @Published private var step = Step.start
            init() {
                super.init(nibName: nil, bundle: nil)
                observe()
            }
            private func observe() { $step\(stream) { [weak self] step in self?.update(for: step) }.store(in: &all) }
            """, "private func update(for step: Step) { pushViewController(controller(for: step), animated: true) }")
        #expect(all == ["StartController push AgeController", "AgeController push DeniedController"])
    }

    @Test func switchOverThePropertyShows() {
        let all = lines(
            "private var step = Step.start { didSet { update() } }",
            """
            private func update() {
                switch step {
                case .start: viewControllers = [StartController(complete: { [weak self] in self?.step = .age })]
                case .age: viewControllers = [AgeController(interactor: self)]
                case .denied: viewControllers = [DeniedController()]
                }
            }
            """)
        #expect(all == ["StartController root AgeController", "AgeController root DeniedController"])
    }

    @Test func otherValuesAreNotThoseOfTheProperty() {
        let all = lines(
            """
            @Published private var step = Step.start
            private func observe() { $step.map(other).sink { [weak self] step in self?.update(for: step) }.store(in: &all) }
            private func other(_ step: Step) -> Step { .start }
            """, Self.set)
        #expect(all.isEmpty)
    }
}
