import LinkNavigator
import SwiftUI

struct LampRouteBuilder {
    func generate() -> RouteBuilderOf<SingleLinkNavigator> {
        let matchPath = "lamp"
        return .init(matchPath: matchPath) { navigator, items, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath, title: "Lamp") {
                LampView(effects: LampEffects(navigator: navigator))
            }
        }
    }
}

/// What the lamp's view sets off, each a closure.
struct LampEffects {
    let navigator: LightNavigator

    var openLogbook: () -> Void {
        {
            navigator.backOrNext(linkItem: .init(path: "log"), isAnimated: true)
        }
    }

    var openNight: (Night) -> Void {
        { night in
            navigator.sheet(linkItem: .init(path: LightPath.entry.rawValue, items: night), isAnimated: true)
        }
    }

    var leave: () -> Void {
        { navigator.back(isAnimated: true) }
    }
}

struct LampView: View {
    let effects: LampEffects

    var body: some View {
        VStack {
            Button("Logbook") { effects.openLogbook() }
            Button("Tonight") { effects.openNight(Night(day: 0)) }
            Button("Leave", action: effects.leave)
        }
    }
}
