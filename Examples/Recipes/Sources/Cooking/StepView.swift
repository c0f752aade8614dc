import Stinsen
import SwiftUI

/// A single step, and the button to the next.
struct StepView: View {
    @EnvironmentObject private var router: CookingCoordinator.Router
    let recipe: Recipe
    let number: Int

    var body: some View {
        VStack {
            Text(recipe.steps[number]).font(.largeTitle)
            Button("Set a timer") { router.route(to: \.timer, 10) }
            if number + 1 < recipe.steps.count {
                Button("Next") { router.root(\.step, number + 1) }
            } else {
                Button("Serve") { router.root(\.served) }
            }
        }
    }
}

/// Counts down, and goes away by itself.
struct TimerView: View {
    @EnvironmentObject private var router: CookingCoordinator.Router
    let minutes: Int

    var body: some View {
        Text("\(minutes) minutes")
            .task {
                try? await Task.sleep(nanoseconds: UInt64(minutes) * 60_000_000_000)
                router.popLast()
            }
    }
}

/// The end of every recipe.
struct ServedView: View {
    @EnvironmentObject private var router: CookingCoordinator.Router

    var body: some View {
        Button("Enjoy your meal") { router.dismissCoordinator() }
    }
}
