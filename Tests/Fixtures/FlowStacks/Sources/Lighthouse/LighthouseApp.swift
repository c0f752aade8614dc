import FlowStacks
import SwiftUI

@main
struct LighthouseApp: App {
    var body: some Scene {
        WindowGroup {
            LighthouseTabs()
        }
    }
}

enum LighthouseTab: Hashable {
    case tower, log, watch, stores
}

struct LighthouseTabs: View {
    @State private var tab: LighthouseTab = .tower

    var body: some View {
        TabView(selection: $tab) {
            TowerFlow()
                .tabItem { Label("Tower", systemImage: "light.beacon.max") }
                .tag(LighthouseTab.tower)
            LogFlow()
                .tabItem { Label("Log", systemImage: "book") }
                .tag(LighthouseTab.log)
            WatchFlow()
                .tabItem { Label("Watch", systemImage: "clock") }
                .tag(LighthouseTab.watch)
            StoresFlow()
                .tabItem { Label("Stores", systemImage: "shippingbox") }
                .tag(LighthouseTab.stores)
        }
        .onOpenURL { url in
            if url.host == "log" { tab = .log }
        }
    }
}
