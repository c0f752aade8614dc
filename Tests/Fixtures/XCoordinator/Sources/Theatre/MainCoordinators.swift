import UIKit
import XCoordinator

enum MainRoute: Route {
    case plays
    case house
}

final class MainTabs: TabBarCoordinator<MainRoute> {
    private let playsRouter: StrongRouter<PlaysRoute>
    private let houseRouter: StrongRouter<HouseRoute>

    convenience init() {
        let plays = PlaysCoordinator()
        plays.rootViewController.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
        self.init(playsRouter: plays.strongRouter, houseRouter: HouseCoordinator().strongRouter)
    }

    init(playsRouter: StrongRouter<PlaysRoute>, houseRouter: StrongRouter<HouseRoute>) {
        self.playsRouter = playsRouter
        self.houseRouter = houseRouter
        super.init(tabs: [playsRouter, houseRouter], select: houseRouter)
    }

    override func prepareTransition(for route: MainRoute) -> TabBarTransition {
        switch route {
        case .plays: return .select(playsRouter)
        case .house: return .select(index: 1)
        }
    }
}

final class MainColumns: SplitCoordinator<MainRoute> {
    private let plays: StrongRouter<PlaysRoute>
    private let house: StrongRouter<HouseRoute>

    init(
        plays: StrongRouter<PlaysRoute> = PlaysCoordinator().strongRouter,
        house: StrongRouter<HouseRoute> = HouseCoordinator().strongRouter
    ) {
        self.plays = plays
        self.house = house
        super.init(master: plays, detail: house)
    }

    override func prepareTransition(for route: MainRoute) -> SplitTransition {
        switch route {
        case .plays: return .show(plays)
        case .house: return .showDetail(house)
        }
    }
}
