import SwiftUI

/// An aviary: its birds, its cages and the people who feed them.
@main
struct AviaryApp: App {
    @State private var model = AviaryModel()

    var body: some Scene {
        WindowGroup {
            MainTabs()
                .environment(model)
        }
        WindowGroup("Bird", id: "bird", for: Bird.ID.self) { $id in
            BirdView(id: id ?? "")
        }
        #if os(macOS)
            Window("About Aviary", id: "about") {
                AboutView()
            }
            Settings {
                SettingsView()
            }
            MenuBarExtra("Aviary", systemImage: "bird") {
                DutyMenu()
            }
        #endif
    }
}

struct AboutView: View {
    var body: some View {
        Link("aviary.example", destination: URL(string: "https://aviary.example")!)
    }
}

struct SettingsView: View {
    @AppStorage("metric") private var isMetric = true

    var body: some View {
        Form { Toggle("Metric", isOn: $isMetric) }
    }
}

struct DutyMenu: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("About Aviary") { openWindow(id: "about") }
    }
}

#Preview {
    NavigationStack { AboutView() }
}
