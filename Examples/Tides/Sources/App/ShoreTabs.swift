import SwiftUI

/// What is wanted on a shore: now, elsewhere, and before.
enum ShoreTab: Hashable {
    case today, harbours, log
}

/// The tabs. A link to a harbour comes in here and is followed by ``HarboursView``.
struct ShoreTabs: View {
    @State private var tab: ShoreTab = .today

    var body: some View {
        TabView(selection: $tab) {
            Tab("Today", systemImage: "water.waves", value: .today) {
                TodayView(tab: $tab)
            }
            Tab("Harbours", systemImage: "sailboat", value: .harbours) {
                HarboursView()
            }
            Tab("Log", systemImage: "book", value: .log) {
                LogView()
            }
        }
        .onOpenURL { url in
            if url.host() == "harbour" { tab = .harbours }
        }
    }
}
