import SwiftUI

enum FeedingTime: String, CaseIterable, Identifiable {
    case morning, noon, night

    var id: Self { self }
}

/// When, what, and how much of it.
struct FeedingColumns: View {
    @State private var time: FeedingTime? = .morning
    @State private var meal: Meal.ID?
    @State private var isOrdering = false

    var body: some View {
        NavigationSplitView {
            TimesSidebar(time: $time)
                .toolbar {
                    Button("Order") { isOrdering = true }
                }
        } content: {
            MealList(meal: $meal)
        } detail: {
            MealView(id: meal)
        }
        .sheet(isPresented: $isOrdering) { OfficeColumns() }
    }
}

struct TimesSidebar: View {
    @Binding var time: FeedingTime?

    var body: some View {
        List(FeedingTime.allCases, selection: $time) { time in
            Text(time.rawValue)
        }
    }
}

struct MealList: View {
    @Binding var meal: Meal.ID?

    @Environment(AviaryModel.self) private var model

    var body: some View {
        List(model.meals, selection: $meal) { meal in
            NavigationLink(meal.name, value: meal.id)
        }
    }
}

struct MealView: View {
    let id: Meal.ID?

    var body: some View { Text(id.map { "Meal \($0)" } ?? "No meal") }
}

enum OfficeArea: String, CaseIterable, Identifiable {
    case visitors, staff, money

    var id: Self { self }
}

struct OfficeColumns: View {
    @State private var area: OfficeArea?

    var body: some View {
        NavigationSplitView {
            List(OfficeArea.allCases, selection: $area) { area in
                NavigationLink(area.rawValue, value: area)
            }
        } detail: {
            switch area ?? .visitors {
            case .visitors: VisitorsView()
            case .staff: StaffView()
            case .money: MoneyView()
            }
        }
    }
}

struct VisitorsView: View {
    var body: some View { Text("Visitors") }
}

struct StaffView: View {
    var body: some View { Text("Staff") }
}

struct MoneyView: View {
    var body: some View { Text("Money") }
}
