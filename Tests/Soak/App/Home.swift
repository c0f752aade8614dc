import Scaffolding
import SwiftUI

/// An app in which there is something to find: a stack in a stack, and a screen nobody gets to.
@Scaffoldable final class Home: FlowCoordinatable {
    var stack = FlowStack<Home>(root: .home)

    func home() -> some View { NavigationStack { HomeView() } }
    func spare() -> some View { SpareView() }
}

struct HomeView: View {
    var body: some View { Text("Home") }
}

struct SpareView: View {
    var body: some View { Text("Spare") }
}
