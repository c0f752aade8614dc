// Forms: 1.x, then named Zen. `@Flow`, `@FlowIgnored`, `@FlowTracked` (which forces any return type), `.view()`.
import SwiftUI
import Zen

@Flow @Observable
final class PondCoordinator: FlowCoordinatable {
    var stack = FlowStack<PondCoordinator>(root: .shore)

    func shore() -> some View { ShoreView() }
    func boat() -> any Coordinatable { BoatCoordinator() }

    @FlowIgnored
    func makeShore() -> some View { ShoreView() }

    @FlowTracked
    func forced() -> BoatCoordinator { BoatCoordinator() }
}

@Flow @Observable
final class BoatCoordinator: FlowCoordinatable {
    var stack = FlowStack<BoatCoordinator>(root: .deck)

    func deck() -> some View { Text("Deck") }
}

struct ShoreView: View {
    @Environment(PondCoordinator.self) var coordinator

    var body: some View {
        Button("Boat") { coordinator.route(to: .boat, as: .fullScreenCover) }
        Button("Swim") { coordinator.route(to: .forced) }
    }
}

struct PondScene: Scene {
    var body: some Scene {
        WindowGroup {
            PondCoordinator().view()
        }
    }
}
