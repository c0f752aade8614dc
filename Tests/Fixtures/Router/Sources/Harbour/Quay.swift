import AppRouter
import SwiftUI

enum QuayRoute: DestinationType {
    case crane(number: Int)
    case shed

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> QuayRoute? {
        path == "shed" ? .shed : nil
    }
}

enum QuaySheet: SheetType {
    case label

    var id: Int { hashValue }
}

typealias QuayRouter = SimpleRouter<QuayRoute, QuaySheet>

protocol QuayScreens {
    func sheet(_ sheet: QuaySheet) -> AnyView
}

extension EnvironmentValues {
    @Entry var quayScreens: (any QuayScreens)?
}

struct QuayView: View {
    @Environment(\.quayScreens) private var screens
    @State private var router = QuayRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            CargoView()
                .navigationDestination(for: QuayRoute.self) { route in
                    switch route {
                    case .crane(let number): CraneView(number: number)
                    case .shed: ShedView()
                    }
                }
        }
        .sheet(item: $router.presentedSheet) { screens?.sheet($0) }
        .environment(router)
    }
}

struct CargoView: View {
    @Environment(QuayRouter.self) private var router

    var body: some View {
        Button("Crane 2") { router.navigateTo(.crane(number: 2)) }
        Button("Label") { router.presentedSheet = .label }
        Button("Shed") { router.navigateTo(.shed) }
    }
}

struct CraneView: View {
    let number: Int

    @Environment(QuayRouter.self) private var router

    var body: some View { Button("Down") { router.popToRoot() } }
}

struct ShedView: View {
    var body: some View { Text("Shed") }
}
