import SwiftUI

enum MooringRoute: Hashable {
    case knot(name: String)
    case buoy
    case anchor
}

final class MooringRouter: ObservableObject {
    @Published var path = NavigationPath()

    func push(_ route: MooringRoute) {
        path.append(route)
    }

    func replace(with route: MooringRoute) {
        path = NavigationPath()
        path.append(route)
    }

    func popToRoot() {
        path.removeLast(path.count)
    }
}

struct MooringView: View {
    @StateObject private var router = MooringRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            LinesView()
                .navigationDestination(for: MooringRoute.self, destination: view(for:))
        }
        .environmentObject(router)
        .onOpenURL { _ in router.replace(with: .anchor) }
    }

    @ViewBuilder
    private func view(for route: MooringRoute) -> some View {
        switch route {
        case let .knot(name):
            KnotView(name: name)
        case .buoy, .anchor:
            HoldView()
        }
    }
}

struct LinesView: View {
    @EnvironmentObject private var router: MooringRouter

    var body: some View {
        Button("Bowline") { router.push(.knot(name: "Bowline")) }
        Button("Buoy") { router.push(.buoy) }
    }
}

struct KnotView: View {
    let name: String

    var body: some View { Text(name) }
}

struct HoldView: View {
    @EnvironmentObject private var router: MooringRouter

    var body: some View { Button("Lines") { router.popToRoot() } }
}
