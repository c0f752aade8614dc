import LinkNavigator
import SwiftUI

/// What is shown for each path.
///
/// A list of builders is all that a navigator is made with. Slopes lead to what is harvested there, the cellar to the wine
/// that came of it; a tasting has a stack of its own.
struct VineyardRoutes {
    @MainActor
    func routers() -> [RouteBuilderOf<SingleLinkNavigator>] {
        [slopes(), slope(), harvest()] + CellarRoutes.all
    }

    /// All slopes, from the valley up.
    private func slopes() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.slopes.rawValue
        return .init(matchPath: matchPath) { navigator, _, _ in
            WrappingController(matchPath: matchPath, title: "Slopes") { SlopesView(navigator: navigator) }
        }
    }

    /// One slope: what grows there, and who looks after it.
    private func slope() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.slope.rawValue
        return .init(matchPath: matchPath) { navigator, items, _ in
            WrappingController(matchPath: matchPath) { SlopeView(slope: items.decoded(), navigator: navigator) }
        }
    }

    /// What was picked on one day.
    private func harvest() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.harvest.rawValue
        return .init(matchPath: matchPath) { navigator, items, _ in
            WrappingController(matchPath: matchPath) {
                HarvestView(model: HarvestModel(slope: items.decoded(), navigator: navigator))
            }
        }
    }
}

/// What is shown for the paths of the cellar.
enum CellarRoutes {
    static let all: [RouteBuilderOf<SingleLinkNavigator>] = [cellar(), wine(), tasting(), label()]

    private static func cellar() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.cellar.rawValue
        return .init(matchPath: matchPath) { navigator, _, _ in
            WrappingController(matchPath: matchPath, title: "Cellar") {
                CellarView(effects: CellarEffects(navigator: navigator))
            }
        }
    }

    /// One wine, by its year.
    private static func wine() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.wine.rawValue
        return .init(matchPath: matchPath) { navigator, items, _ in
            WrappingController(matchPath: matchPath) { WineView(wine: items.decoded(), navigator: navigator) }
        }
    }

    /// A tasting, which ends when the last glass is empty.
    private static func tasting() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.tasting.rawValue
        return .init(matchPath: matchPath) { navigator, _, _ in
            WrappingController(matchPath: matchPath, title: "Tasting") { TastingView(navigator: navigator) }
        }
    }

    private static func label() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = VineyardPath.label.rawValue
        return .init(matchPath: matchPath) { navigator, _, _ in
            WrappingController(matchPath: matchPath) { LabelView(navigator: navigator) }
        }
    }
}
