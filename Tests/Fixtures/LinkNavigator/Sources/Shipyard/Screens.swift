import LinkNavigator
import SwiftUI

protocol SlipsIntentType {
    func mutate(action: SlipsAction)
}

enum SlipsAction {
    case hull(String)
    case dock
}

final class SlipsIntent: SlipsIntentType {
    let navigator: LinkNavigatorType

    init(navigator: LinkNavigatorType) {
        self.navigator = navigator
    }

    func mutate(action: SlipsAction) {
        switch action {
        case .hull(let ship):
            navigator.next(paths: ["hull"], items: ["ship": ship], isAnimated: true)
        case .dock:
            navigator.sheet(paths: ["hull", "dry-dock"], items: [:], isAnimated: true)
        }
    }
}

struct SlipsView: View {
    let intent: SlipsIntentType

    var body: some View {
        VStack {
            Button("Swift") { intent.mutate(action: .hull("swift")) }
            Button("Dock") { intent.mutate(action: .dock) }
        }
    }

    static func build(intent: SlipsIntent) -> some View {
        SlipsView(intent: intent)
    }
}

struct HullView: View {
    let ship: String
    let crew: String
    let navigator: LinkNavigatorType

    var body: some View {
        VStack {
            Button("Slips") { navigator.backOrNext(path: "slips", items: [:], isAnimated: true) }
            Button("Dock") {
                navigator.fullSheet(
                    paths: [ShipyardPaths.dock], items: [:], isAnimated: true, prefersLargeTitles: .none)
            }
            Button("Back") { navigator.back(isAnimated: true) }
        }
    }
}

struct DockView: View {
    let navigator: LinkNavigatorType

    var body: some View {
        VStack {
            Button("Close") { navigator.close(isAnimated: true, completeAction: {}) }
            Button("Begin again") { navigator.replace(paths: ["slips"], items: [:], isAnimated: true) }
            Button("Without the hull") { navigator.rootRemove(paths: ["hull"]) }
        }
    }
}
