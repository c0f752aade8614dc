import SwiftUI

@main
struct LibraryApp: App {
    @State private var flow = AppFlow()

    var body: some Scene {
        WindowGroup {
            flow.toView()
                .task { flow.start() }
        }
    }
}

/// The door, and what is behind it.
final class AppFlow: Showable {
    private let box = RootBox()
    private var shelfFlow: ShelfFlow?

    func start() { showDoor() }
    func toView() -> AnyView { box.toView() }

    private func showDoor() {
        box.setRoot(DoorScreen { [weak self] action in
            switch action {
            case .opened: self?.showShelves()
            }
        })
    }

    private func showShelves() {
        let columns = ColumnBox()
        let stack = StackBox(columns: columns)
        let flow = ShelfFlow(stack: stack)
        flow.actions.sink { [weak self] action in
            switch action {
            case .left: self?.showDoor()
            }
        }
        shelfFlow = flow
        flow.start()
        columns.setSidebar(stack)
        columns.setDetail(EmptyShelfScreen())
        box.setRoot(columns)
    }
}
