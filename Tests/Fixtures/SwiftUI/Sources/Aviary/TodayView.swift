import SwiftUI

struct Warning: Identifiable {
    let id: Int
    let text: String
}

struct TodayView: View {
    @Binding var selection: MainTab

    @Environment(\.openWindow) private var openWindow
    @Environment(\.openURL) private var openURL
    @State private var isKeeper = false
    @State private var isGuideShown = false
    @State private var isWeatherShown = false
    @State private var isInspecting = false
    @State private var isClosing = false
    @State private var warning: Warning?

    var body: some View {
        List {
            Button("All birds") { selection = .birds }
            Button("About") { openWindow(id: "about") }
            Button("Opening hours") { openURL(URL(string: "https://aviary.example/hours")!) }
            Button("Keepers only") { isKeeper = true }
            Button("Guide") { isGuideShown.toggle() }
            Button("A fox was seen") { warning = Warning(id: 1, text: "Count the ducks.") }
            Button("Close the house", role: .destructive) { isClosing = true }
            Button("Weather") { isWeatherShown = true }
                .popover(isPresented: $isWeatherShown, arrowEdge: .top) {
                    WeatherView()
                }
        }
        .sheet(isPresented: $isGuideShown, content: guide)
        .sheet(item: $warning, onDismiss: { selection = .cages }) { warning in
            WarningView(warning: warning)
        }
        #if os(macOS)
            .sheet(isPresented: $isKeeper) { KeeperTabs() }
        #else
            .fullScreenCover(isPresented: $isKeeper) { KeeperTabs() }
        #endif
        .inspector(isPresented: $isInspecting) {
            DayInspector()
        }
        .alert("Close the house?", isPresented: $isClosing) {
            Button("Close", role: .destructive) {}
        }
    }

    private func guide() -> some View {
        VisitorTabs()
    }
}

struct WeatherView: View {
    var body: some View { Text("Dry") }
}

struct DayInspector: View {
    var body: some View { Text("12 visitors") }
}

struct WarningView: View {
    let warning: Warning

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(warning.text)
            Button("Counted") { dismiss() }
        }
    }
}
