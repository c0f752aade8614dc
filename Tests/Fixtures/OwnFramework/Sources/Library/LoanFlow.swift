import Combine
import SwiftState

struct LoanParameters {
    enum Place {
        case cover(StackBox)
        case push(StackBox)
    }

    let place: Place
}

/// Lends a book, step by step.
final class LoanFlow {
    enum Mode { case cover, push }
    enum State: StateType { case initial, card, days, done }
    enum Event: EventType { case start, cardRead, daysChosen, cancel }

    private let parameters: LoanParameters
    private let inner = StackBox()
    private let machine: StateMachine<State, Event>

    init(parameters: LoanParameters) {
        self.parameters = parameters
        machine = .init(state: .initial)
        configure()
    }

    func start() { machine.tryEvent(.start) }

    private func configure() {
        machine.addRouteMapping { event, fromState, _ in
            switch (fromState, event) {
            case (.initial, .start): return .card
            case (.card, .cardRead): return .days
            case (.days, .daysChosen): return .done
            default: return nil
            }
        }
        machine.addRoutes(event: .cancel, transitions: [.days => .done]) { [weak self] _ in
            self?.close()
        }
        machine.addAnyHandler(.any => .any) { [weak self] context in
            guard let self else { return }
            switch (context.fromState, context.toState) {
            case (.initial, .card): showCard()
            case (.card, .days): showDays()
            case (.days, .done): showReceipt()
            default: break
            }
        }
    }

    private func showCard() {
        let screen = CardScreen()
        screen.actions.sink { [weak self] action in
            switch action {
            case .read: self?.machine.tryEvent(.cardRead)
            }
        }
        switch parameters.place {
        case .cover(let stack):
            inner.setRoot(screen)
            stack.setCover(inner)
        case .push(let stack):
            stack.push(screen)
        }
    }

    private func showDays() {
        let screen = DaysScreen()
        screen.actions.sink { [weak self] action in
            switch action {
            case .chosen: self?.machine.tryEvent(.daysChosen)
            case .cancelled: self?.machine.tryEvent(.cancel)
            }
        }
        inner.push(screen)
    }

    private func showReceipt() { inner.push(ReceiptScreen()) }

    private func close() {
        if case .cover(let stack) = parameters.place { stack.setCover(nil) }
    }
}
