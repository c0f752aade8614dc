import RxCocoa
import RxFlow
import RxSwift
import UIKit

enum SkyStep: Step {
    /// The sky, in tabs.
    case skyIsRequired
    case loginIsRequired
    case loginIsComplete
    case starsAreRequired
    case starIsPicked(withId: Int)
    case galleryIsRequired
    case photoIsPicked
    case guideIsRequired
    case guideIsComplete
    case settingsAreRequired
    case soundIsRequired
    case nightIsRequired
    case helpIsRequired
    case warning
}

/// Everything begins here.
final class AppFlow: Flow {
    var root: Presentable { return rootViewController }

    private lazy var rootViewController: UINavigationController = {
        let controller = UINavigationController()
        controller.setNavigationBarHidden(true, animated: false)
        return controller
    }()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? SkyStep else { return .none }
        switch step {
        case .skyIsRequired: return showSky()
        case .loginIsRequired: return showLogin()
        case .loginIsComplete:
            rootViewController.presentedViewController?.dismiss(animated: true)
            return .one(flowContributor: .forwardToCurrentFlow(withStep: SkyStep.skyIsRequired))
        default: return .none
        }
    }

    private func showSky() -> FlowContributors {
        let sky = SkyFlow()
        Flows.use(sky, when: .created) { [unowned self] root in
            self.rootViewController.pushViewController(root, animated: false)
        }
        return .one(
            flowContributor: .contribute(
                withNextPresentable: sky, withNextStepper: OneStepper(withSingleStep: SkyStep.skyIsRequired)))
    }

    private func showLogin() -> FlowContributors {
        let login = LoginController()
        rootViewController.present(login, animated: true)
        return .one(flowContributor: .contribute(withNext: login))
    }
}

final class AppStepper: Stepper {
    let steps = PublishRelay<Step>()
    private let isKnown = BehaviorRelay(value: false)

    var initialStep: Step { return SkyStep.skyIsRequired }

    func readyToEmitSteps() {
        _ = isKnown.map { $0 ? SkyStep.loginIsComplete : SkyStep.loginIsRequired }.bind(to: steps)
    }
}

final class LoginController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @objc private func enterTapped() { steps.accept(SkyStep.loginIsComplete) }
}
