import UIKit
import XCoordinator

enum RacesRoute: Route {
    /// Every race, by day.
    case races
    /// One race, with who takes part.
    case race(named: String)
    /// The course on the chart, over the whole screen.
    case course(of: String)
    /// Enters a boat for a race.
    case entry(for: String)
    case closeCourse
}

/// Races, their courses, and who takes part.
final class RacesCoordinator: NavigationCoordinator<RacesRoute> {
    init() { super.init(initialRoute: .races) }

    override func prepareTransition(for route: RacesRoute) -> NavigationTransition {
        switch route {
        case .races:
            return .push(RaceListViewController(model: RaceListModel(router: unownedRouter)))
        case .race(let name):
            return .push(RaceViewController(name: name, router: unownedRouter))
        case .course(let name):
            return .presentFullScreen(CourseViewController(name: name, router: unownedRouter))
        case .entry(let name):
            return .present(EntryCoordinator(race: name))
        case .closeCourse:
            return .dismiss()
        }
    }
}

/// The races of a day.
final class RaceListModel {
    private let router: UnownedRouter<RacesRoute>

    init(router: UnownedRouter<RacesRoute>) { self.router = router }

    func select(_ name: String) { router.trigger(.race(named: name)) }
}

/// All races, row by row.
final class RaceListViewController: UITableViewController {
    private let model: RaceListModel
    private var names: [String] = []

    init(model: RaceListModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.select(names[indexPath.row])
    }
}

/// When it starts, and who takes part.
final class RaceViewController: UIViewController {
    private let name: String
    private let router: UnownedRouter<RacesRoute>

    init(name: String, router: UnownedRouter<RacesRoute>) {
        self.name = name
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func courseTapped() { router.trigger(.course(of: name)) }
    @objc private func enterTapped() { router.trigger(.entry(for: name)) }
}

/// The buoys, and the way around them.
final class CourseViewController: UIViewController {
    private let router: UnownedRouter<RacesRoute>

    init(name: String, router: UnownedRouter<RacesRoute>) {
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { router.trigger(.closeCourse) }
}
