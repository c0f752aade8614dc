import RxCocoa
import RxFlow
import UIKit

/// Who pays for a fish, and how much.
final class SponsoringFlow: Flow {
    var root: Presentable { navigationController }
    private let navigationController = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AquariumStep else { return .none }
        switch step {
        case .sponsoringIsRequired:
            let sums = SumsViewController()
            navigationController.pushViewController(sums, animated: false)
            return .one(flowContributor: .contribute(withNext: sums))
        case .sumIsChosen(let sum):
            let thanks = ThanksViewController(sum: sum)
            navigationController.setViewControllers([thanks], animated: true)
            return .one(flowContributor: .contribute(withNext: thanks))
        case .sponsoringIsComplete:
            return .end(forwardToParentFlowWithStep: AquariumStep.sponsoringIsComplete)
        default: return .none
        }
    }
}

/// How much.
final class SumsViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @objc private func tenTapped() { steps.accept(AquariumStep.sumIsChosen(10)) }
    @objc private func cancelTapped() { steps.accept(AquariumStep.sponsoringIsComplete) }
}

/// The fish says thank you.
final class ThanksViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    init(sum: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    @objc private func doneTapped() { steps.accept(AquariumStep.sponsoringIsComplete) }
}
