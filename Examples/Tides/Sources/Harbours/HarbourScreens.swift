import SwiftUI

/// The harbours from north to south.
struct HarbourList: View {
    @Environment(Almanac.self) private var almanac

    var body: some View {
        List(almanac.harbours) { harbour in
            NavigationLink(harbour.name, value: HarbourRoute.harbour(id: harbour.id))
        }
        .navigationTitle("Harbours")
    }
}

/// One harbour: what is known of it, and two ways on.
struct HarbourView: View {
    let id: String

    var body: some View {
        List {
            NavigationLink("This week", value: HarbourRoute.week(id: id))
            NavigationLink("The way in", value: HarbourRoute.approach(id: id))
        }
        .navigationTitle(id.capitalized)
    }
}

/// Seven days of turns, springs and neaps marked.
struct WeekView: View {
    let id: String

    var body: some View { Text("Springs on Thursday") }
}

/// The marks of the way in, in the order in which they come up.
struct ApproachView: View {
    let id: String
    @Binding var path: [HarbourRoute]

    var body: some View {
        List {
            Text("Keep the white sector")
            Button("All harbours") { path.removeAll() }
        }
    }
}

/// The coast at a glance.
struct ChartView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Fold the chart") { dismiss() }
    }
}
