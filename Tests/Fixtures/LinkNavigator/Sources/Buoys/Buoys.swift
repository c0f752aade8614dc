import LinkNavigator
import SwiftUI

// LinkNavigator 0.0 and 0.1: paths are parts of addresses.

@main
struct BuoysApp: App {
    @UIApplicationDelegateAdaptor(BuoysDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            delegate.navigator
                .replace(paths: ["map"], animated: false, errorAction: .none)
        }
    }
}

final class BuoysDelegate: NSObject, UIApplicationDelegate {
    let navigator: LinkNavigatorType = {
        LinkNavigator(defaultScheme: "buoys", environment: BuoysEnvironment(), routerGroup: BuoysRouteBuildGroup())
    }()
}

struct BuoysEnvironment: EnvironmentType {}

struct BuoysRouteBuildGroup: RouterBuildGroupType {
    var builders: [RouteBuildeableType] {
        [
            MapRouteBuilder(matchPath: "map"),
            BuoyRouteBuilder(matchPath: "buoy"),
        ]
    }
}

struct MapRouteBuilder: RouteBuildeableType {
    let matchPath: String

    var build: (EnvironmentType, String, MatchURL, LinkNavigator) -> ViewableRouter {
        { environment, matchPath, matchURL, navigator in
            let view = MapView(navigator: navigator)
            let viewController = WrapperController(rootView: .init(view), key: matchPath)
            return .init(key: matchPath, viewController: viewController, matchURL: matchURL)
        }
    }
}

struct BuoyRouteBuilder: RouteBuildeableType {
    let matchPath: String

    var build: (EnvironmentType, String, MatchURL, LinkNavigator) -> ViewableRouter {
        { environment, matchPath, matchURL, navigator in
            .init(
                key: matchPath,
                viewController: WrapperController(rootView: AnyView(BuoyView(navigator: navigator)), key: matchPath),
                matchURL: matchURL)
        }
    }
}

struct MapView: View {
    let navigator: LinkNavigatorType

    var body: some View {
        VStack {
            Button("Buoy") { navigator.href(paths: ["buoy"], animated: true, errorAction: .none) }
            Button("Buoy in a sheet") {
                navigator.href(url: "/buoy?number=3", target: .sheet, animated: true, errorAction: .none)
            }
            Button("Only the buoy") {
                navigator.replace(url: "buoys://map/buoy", target: .sheetFull, animated: true, errorAction: .none)
            }
        }
    }
}

struct BuoyView: View {
    let navigator: LinkNavigatorType

    var body: some View {
        VStack {
            Button("Map") { navigator.back(path: "map", animated: true) }
            Button("Back") { navigator.back(animated: true) }
            Button("Close") { navigator.dismiss(animated: true, didCompletion: nil) }
        }
    }
}
