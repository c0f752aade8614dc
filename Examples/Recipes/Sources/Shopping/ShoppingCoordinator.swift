import Stinsen
import SwiftUI

/// What is still missing, sorted by the way through the shop.
final class ShoppingCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \ShoppingCoordinator.list)
    let kitchen: Kitchen

    @Root var list = makeList
    @Route(.modal) var item = makeItem

    init(kitchen: Kitchen) { self.kitchen = kitchen }

    func makeList() -> some View { ShoppingView(kitchen: kitchen) }
    func makeItem(name: String) -> some View { ItemView(name: name) }
}

/// The list. A tap crosses a thing out, a long press asks how much of it.
struct ShoppingView: View {
    @EnvironmentObject private var router: ShoppingCoordinator.Router
    @EnvironmentObject private var tabs: KitchenTabs.Router
    @ObservedObject var kitchen: Kitchen

    var body: some View {
        List(kitchen.missing, id: \.self) { name in
            Text(name).onLongPressGesture { router.route(to: \.item, name) }
        }
        .overlay {
            if kitchen.missing.isEmpty {
                Button("Nothing is missing. Plan the week?") { tabs.focusFirst(\.week) }
            }
        }
    }
}

/// How much of one thing, and whether it must be that brand.
struct ItemView: View {
    @Environment(\.dismiss) private var dismiss
    let name: String

    var body: some View {
        Button("Enough \(name)") { dismiss() }
    }
}
