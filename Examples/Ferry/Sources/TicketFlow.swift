import Combine
import SwiftUI

/// Buys a ticket: who travels, then how it is paid.
@MainActor
final class TicketFlow {
    enum Action { case finished }

    private let stack: Stack
    private let crossing: String
    private var cancellables: Set<AnyCancellable> = []
    private let actionsSubject = PassthroughSubject<Action, Never>()
    var actions: AnyPublisher<Action, Never> { actionsSubject.eraseToAnyPublisher() }

    init(stack: Stack, crossing: String) {
        self.stack = stack
        self.crossing = crossing
    }

    func start() {
        showTravelers()
    }

    private func showTravelers() {
        let screen = TravelersScreen(crossing: crossing)
        screen.actions
            .sink { [weak self] action in
                switch action {
                case .next(let travelers): self?.showPayment(travelers: travelers)
                case .cancel: self?.actionsSubject.send(.finished)
                }
            }
            .store(in: &cancellables)
        stack.setRoot(screen)
    }

    private func showPayment(travelers: Int) {
        let screen = PaymentScreen(travelers: travelers)
        screen.actions
            .sink { [weak self] action in
                switch action {
                case .paid: self?.actionsSubject.send(.finished)
                case .back: self?.stack.pop()
                }
            }
            .store(in: &cancellables)
        stack.push(screen)
    }
}
