import SwiftUI

struct RootView: View {
    @State private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            HelloView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    // MARK: - Routes (auto-generated)
                    case .boatDetail:
                        BoatDetailView(router: router)
                    case .boatList:
                        BoatListView(router: router)
                    case .crewList:
                        CrewListView()
                    // MARK: - End auto-generated

                    case .berth(let number):
                        BerthView(number: number)
                    case .settings(let tab):
                        SettingsView(tab: tab)
                    }
                }
        }
        .environment(router)
        .onOpenURL { url in
            if url.host() == "boats" { router.replace(.boatList) }
        }
    }
}
