import RxCocoa
import RxFlow
import UIKit

/// The tabs.
final class SkyFlow: Flow {
    var root: Presentable { return tabs }
    let tabs = UITabBarController()

    func navigate(to step: Step) -> FlowContributors {
        switch step {
        case SkyStep.skyIsRequired: return showTabs()
        default: return .none
        }
    }

    private func showTabs() -> FlowContributors {
        let starsStepper = StarsStepper()
        let stars = StarsFlow(stepper: starsStepper)
        let gallery = GalleryFlow()
        Flows.use(stars, gallery, when: .created) { [unowned self] (first: UINavigationController, second: UIViewController) in
            first.title = "Stars"
            self.tabs.setViewControllers([first, second], animated: false)
        }
        return .multiple(flowContributors: [
            .contribute(
                withNextPresentable: stars,
                withNextStepper: CompositeStepper(steppers: [
                    OneStepper(withSingleStep: SkyStep.starsAreRequired), starsStepper,
                ])),
            .contribute(
                withNextPresentable: gallery, withNextStepper: OneStepper(withSingleStep: SkyStep.galleryIsRequired)),
        ])
    }
}

final class StarsStepper: Stepper {
    let steps = PublishRelay<Step>()

    @objc func settingsTapped() { steps.accept(SkyStep.settingsAreRequired) }
}

/// Stars, one by one.
final class StarsFlow: Flow {
    var root: Presentable { return stack }
    private let stack = UINavigationController()
    private let stepper: StarsStepper

    init(stepper: StarsStepper) { self.stepper = stepper }

    func adapt(step: Step) -> Single<Step> {
        switch step {
        case SkyStep.helpIsRequired: return .just(SkyStep.guideIsRequired)
        default: return .just(step)
        }
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? SkyStep else { return .none }
        switch step {
        case .starsAreRequired:
            let model = StarsModel()
            let list = StarsController(model: model)
            stack.pushViewController(list, animated: true)
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: list, withNextStepper: CompositeStepper(steppers: [model, list])))
        case .starIsPicked(let id):
            stack.pushViewController(StarController(id: id), animated: true)
            return .none
        case .guideIsRequired:
            let guide = GuideFlow()
            Flows.use(guide, when: .ready) { (root: UINavigationController) in
                root.modalPresentationStyle = .fullScreen
                self.stack.present(root, animated: true)
            }
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: guide, withNextStepper: OneStepper(withSingleStep: SkyStep.guideIsRequired)))
        case .guideIsComplete:
            stack.dismiss(animated: true)
            return .none
        case .settingsAreRequired:
            let settings = SettingsFlow()
            Flows.whenReady(flow1: settings) { root in
                self.stack.present(root, animated: true)
            }
            return .one(
                flowContributor: .contribute(withNextPresentable: settings, withNextStepper: SettingsStepper()))
        case .warning:
            stack.present(UIAlertController(title: "Clouds", message: nil, preferredStyle: .alert), animated: true)
            return .none
        default: return .none
        }
    }
}

final class StarsModel: Stepper {
    let steps = PublishRelay<Step>()

    func pick(_ id: Int) { emit(SkyStep.starIsPicked(withId: id)) }
    func pickAny() { steps.accept(anything()) }
    private func emit(_ step: Step) { steps.accept(step) }
    private func anything() -> Step { [SkyStep.warning, .guideIsRequired].randomElement()! }
}

final class StarsController: UITableViewController, Stepper {
    let steps = PublishRelay<Step>()
    private let model: StarsModel

    init(model: StarsModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func helpTapped() { steps.accept(SkyStep.helpIsRequired) }
    @objc private func warnTapped() { steps.accept(SkyStep.warning) }
}

final class StarController: UIViewController {
    init(id: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
