import RxCocoa
import RxFlow
import UIKit

/// A single screen, with what it shows.
final class GalleryFlow: Flow {
    var root: Presentable { return gallery }
    private let gallery: GalleryController

    init() { gallery = GalleryController() }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? SkyStep else { return .none }
        switch step {
        case .galleryIsRequired:
            return .one(flowContributor: .contribute(withNextPresentable: gallery, withNextStepper: gallery))
        case .photoIsPicked:
            gallery.navigationController?.pushViewController(PhotoController(), animated: true)
            return .none
        default: return .none
        }
    }
}

final class GalleryController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @objc private func photoTapped() { steps.onNext(SkyStep.photoIsPicked) }
}

final class PhotoController: UIViewController {}

/// How to use it, which ends by itself. Written for version 1.
final class GuideFlow: Flow {
    var root: Presentable { return stack }
    private let stack = UINavigationController()

    func navigate(to step: Step) -> NextFlowItems {
        guard let step = step as? SkyStep else { return .none }
        switch step {
        case .guideIsRequired:
            let guide = GuideController()
            stack.setViewControllers([guide], animated: false)
            return .one(flowItem: NextFlowItem(nextPresentable: guide, nextStepper: guide))
        case .guideIsComplete:
            return .end(forwardToParentFlowWithStep: SkyStep.guideIsComplete)
        default: return .none
        }
    }
}

final class GuideController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @objc private func doneTapped() { steps.accept(SkyStep.guideIsComplete) }
}

/// Two columns.
final class SettingsFlow: Flow {
    var root: Presentable { return columns }
    private let columns = UISplitViewController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? SkyStep else { return .none }
        switch step {
        case .settingsAreRequired:
            let stack = UINavigationController()
            let list = SettingsController()
            columns.viewControllers = [stack, SoundController()]
            stack.viewControllers = [list]
            return .multiple(flowContributors: [
                .contribute(withNext: list), .forwardToCurrentFlow(withStep: SkyStep.warning),
            ])
        case .soundIsRequired:
            columns.showDetailViewController(SoundController(), sender: nil)
            return .none
        case .nightIsRequired:
            columns.showDetailViewController(NightController(), sender: nil)
            return .none
        default: return .none
        }
    }
}

final class SettingsStepper: Stepper {
    let steps = PublishRelay<Step>()
    var initialStep: Step { return SkyStep.settingsAreRequired }
}

final class SettingsController: UITableViewController, Stepper {
    struct Item {
        let step: SkyStep
        let title: String
    }

    let steps = PublishRelay<Step>()
    let items = [Item(step: .soundIsRequired, title: "Sound"), Item(step: .nightIsRequired, title: "Night")]

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = tableView.rx.modelSelected(Item.self).map { $0.step }.bind(to: steps)
    }
}

final class SoundController: UIViewController {}
final class NightController: UIViewController {}
