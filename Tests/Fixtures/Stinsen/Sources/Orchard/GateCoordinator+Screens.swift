import Stinsen
import SwiftUI

extension GateCoordinator {
    @ViewBuilder func makeClosed() -> some View {
        ClosedView(model: ClosedModel()).onOpenURL { self.follow($0) }
    }

    func makeOrchard() -> OrchardCoordinator { OrchardCoordinator() }
}

struct ClosedView: View {
    @StateObject var model: ClosedModel

    var body: some View { Button("Turn the key") { model.turn() } }
}

final class ClosedModel: ObservableObject {
    @RouterObject var gate: GateCoordinator.Router?

    func turn() { gate?.coordinator.unlock() }
}
