import Observation
import SwiftUI

/// Leads the way. Views and models say where to, and know nothing of each other.
@Observable
final class Router {
    var path = NavigationPath()
    var sheet: Sheet?
    var cover: Cover?

    /// One step further in.
    func push(_ route: Route) {
        path.append(route)
    }

    /// Leaves everything and starts from one place.
    func replace(_ route: Route) {
        path = NavigationPath()
        path.append(route)
    }

    /// Holds a sheet up.
    func present(_ sheet: Sheet) {
        self.sheet = sheet
    }

    /// One step back.
    func pop() {
        path.removeLast()
    }

    /// Back to the foyer.
    func popToRoot() {
        path = NavigationPath()
    }

    /// The codes beside the pieces and on the tickets.
    ///
    /// | link | opens |
    /// |:-----|:------|
    /// | `museum://piece/17` | the piece, its hall below it |
    /// | `museum://ticket` | the ticket |
    /// | `museum://plan` | the plan, over whatever is shown |
    func follow(_ url: URL) {
        switch url.host() {
        case "piece":
            guard let id = Int(url.lastPathComponent) else { return }
            replace(.hall(number: id / 10))
            push(.piece(id: id))
        case "ticket":
            replace(.ticket)
        case "plan":
            present(.plan)
        default:
            popToRoot()
        }
    }
}
