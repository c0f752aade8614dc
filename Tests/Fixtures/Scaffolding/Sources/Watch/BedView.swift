// Forms: types of one name in two modules, and a private one in two files. Neither pair may be mixed up.
import Scaffolding
import SwiftUI

@MainActor @Observable @Scaffoldable
final class ShedCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<ShedCoordinator>(root: .glance)

    func glance() -> some View { BedView() }
    func local() -> some View { LocalView() }
}

struct BedView: View {
    @Environment(ShedCoordinator.self) private var shed

    var body: some View {
        Button("Local") { shed.route(to: .local) }
    }
}

private struct LocalView: View {
    @Environment(ShedCoordinator.self) private var shed

    var body: some View {
        Button("Back") { shed.pop() }
    }
}
