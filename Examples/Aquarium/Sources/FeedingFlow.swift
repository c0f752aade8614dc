import RxCocoa
import RxFlow
import UIKit

/// The calendar, a single screen.
final class FeedingFlow: Flow {
    var root: Presentable { calendar }
    private let calendar = FeedingViewController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AquariumStep else { return .none }
        switch step {
        case .feedingIsRequired:
            return .one(flowContributor: .contribute(withNext: calendar))
        case .fishIsPicked(let name):
            calendar.present(FishViewController(name: name), animated: true)
            return .none
        default: return .none
        }
    }
}

/// When which fish are fed.
final class FeedingViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @objc private func fishTapped() { steps.accept(AquariumStep.fishIsPicked(named: "Dory")) }
}
