import SwiftUI

/// The places one can go to from the chart.
enum HarbourRoute: Hashable {
    /// A harbour, by its name in the almanac.
    case harbour(id: String)
    /// The days until the next new moon.
    case week(id: String)
    /// How the way in is marked, and how deep it is.
    case approach(id: String)
}

/// Every harbour of the almanac.
///
/// | link | opens |
/// |:-----|:------|
/// | `tides://harbour/whitby` | the harbour |
struct HarboursView: View {
    @Environment(Almanac.self) private var almanac
    @State private var path: [HarbourRoute] = []
    @State private var isChartShown = false

    var body: some View {
        NavigationStack(path: $path) {
            HarbourList()
                .toolbar {
                    Button("Chart", systemImage: "map") { isChartShown = true }
                }
                .navigationDestination(for: HarbourRoute.self) { route in
                    switch route {
                    case .harbour(let id):
                        HarbourView(id: id)
                    case .week(let id):
                        WeekView(id: id)
                    case .approach(let id):
                        ApproachView(id: id, path: $path)
                    }
                }
        }
        .fullScreenCover(isPresented: $isChartShown) {
            ChartView()
        }
        .onOpenURL { url in
            path.append(HarbourRoute.harbour(id: url.lastPathComponent))
        }
    }
}
