import SwiftUI
import UIKit

/// What was picked, and when.
final class HarvestCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let harvest = UIHostingController(rootView: HarvestView(onYear: { [weak self] in self?.showYear($0) }))
        navigationController.setViewControllers([harvest], animated: false)
    }

    private func showYear(_ year: Int) {
        navigationController.pushViewController(YearViewController(year: year), animated: true)
    }
}

/// Years with their harvests, drawn by SwiftUI.
struct HarvestView: View {
    let onYear: (Int) -> Void

    var body: some View {
        List([2024, 2025, 2026], id: \.self) { year in
            Button("\(year)") { onYear(year) }
        }
    }
}

/// One year's harvest; shows by itself how it is counted.
final class YearViewController: UIViewController {
    init(year: Int) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    @objc private func helpTapped() {
        let help = UINavigationController(rootViewController: CountingViewController())
        help.modalPresentationStyle = .formSheet
        present(help, animated: true)
    }
}

/// How apples are counted.
final class CountingViewController: UIViewController {
    @objc private func doneTapped() { dismiss(animated: true) }
}
