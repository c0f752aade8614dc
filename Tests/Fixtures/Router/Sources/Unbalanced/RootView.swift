import SwiftUI

struct RootView: View {
    @State private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            HomeView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    // MARK: - Routes (auto-generated)
                    case .charts:
                        ChartsView()
                    case .home:
                        HomeView()
                    case .log:
                        LogView()
                    // MARK: - End auto-generated

                    case .pier(let number):
                        PierView(number: number)
                    }
                }
        }
        .environment(router)
    }
}
