import RxCocoa
import RxFlow
import UIKit

/// Tanks, and the fish in them.
final class TanksFlow: Flow {
    var root: Presentable { navigationController }
    private let navigationController = UINavigationController()

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AquariumStep else { return .none }
        switch step {
        case .tankListIsRequired: return showTanks()
        case .tankIsPicked(let number): return showTank(number)
        case .fishIsPicked(let name): return showFish(name)
        case .sponsoringIsRequired: return showSponsoring()
        case .sponsoringIsComplete:
            navigationController.dismiss(animated: true)
            return .none
        default: return .none
        }
    }

    private func showTanks() -> FlowContributors {
        let model = TankListModel()
        let list = TankListViewController(model: model)
        navigationController.pushViewController(list, animated: false)
        return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: model))
    }

    private func showTank(_ number: Int) -> FlowContributors {
        let tank = TankViewController(number: number)
        navigationController.pushViewController(tank, animated: true)
        return .one(flowContributor: .contribute(withNext: tank))
    }

    private func showFish(_ name: String) -> FlowContributors {
        let fish = FishViewController(name: name)
        navigationController.pushViewController(fish, animated: true)
        return .one(flowContributor: .contribute(withNext: fish))
    }

    private func showSponsoring() -> FlowContributors {
        let sponsoring = SponsoringFlow()
        Flows.use(sponsoring, when: .created) { [unowned self] root in
            root.modalPresentationStyle = .fullScreen
            self.navigationController.present(root, animated: true)
        }
        return .one(
            flowContributor: .contribute(
                withNextPresentable: sponsoring,
                withNextStepper: OneStepper(withSingleStep: AquariumStep.sponsoringIsRequired)))
    }
}

/// All tanks.
final class TankListModel: Stepper {
    let steps = PublishRelay<Step>()

    func pick(_ number: Int) { steps.accept(AquariumStep.tankIsPicked(number: number)) }
}

/// All tanks, row by row.
final class TankListViewController: UITableViewController {
    private let model: TankListModel

    init(model: TankListModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.pick(indexPath.row)
    }
}

/// A tank: how warm it is, and who lives in it.
final class TankViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    init(number: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    @objc private func fishTapped() { steps.accept(AquariumStep.fishIsPicked(named: "Nemo")) }
}

/// A fish: its kind, and where it is from.
final class FishViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    init(name: String) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    @objc private func sponsorTapped() { steps.accept(AquariumStep.sponsoringIsRequired) }
}
