import Stinsen
import SwiftUI

/// Decides whether the orchard is open.
final class GateCoordinator: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<GateCoordinator>

    /// Before anyone has a key.
    @Root var closed = makeClosed
    /// With a key.
    @Root
    var orchard = makeOrchard

    init(hasKey: Bool = false) {
        if hasKey {
            stack = NavigationStack(initial: \GateCoordinator.orchard)
        } else {
            stack = NavigationStack(initial: \GateCoordinator.closed)
        }
    }

    func unlock() { root(\.orchard) }

    func follow(_ url: URL) {
        switch url.host {
        case "tree":
            root(\.orchard).focusFirst(\.trees).child.route(to: \.tree, 7)
        case "basket":
            if let tabs = hasRoot(\.orchard) { tabs.focusFirst(\.basket) }
        default:
            popToRoot()
        }
    }
}
