import FlowStacks
import SwiftUI

/// The picture comes first. Words follow from it.
struct Words: Hashable {
    let picture: String
}

/// Where the card goes.
struct Address: Hashable {
    let picture: String
    let words: String
}

/// A new card, step by step.
///
/// It covers the drawer and has a path of its own, so that nothing of a half-written card is left when it is thrown
/// away.
struct WritingFlow: View {
    let name: String?

    @State private var path = FlowPath()

    var body: some View {
        FlowStack($path, withNavigation: true) {
            PictureView()
                .flowDestination(for: Words.self) { words in
                    WordsView(picture: words.picture)
                }
                .flowDestination(for: Address.self) { address in
                    AddressView(address: address, name: name)
                }
        }
    }
}
