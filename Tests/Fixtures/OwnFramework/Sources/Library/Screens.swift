import Combine
import SwiftUI

final class DoorScreen: Showable {
    enum Action { case opened }

    private let send: (Action) -> Void

    init(send: @escaping (Action) -> Void) { self.send = send }

    func toView() -> AnyView { AnyView(DoorView { [send] in send(.opened) }) }
}

/// A closed door.
struct DoorView: View {
    let open: () -> Void

    var body: some View { Button("Open") { open() } }
}

final class EmptyShelfScreen: Showable {
    func toView() -> AnyView { AnyView(EmptyShelfView()) }
}

struct EmptyShelfView: View {
    var body: some View { Text("Choose a book") }
}

final class ShelfScreen: Showable {
    enum Action { case book(Int), help, leave }

    private let viewModel = ShelfModel()
    private let actionsSubject = PassthroughSubject<Action, Never>()
    var actions: AnyPublisher<Action, Never> { actionsSubject.eraseToAnyPublisher() }

    func start() {
        viewModel.actions.sink { [weak self] action in self?.actionsSubject.send(action) }
    }

    func toView() -> AnyView { AnyView(ShelfView(model: viewModel)) }
}

final class ShelfModel {
    let actions = PassthroughSubject<ShelfScreen.Action, Never>()
}

struct ShelfView: View {
    let model: ShelfModel

    var body: some View {
        List {
            Button("A book") { model.actions.send(.book(1)) }
            Button("Help") { model.actions.send(.help) }
        }
    }
}

final class BookScreen: Showable {
    var onLoan: (() -> Void)?
    var onBack: (() -> Void)?

    init(id: Int) {}

    func toView() -> AnyView { AnyView(BookView(screen: self)) }
}

struct BookView: View {
    let screen: BookScreen

    var body: some View { Button("Borrow") { screen.onLoan?() } }
}

final class HelpScreen: Showable {
    func toView() -> AnyView { AnyView(HelpView()) }
}

struct HelpView: View {
    var body: some View { Text("Help") }
}

final class CardScreen: Showable {
    enum Action { case read }

    let actions = PassthroughSubject<Action, Never>()

    func toView() -> AnyView { AnyView(CardView()) }
}

struct CardView: View {
    var body: some View { Text("Card") }
}

final class DaysScreen: Showable {
    enum Action { case chosen, cancelled }

    let actions = PassthroughSubject<Action, Never>()

    func toView() -> AnyView { AnyView(DaysView()) }
}

struct DaysView: View {
    var body: some View { Text("Days") }
}

final class ReceiptScreen: Showable {
    func toView() -> AnyView { AnyView(ReceiptView()) }
}

struct ReceiptView: View {
    var body: some View { Text("Receipt") }
}
