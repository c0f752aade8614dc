import SwiftUI

enum KeeperSection: String, CaseIterable, Identifiable {
    case rota, stock, notes

    var id: Self { self }

    @ViewBuilder var destination: some View {
        switch self {
        case .rota: RotaView()
        case .stock: StockView(windowID: rawValue)
        case .notes: NotesView()
        }
    }
}

struct KeeperTabs: View {
    @State private var section = KeeperSection.rota

    var body: some View {
        TabView(selection: $section) {
            ForEach(KeeperSection.allCases) { section in
                section.destination
                    .tabItem { Label(section.rawValue, systemImage: "circle") }
                    .tag(section)
            }
        }
    }
}

enum VisitorTab {
    case welcome, prices
}

struct VisitorTabs: View {
    @State private var tab: VisitorTab = .welcome

    var body: some View {
        TabView(selection: $tab) {
            WelcomeView(tab: $tab)
                .tabItem { Label("Welcome", systemImage: "hand.wave") }
                .tag(VisitorTab.welcome)
            NavigationView { PricesView() }
                .tabItem { Text("Prices") }
                .tag(VisitorTab.prices)
        }
    }
}

struct PricesView: View {
    var body: some View {
        TabView {
            GroupPricesView().tabItem { Label("Groups", systemImage: "person.3") }
            Text("Children come in free")
                .tabItem { Text("Children") }
        }
    }
}

struct WelcomeView: View {
    @Binding var tab: VisitorTab

    var body: some View { Button("Prices") { tab = .prices } }
}

struct GroupPricesView: View {
    var body: some View { Text("Ten for nine") }
}

struct RotaView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Robin") { openWindow(id: "bird", value: "robin") }
    }
}

struct StockView: View {
    let windowID: String

    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("In a window") { openWindow(id: windowID) }
    }
}

struct NotesView: View {
    var body: some View {
        TipButton(tip: AnyView(WeatherView()))
    }
}

struct TipButton: View {
    let tip: AnyView

    @State private var isShown = false

    var body: some View {
        Button("Tip") { isShown = true }
            .popover(isPresented: $isShown) { tip }
    }
}
