import SwiftUI

enum DeskRoute: Hashable, Codable {
    case berth(number: Int)
    case crew(name: String)
    case duty
}

@Observable
final class DeskRouter {
    var path: [DeskRoute] = []

    func go(_ route: DeskRoute) {
        path.append(route)
    }

    func startOver(with route: DeskRoute) {
        path = [route]
    }

    func home() {
        path.removeAll()
    }
}

extension View {
    func withAppRouter() -> some View {
        navigationDestination(for: DeskRoute.self) { route in
            switch route {
            case .berth(let number):
                BerthView(number: number)
            case .crew(let name):
                CrewView(name: name)
            case .duty:
                DutyView()
            }
        }
    }
}

struct Shortcut: Codable, Identifiable {
    let id: Int
    let title: String
    let route: DeskRoute
}

@Observable
final class Shortcuts {
    private(set) var items: [Shortcut] = []

    func load(_ data: Data) throws {
        items = try JSONDecoder().decode([Shortcut].self, from: data)
    }
}
