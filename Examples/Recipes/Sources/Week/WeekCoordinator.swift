import Stinsen
import SwiftUI

/// Seven evenings, and what is on the table on each.
final class WeekCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \WeekCoordinator.week)
    let kitchen: Kitchen

    @Root var week = makeWeek
    @Route(.push) var day = makeDay
    /// The shelf once more, to choose from.
    @Route(.modalNonDismissible) var choose = makeChoose

    init(kitchen: Kitchen) { self.kitchen = kitchen }

    func makeWeek() -> some View { WeekView() }
    func makeDay(_ day: String) -> some View { DayView(day: day) }
    func makeChoose(for day: String) -> some View { ChooseView(day: day, recipes: kitchen.recipes) }
}
