import Stinsen
import SwiftUI

/// One step on the screen at a time, in letters that can be read from the other side of the stove.
final class CookingCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \CookingCoordinator.step, 0)
    let recipe: Recipe

    @Root var step = makeStep
    /// After the last step: what is left to do is to eat.
    @Root var served = makeServed
    @Route(.modal) var timer = makeTimer

    init(recipe: Recipe) { self.recipe = recipe }

    func makeStep(number: Int) -> some View { StepView(recipe: recipe, number: number) }
    func makeServed() -> some View { ServedView() }
    func makeTimer(minutes: Int) -> some View { TimerView(minutes: minutes) }
}
