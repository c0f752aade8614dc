import Combine
import SwiftUI

final class TravelersScreen: Screen {
    enum Action { case next(Int), cancel }

    let actions = PassthroughSubject<Action, Never>()
    private let crossing: String

    init(crossing: String) {
        self.crossing = crossing
    }

    func toPresentable() -> AnyView {
        AnyView(TravelersView(crossing: crossing) { [actions] in actions.send($0) })
    }
}

/// Who travels.
struct TravelersView: View {
    let crossing: String
    let send: (TravelersScreen.Action) -> Void

    var body: some View {
        Form {
            Button("Next") { send(.next(1)) }
            Button("Cancel") { send(.cancel) }
        }
        .navigationTitle(crossing)
    }
}

final class PaymentScreen: Screen {
    enum Action { case paid, back }

    let actions = PassthroughSubject<Action, Never>()
    private let travelers: Int

    init(travelers: Int) {
        self.travelers = travelers
    }

    func toPresentable() -> AnyView {
        AnyView(PaymentView(travelers: travelers) { [actions] in actions.send($0) })
    }
}

struct PaymentView: View {
    let travelers: Int
    let send: (PaymentScreen.Action) -> Void

    var body: some View {
        Form {
            Button("Pay for \(travelers)") { send(.paid) }
            Button("Back") { send(.back) }
        }
        .navigationTitle("Payment")
    }
}
