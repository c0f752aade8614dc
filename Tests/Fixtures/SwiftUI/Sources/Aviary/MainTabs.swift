import SwiftUI

enum MainTab: Hashable {
    case today, birds, cages, feeding, search
}

/// The parts of the aviary.
struct MainTabs: View {
    @State private var selection: MainTab = .today

    var body: some View {
        TabView(selection: $selection) {
            Tab("Today", systemImage: "sun.max", value: .today) {
                TodayView(selection: $selection)
            }
            Tab("Birds", systemImage: "bird", value: .birds) {
                BirdsView()
            }
            TabSection("House") {
                Tab("Cages", systemImage: "square.grid.2x2", value: MainTab.cages) {
                    CagesView()
                }
                Tab("Feeding", systemImage: "fork.knife", value: MainTab.feeding) {
                    FeedingColumns()
                }
            }
            Tab(value: .search, role: .search) {
                SearchView()
            }
        }
        .onOpenURL { url in
            if url.host() == "feeding" { selection = .feeding }
        }
    }
}
