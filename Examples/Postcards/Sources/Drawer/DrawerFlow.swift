import FlowStacks
import SwiftUI

/// What can be taken out of the drawer.
enum DrawerScreen: Hashable {
    /// A card, written or received.
    case card(id: Card.ID)
    /// The back of a card, where the words are.
    case back(id: Card.ID)
    /// Everybody one writes to.
    case people
    /// A new card, from the picture to the stamp.
    case writing(name: String?)
}

/// The drawer with all cards, and everything that starts from it.
///
/// | link | opens |
/// |:-----|:------|
/// | `postcards://card/12` | the card |
/// | `postcards://write/Ada` | a new card, with the people it can go to below |
struct DrawerFlow: View {
    @State private var routes: Routes<DrawerScreen> = []

    var body: some View {
        FlowStack($routes, withNavigation: true) {
            DrawerView()
                .flowDestination(for: DrawerScreen.self) { screen in
                    switch screen {
                    case .card(let id):
                        CardView(id: id)
                    case .back(let id):
                        BackView(id: id)
                    case .people:
                        PeopleView()
                    case .writing(let name):
                        WritingFlow(name: name)
                    }
                }
        }
        .onOpenURL { follow($0) }
    }

    private func follow(_ url: URL) {
        switch url.host {
        case "card":
            guard let id = Int(url.lastPathComponent) else { return }
            routes.push(.card(id: id))
        case "write":
            routes = [
                .sheet(.people, withNavigation: true),
                .cover(.writing(name: url.lastPathComponent), withNavigation: false),
            ]
        default:
            routes.goBackToRoot()
        }
    }
}
