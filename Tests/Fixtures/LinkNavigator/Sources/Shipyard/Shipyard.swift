import LinkNavigator
import SwiftUI

// LinkNavigator 0.2 to 0.8: builders are values, and items are texts.

@main
struct ShipyardApp: App {
    @UIApplicationDelegateAdaptor(ShipyardDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            delegate.navigator
                .launch(paths: ["slips"], items: [:])
                .onOpenURL { url in
                    delegate.navigator.next(
                        paths: [ShipyardPaths.hull], items: ["ship": url.lastPathComponent], isAnimated: true)
                }
        }
    }
}

final class ShipyardDelegate: NSObject, UIApplicationDelegate {
    lazy var navigator: LinkNavigator = LinkNavigator(
        dependency: ShipyardDependency(), builders: ShipyardRouterGroup().routers)
}

struct ShipyardDependency: DependencyType {}

enum ShipyardPaths {
    static let hull = "hull"
    static let dock = "dry-dock"
}

struct ShipyardRouterGroup {
    var routers: [RouteBuilder] {
        [
            SlipsRouteBuilder(),
            HullRouteBuilder(),
            DockRouteBuilder(),
        ]
    }
}

struct SlipsRouteBuilder: RouteBuilder {
    var matchPath: String { "slips" }

    var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
        { navigator, _, _ in
            WrappingController(matchPath: matchPath) {
                SlipsView.build(intent: SlipsIntent(navigator: navigator))
            }
        }
    }
}

/// One ship.
struct HullRouteBuilder: RouteBuilder {
    var matchPath: String { ShipyardPaths.hull }

    var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
        { navigator, items, _ in
            guard let ship = items["ship"] else { return nil }
            return WrappingController(matchPath: matchPath) {
                HullView(ship: ship, crew: items.getValue(key: "crew") ?? "", navigator: navigator)
            }
        }
    }
}

struct DockRouteBuilder: RouteBuilder {
    var matchPath: String { ShipyardPaths.dock }

    var build: (LinkNavigatorType, [String: String], DependencyType) -> UIViewController? {
        { navigator, items, _ in
            return WrappingController(matchingKey: matchPath) {
                AnyView(DockView(navigator: navigator))
            }
        }
    }
}
