import RxFlow
import UIKit

/// The tabs.
final class AquariumFlow: Flow {
    var root: Presentable { tabBarController }
    private let tabBarController = UITabBarController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AquariumStep else { return .none }
        switch step {
        case .tanksAreRequired: return showTabs()
        default: return .none
        }
    }

    private func showTabs() -> FlowContributors {
        let tanks = TanksFlow()
        let feeding = FeedingFlow()
        Flows.use(tanks, feeding, when: .created) { [unowned self] tanksRoot, feedingRoot in
            self.tabBarController.setViewControllers([tanksRoot, feedingRoot], animated: false)
        }
        return .multiple(flowContributors: [
            .contribute(
                withNextPresentable: tanks,
                withNextStepper: OneStepper(withSingleStep: AquariumStep.tankListIsRequired)),
            .contribute(
                withNextPresentable: feeding,
                withNextStepper: OneStepper(withSingleStep: AquariumStep.feedingIsRequired)),
        ])
    }
}
