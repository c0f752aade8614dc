import Stinsen
import SwiftUI

/// The whole app: first the question for how many you cook, ever after the tabs.
///
/// The answer is kept, so most people see ``start`` once. Links from outside wait for no answer and open the tabs.
final class KitchenCoordinator: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<KitchenCoordinator>
    let kitchen: Kitchen

    /// Asks how many people sit at the table.
    @Root var start = makeStart
    /// Cookbook, week and shopping list.
    @Root var tabs = makeTabs

    init(kitchen: Kitchen = Kitchen()) {
        self.kitchen = kitchen
        if kitchen.people == nil {
            stack = NavigationStack(initial: \KitchenCoordinator.start)
        } else {
            stack = NavigationStack(initial: \KitchenCoordinator.tabs)
        }
    }

    /// Keeps the answer and shows the tabs.
    func settle(for people: Int) {
        kitchen.people = people
        root(\.tabs)
    }

    @ViewBuilder func makeStart() -> some View {
        StartView(kitchen: self)
    }

    func makeTabs() -> KitchenTabs {
        KitchenTabs(kitchen: kitchen)
    }

    func customize(_ view: AnyView) -> some View {
        view.onOpenURL { self.follow($0) }
    }
}

/// The first question. Amounts in every recipe follow from the answer.
struct StartView: View {
    let kitchen: KitchenCoordinator
    @State private var people = 2

    var body: some View {
        VStack(spacing: 24) {
            Text("How many of you eat?").font(.largeTitle)
            Stepper("\(people) at the table", value: $people, in: 1...12)
            Button("Set the table") { kitchen.settle(for: people) }
        }
        .padding()
    }
}
