// Forms: 2.x. `route(to:as:onDismiss:)` with push, sheet and cover, its typed closure, `.view()`, no `present`; and the
// concrete returns that 3.0 and 3.1 still track.
import Scaffolding
import SwiftUI

@Scaffoldable @Observable
final class OrchardCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<OrchardCoordinator>(root: .trees)

    func trees() -> some View { TreesView() }
    func tree(id: Int) -> some View { Text("Tree \(id)") }
    func ladder() -> any Coordinatable { LadderCoordinator() }
    func barn() -> LadderCoordinator { LadderCoordinator() }

    @ScaffoldingTracked
    func marked() -> LadderCoordinator { LadderCoordinator() }
}

@Scaffoldable @Observable
final class LadderCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<LadderCoordinator>(root: .rung(1))

    func rung(_ number: Int) -> some View { Text("Rung \(number)") }
}

struct TreesView: View {
    @Environment(OrchardCoordinator.self) var coordinator

    var body: some View {
        Button("Push") { coordinator.route(to: .tree(id: 1), as: .push) }
        Button("Sheet") { coordinator.route(to: .tree(id: 2), as: .sheet, onDismiss: { print("shut") }) }
        Button("Cover") { coordinator.route(to: .ladder, as: .fullScreenCover) }
        Button("Climb") {
            coordinator.route(to: .ladder, as: .sheet) { (ladder: LadderCoordinator) in
                ladder.route(to: .rung(2))
            }
        }
        Button("Barn") { coordinator.route(to: .barn) }
    }
}

struct OrchardScene: Scene {
    @State private var coordinator = OrchardCoordinator()

    var body: some Scene {
        WindowGroup { coordinator.view() }
    }
}
