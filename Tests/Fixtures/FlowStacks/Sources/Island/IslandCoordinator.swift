import FlowStacks
import SwiftUI

enum IslandScreen {
    case beach
    case cave(depth: Int)
    case map
    case ferry
    case rescue
}

struct IslandCoordinator: View {
    @State private var routes: Routes<IslandScreen> = [.root(.beach, embedInNavigationView: true)]

    var body: some View {
        Router($routes) { screen, _ in
            switch screen {
            case .beach:
                BeachView(
                    openCave: { routes.push(.cave(depth: $0)) },
                    openMap: showMap)
            case let .cave(depth):
                CaveView(depth: depth, goBack: { routes.goBack() }, leave: leave)
            case .map:
                MapView()
            case .ferry:
                FerryCoordinator()
            case .rescue:
                RescueCoordinator()
            }
        }
        .onOpenURL { _ in startAtMap() }
    }

    private func showMap() {
        routes.presentSheet(.map, embedInNavigationView: true)
    }

    private func leave() {
        $routes.withDelaysIfUnsupported { $0.goBackToRoot() }
    }

    private func startAtMap() {
        $routes.withDelaysIfUnsupported {
            $0 = [.root(.beach, embedInNavigationView: true), .push(.cave(depth: 1)), .cover(.map)]
        }
    }
}
