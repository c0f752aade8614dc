import Stinsen
import SwiftUI

/// The week at a glance.
struct WeekView: View {
    @EnvironmentObject private var router: WeekCoordinator.Router

    var body: some View {
        List(Calendar.current.weekdaySymbols, id: \.self) { day in
            DayRow(day: day)
        }
        .toolbar {
            Button("Surprise me") { router.route(to: \.choose, "Sunday") }
        }
    }
}

/// A day in the list of the week.
struct DayRow: View {
    @EnvironmentObject private var router: WeekCoordinator.Router
    let day: String

    var body: some View {
        Button(day) { router.route(to: \.day, day) }
    }
}

/// One evening. An empty one asks to be filled.
struct DayView: View {
    @EnvironmentObject private var router: WeekCoordinator.Router
    let day: String

    var body: some View {
        Button("Choose a recipe") { router.route(to: \.choose, day) }
    }
}

/// Recipes to choose from; choosing goes back to the week.
struct ChooseView: View {
    @EnvironmentObject private var router: WeekCoordinator.Router
    let day: String
    let recipes: [Recipe]

    var body: some View {
        List(recipes) { recipe in
            Button(recipe.title) { router.popToRoot() }
        }
    }
}
