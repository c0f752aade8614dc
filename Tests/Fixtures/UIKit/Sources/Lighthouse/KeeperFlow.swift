import Combine
import SwiftUI
import UIKit

/// Holds the columns: a list of lamps, and one of them.
final class KeeperFlow {
    private let window: UIWindow
    private let columns = UISplitViewController(style: .doubleColumn)
    private let storm = StormWindow()
    private var subscriptions: Set<AnyCancellable> = []
    private lazy var tabs = LampTabs()

    init(window: UIWindow) { self.window = window }

    func start() {
        let list = LampListController()
        list.chosen.sink { [weak self] in self?.showLamp() }.store(in: &subscriptions)
        columns.setViewController(list, for: .primary)
        columns.setViewController(LampController.instantiate(), for: .secondary)
        window.rootViewController = columns
    }

    /// One lamp, beside the list.
    func showLamp() {
        columns.showDetailViewController(LampController.instantiate(), sender: nil)
    }

    func showLog() {
        let (stack, log) = makeLog()
        log.onEntry = { [weak stack] in stack?.viewControllers.append(EntryController()) }
        columns.present(stack, animated: true)
    }

    private func makeLog() -> (UINavigationController, LogbookController) {
        let log = LogbookController()
        return (UINavigationController(rootViewController: log), log)
    }

    func showStorm() { storm.show() }

    /// Begins again, with tabs.
    func showTabs() {
        UIView.transition(with: window, duration: 1) { self.window.rootViewController = self.tabs }
    }

    func showSupplies(isSmall: Bool) {
        let supplies = SuppliesHost(rootView: SuppliesView())
        supplies.modalPresentationStyle = isSmall ? .popover : .formSheet
        columns.present(supplies, animated: true)
    }

    func showRelief() {
        let relief = ReliefFlow()
        columns.present(relief.root, animated: true)
    }
}

/// A child that is shown by its root.
final class ReliefFlow {
    let root = UINavigationController()

    init() { root.viewControllers = [ReliefController()] }

    func showCrew() { root.pushViewController(CrewController(), animated: true) }
    func leave() { root.popToRootViewController(animated: true) }
}

extension UIViewController {
    /// Of the class that it is asked of.
    static func instantiate() -> Self { Self(nibName: nil, bundle: nil) }
}

final class LampListController: UITableViewController {
    let chosen = PassthroughSubject<Void, Never>()
}

final class LampController: UIViewController {
    private let gauge = GaugeController()

    override func viewDidLoad() {
        addChild(gauge)
        view.addSubview(gauge.view)
    }
}

final class GaugeController: UIViewController {}

final class LogbookController: UIViewController {
    var onEntry: (() -> Void)?

    @objc func entryTapped() { onEntry?() }
}

final class EntryController: UIViewController {}
final class ReliefController: UIViewController {}
final class CrewController: UIViewController {}

final class SuppliesHost: UIHostingController<SuppliesView> {}

/// SwiftUI again, with a controller inside.
struct SuppliesView: View {
    var body: some View { ChartView() }
}

struct ChartView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ChartController { ChartController() }
    func updateUIViewController(_ controller: ChartController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }

    /// What every representable may have: no coordinator of screens.
    final class Coordinator: NSObject {
        func start() {}
    }
}

final class ChartController: UIViewController {}
