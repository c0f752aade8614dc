import LinkNavigator
import SwiftUI

struct TowerRouteBuilder {
    @MainActor
    static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        var matchPath: String { "tower" }
        return .init(matchPath: matchPath) { navigator, _, dependency -> RouteViewController? in
            guard let _: LighthouseDependency = dependency.resolve() else { return .none }
            return WrappingController(matchPath: matchPath) { TowerView(navigator: navigator) }
        }
    }
}

struct TowerView: View {
    let navigator: SingleLinkNavigator
    @State private var isStormy = false

    var body: some View {
        VStack {
            Button("Lamp") {
                navigator.next(linkItem: .init(path: "lamp"), isAnimated: true)
            }
            Button("Logbook and tonight") {
                navigator.rootNext(
                    linkItem: .init(
                        pathList: [LightPath.logbook.rawValue, LightPath.entry.rawValue], items: Night(day: 3)),
                    isAnimated: true)
            }
            Button("Weather") {
                navigator.fullSheet(
                    linkItem: .init(path: isStormy ? "storm" : "lamp"), isAnimated: true, prefersLargeTitles: false)
            }
            Button("Signal") {
                // No builder has this path.
                navigator.next(linkItem: .init(path: LightPath.signal.rawValue), isAnimated: true)
            }
            Button("Tell") {
                navigator.alert(target: .default, model: .init(title: "Tower", buttons: [], flagType: .default))
                navigator.send(item: .init(path: "lamp", items: Night(day: 1)))
            }
        }
    }
}

struct Night: Codable {
    let day: Int
}

struct StormRouteBuilder {
    func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        RouteBuilderOf(matchPath: LightPath.storm.rawValue) { navigator, items, _ in
            StormController(navigator: navigator)
        }
    }
}

final class StormController: UIViewController, MatchPathUsable {
    let matchPath = "storm"
    var eventSubscriber: LinkNavigatorItemSubscriberProtocol?
    private let navigator: SingleLinkNavigator

    init(navigator: SingleLinkNavigator) {
        self.navigator = navigator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.customSheet(
            linkItem: .init(path: "lamp"), isAnimated: true, iPhonePresentationStyle: .overFullScreen,
            iPadPresentationStyle: .fullScreen, prefersLargeTitles: nil)
    }

    @objc func closeTapped() {
        navigator.close(isAnimated: true) {}
    }
}
