import Combine
import SwiftUI

/// Where the ferries go, and when.
final class CrossingsFlow: Screen {
    private let stack = Stack()
    private var ticketFlow: TicketFlow?
    private var cancellables: Set<AnyCancellable> = []

    func start() {
        showCrossings()
    }

    func toPresentable() -> AnyView {
        stack.toPresentable()
    }

    /// Every crossing of the day.
    private func showCrossings() {
        let screen = CrossingsScreen()
        screen.actions
            .sink { [weak self] action in
                switch action {
                case .selected(let crossing): self?.showCrossing(crossing)
                case .harbor: self?.showHarbor()
                }
            }
            .store(in: &cancellables)
        stack.setRoot(screen)
    }

    /// One crossing, with the deck and the weather.
    private func showCrossing(_ crossing: String) {
        let screen = CrossingScreen(crossing: crossing)
        screen.actions
            .sink { [weak self] action in
                switch action {
                case .buy: self?.buyTicket(for: crossing)
                }
            }
            .store(in: &cancellables)
        stack.push(screen)
    }

    /// Where the ferry leaves.
    func showHarbor() {
        stack.push(HarborScreen())
    }

    /// A ticket, on a stack of its own.
    private func buyTicket(for crossing: String) {
        let sheet = Stack()
        let flow = TicketFlow(stack: sheet, crossing: crossing)
        flow.actions
            .sink { [weak self] action in
                switch action {
                case .finished: self?.stack.setSheet(nil)
                }
            }
            .store(in: &cancellables)
        ticketFlow = flow
        flow.start()
        stack.setSheet(sheet)
    }
}
