import FlowStacks
import SwiftUI

enum StoresScreen: Hashable {
    case shelf(number: Int)
    case order
}

final class StoresModel: ObservableObject {
    @Published var routes: Routes<StoresScreen> = []

    func open(_ shelf: Int) {
        routes.push(.shelf(number: shelf))
    }

    func order() {
        routes.presentSheet(.order)
    }

    func close() {
        routes.removeAll()
    }
}

struct StoresFlow: View {
    @StateObject private var model = StoresModel()

    var body: some View {
        FlowStack($model.routes, withNavigation: true) {
            StoresView(model: model)
                .flowDestination(for: StoresScreen.self) { screen in
                    switch screen {
                    case .shelf(let number): ShelfView(number: number, order: model.order)
                    case .order: OrderView(model: model)
                    }
                }
        }
    }
}

struct StoresView: View {
    @ObservedObject var model: StoresModel

    var body: some View {
        List(1..<4) { number in
            Button("Shelf \(number)") { model.open(number) }
        }
    }
}

struct ShelfView: View {
    let number: Int
    let order: () -> Void

    var body: some View { Button("Order", action: order) }
}

struct OrderView: View {
    @ObservedObject var model: StoresModel

    var body: some View { Button("Sent") { model.close() } }
}
