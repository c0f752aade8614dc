import LinkNavigator
import SwiftUI

// LinkNavigator 1: one stack, and one sheet above it.

typealias LightNavigator = LinkNavigatorProtocol & LinkNavigatorFindLocationUsable

@main
struct LighthouseApp: App {
    let navigator = SingleLinkNavigator(
        routeBuilderItemList: LighthouseRoutes().routers(), dependency: LighthouseDependency())

    var body: some Scene {
        WindowGroup {
            LinkNavigationView(linkNavigator: navigator, item: .init(path: LightPath.tower.rawValue))
                .onOpenURL { url in
                    guard url.host() == "storm" else { return }
                    navigator.replace(linkItem: .init(pathList: [LightPath.tower.rawValue, "storm"]), isAnimated: true)
                }
        }
    }
}

struct LighthouseDependency: DependencyType {}

enum LightPath: String {
    case tower
    case lamp
    case logbook = "log"
    case entry
    case storm
    case signal
}

struct LighthouseRoutes {
    @MainActor
    func routers() -> [RouteBuilderOf<SingleLinkNavigator>] {
        [
            TowerRouteBuilder.generate(),
            LampRouteBuilder().generate(),
            StormRouteBuilder().generate(),
        ] + LogbookRoutes<SingleLinkNavigator>.all
    }
}

struct LogbookRoutes<Navigator: LightNavigator> {
    static var all: [RouteBuilderOf<Navigator>] {
        [
            LogbookRouteBuilder.generate(),
            entry(),
        ]
    }

    /// One night.
    static func entry() -> RouteBuilderOf<Navigator> {
        let matchPath = LightPath.entry.rawValue
        return .init(matchPath: matchPath) { navigator, items, _ in
            WrappingController(matchPath: matchPath) {
                EntryView(night: items.decoded(), model: EntryModel(navigator: navigator))
            }
        }
    }
}
