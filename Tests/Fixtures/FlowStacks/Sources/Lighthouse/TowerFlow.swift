import FlowStacks
import SwiftUI

enum TowerScreen: Hashable {
    case lamp
    case floor(number: Int)
    case stairs(steps: Int)
    case fog
}

final class TowerStore: ObservableObject {
    @Published var savedRoutes: Routes<TowerScreen> = []
}

/// From the door to the lamp.
struct TowerFlow: View {
    @StateObject private var store = TowerStore()
    @State private var routes: Routes<TowerScreen> = []

    var body: some View {
        FlowStack($routes, withNavigation: true) {
            TowerView()
                .flowDestination(for: TowerScreen.self) { screen in
                    switch screen {
                    case .lamp:
                        LampView()
                    case .floor(let number):
                        FloorView(number: number)
                    case let .stairs(steps):
                        StairsView(steps: steps)
                    case .fog:
                        FogView()
                    }
                }
        }
        .toolbar {
            Button("Lamp") { routes.push(.lamp) }
            Button("Where I was") { routes = store.savedRoutes }
        }
        .onOpenURL { url in
            guard url.host == "tower" else { return }
            routes = [.push(.floor(number: 2)), .sheet(.lamp, withNavigation: true)]
        }
    }
}

struct TowerView: View {
    @EnvironmentObject private var navigator: FlowNavigator<TowerScreen>

    var body: some View {
        VStack {
            Button("Up") { navigator.push(.floor(number: 1)) }
            Button("Count the stairs") { navigator.presentSheet(.stairs(steps: 90), withNavigation: true) }
            Button("Light it") { navigator.presentCover(.lamp) }
            FlowLink(value: TowerScreen.fog, style: .sheet) { Text("Fog") }
        }
    }
}

struct FloorView: View {
    let number: Int

    @EnvironmentObject private var navigator: FlowNavigator<TowerScreen>

    var body: some View {
        VStack {
            FlowLink("Next floor", value: TowerScreen.floor(number: number + 1), style: .push)
            Button("Back") { navigator.goBack() }
            Button("Door") { navigator.goBackToRoot() }
        }
    }
}

struct LampView: View {
    @EnvironmentObject private var navigator: FlowNavigator<TowerScreen>

    var body: some View {
        VStack {
            Button("Fog!") { navigator.routes.append(.cover(.fog, withNavigation: false)) }
            Button("Put it out") { navigator.dismiss() }
        }
    }
}

struct StairsView: View {
    let steps: Int

    @EnvironmentObject private var navigator: FlowNavigator<TowerScreen>

    var body: some View {
        Button("Back up") { navigator.popTo(.floor(number: 1)) }
    }
}

struct FogView: View {
    var body: some View { Text("Horn every minute") }
}
