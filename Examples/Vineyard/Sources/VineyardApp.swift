import LinkNavigator
import SwiftUI

/// Slopes, what grows on them, and the wine that is made of it.
@main
struct VineyardApp: App {
    private let navigator = SingleLinkNavigator(
        routeBuilderItemList: VineyardRoutes().routers(), dependency: VineyardDependency())

    var body: some Scene {
        WindowGroup {
            LinkNavigationView(linkNavigator: navigator, item: .init(path: VineyardPath.slopes.rawValue))
                .onOpenURL { url in open(url) }
        }
    }

    /// Opens `vineyard://tasting` over everything else, and `vineyard://cellar` above the slopes.
    private func open(_ url: URL) {
        switch url.host() {
        case "tasting": navigator.sheet(linkItem: .init(path: VineyardPath.tasting.rawValue), isAnimated: true)
        case "cellar":
            navigator.replace(
                linkItem: .init(pathList: [VineyardPath.slopes.rawValue, VineyardPath.cellar.rawValue]),
                isAnimated: true)
        default: break
        }
    }
}

struct VineyardDependency: DependencyType {}

/// Where a link can lead.
enum VineyardPath: String {
    case slopes
    case slope
    case harvest
    case cellar
    case wine
    case tasting
    case label
}
