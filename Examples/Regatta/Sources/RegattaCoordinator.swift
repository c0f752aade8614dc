import UIKit
import XCoordinator

enum RegattaRoute: Route {
    case races
    case boats
}

/// The tabs.
final class RegattaCoordinator: TabBarCoordinator<RegattaRoute> {
    private let racesRouter: StrongRouter<RacesRoute>
    private let boatsRouter: StrongRouter<BoatsRoute>

    init(
        racesRouter: StrongRouter<RacesRoute> = RacesCoordinator().strongRouter,
        boatsRouter: StrongRouter<BoatsRoute> = BoatsCoordinator().strongRouter
    ) {
        self.racesRouter = racesRouter
        self.boatsRouter = boatsRouter
        super.init(tabs: [racesRouter, boatsRouter], select: racesRouter)
    }

    override func prepareTransition(for route: RegattaRoute) -> TabBarTransition {
        switch route {
        case .races: .select(racesRouter)
        case .boats: .select(boatsRouter)
        }
    }
}
