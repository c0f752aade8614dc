import LinkNavigator
import SwiftUI

struct LogbookRouteBuilder<Navigator: LightNavigator> {
    static func generate() -> RouteBuilderOf<Navigator> {
        let matchPath = LightPath.logbook.rawValue
        return .init(matchPath: matchPath) { navigator, _, _ in
            LogbookController(matchPath: matchPath) {
                LogbookView(navigator: navigator)
            }
        }
    }
}

/// A controller of the app's own around a view.
final class LogbookController<Content: View>: UIHostingController<Content>, MatchPathUsable {
    let matchPath: String
    var eventSubscriber: LinkNavigatorItemSubscriberProtocol?

    init(matchPath: String, @ViewBuilder content: () -> Content) {
        self.matchPath = matchPath
        super.init(rootView: content())
    }

    required init?(coder: NSCoder) { nil }
}

struct LogbookView: View {
    let navigator: LightNavigator

    var body: some View {
        VStack {
            Button("First night") { open("entry") }
            Button("Tower") { open(LightPath.tower.rawValue) }
            Button("Forget") { navigator.remove(pathList: ["lamp"]) }
        }
    }

    private func open(_ path: String) {
        navigator.mergeReplace(linkItem: .init(path: path), isAnimated: false)
    }
}

final class EntryModel {
    private let navigator: LightNavigator

    init(navigator: LightNavigator) {
        self.navigator = navigator
    }

    func backToTower() {
        navigator.backToLast(path: "tower", isAnimated: true)
    }

    func start() {
        navigator.replace(linkItem: .init(path: "tower"), isAnimated: false)
    }

    func open(_ item: LinkItem) {
        navigator.next(linkItem: item, isAnimated: true)
    }

    func openLast() {
        navigator.next(linkItem: .init(path: UserDefaults.standard.string(forKey: "last") ?? ""), isAnimated: true)
    }
}

struct EntryView: View {
    let night: Night?
    let model: EntryModel

    var body: some View {
        VStack {
            Button("Tower") { model.backToTower() }
            Button("Start again") { model.start() }
            Button("Lamp") { model.open(.init(path: "lamp")) }
            Button("Where I was") { model.openLast() }
        }
    }
}
