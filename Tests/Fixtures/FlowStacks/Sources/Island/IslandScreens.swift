import FlowStacks
import SwiftUI

struct BeachView: View {
    let openCave: (Int) -> Void
    let openMap: () -> Void

    var body: some View {
        VStack {
            Button("Cave") { openCave(3) }
            Button("Map", action: openMap)
        }
    }
}

struct CaveView: View {
    let depth: Int
    let goBack: () -> Void
    let leave: () -> Void

    @EnvironmentObject private var navigator: FlowNavigator<IslandScreen>

    var body: some View {
        VStack {
            Button("Deeper") { navigator.push(.cave(depth: depth + 1)) }
            Button("Help") { navigator.presentCover(.rescue) }
            Button("Back", action: goBack)
            Button("Out", action: leave)
        }
    }
}

struct MapView: View {
    @EnvironmentObject private var navigator: FlowNavigator<IslandScreen>

    var body: some View {
        VStack {
            Button("Ferry") { navigator.presentSheet(.ferry, onDismiss: { print("ashore") }) }
            Button("Fold") { navigator.dismiss() }
        }
    }
}
