import Stinsen
import SwiftUI

struct RowsView: View {
    @EnvironmentObject private var router: TreesCoordinator.Router

    var body: some View {
        List(0..<9) { number in
            Button("Tree \(number)") { router.route(to: \.tree, number) }
        }
        .toolbar {
            Button("Plant") { router.route(to: \.plant).child.route(to: \.water, 1) }
            Button("Look around") { router.route(to: \.panorama) { print("closed") } }
        }
    }
}

struct TreeView: View {
    @RouterObject private var router: NavigationRouter<TreesCoordinator>?
    let number: Int
    @State private var isSweet = true

    var body: some View {
        VStack {
            Button("Pick") { router?.route(to: \.apple, "Cox") }
            Button("Weather") { router?.route(to: isSweet ? \.storm : \.frost) }
            Button("Rows") { router?.popToRoot() }
        }
    }
}

struct AppleView: View {
    let name: String

    var body: some View {
        Button("Back") {
            let router: TreesCoordinator.Router? = RouterStore.shared.retrieve()
            router?.popLast()
        }
        Button("Tree") {
            guard let router: NavigationRouter<TreesCoordinator> = RouterStore.shared.retrieve() else { return }
            router.focusFirst(\.tree)
        }
    }
}

struct StormView: View {
    @EnvironmentObject private var router: TreesCoordinator.Router
    let weather: Weather
    let next: PartialKeyPath<TreesCoordinator>

    var body: some View {
        Button("Wait") { router.pop() }
        Button("Anywhere") { router.route(to: next) }
        Button("Nowhere") { router.route(to: \.nowhere) }
        if router.isRoot(\.rows) { Text("Home") }
    }
}
