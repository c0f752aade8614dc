import Combine
import SwiftUI

final class CrossingsScreen: Screen {
    enum Action { case selected(String), harbor }

    let actions = PassthroughSubject<Action, Never>()

    func toPresentable() -> AnyView {
        AnyView(CrossingsView { [actions] in actions.send($0) })
    }
}

/// Every crossing of the day, the next one first.
struct CrossingsView: View {
    let send: (CrossingsScreen.Action) -> Void

    var body: some View {
        List {
            Button("Northbank, 9:40") { send(.selected("Northbank")) }
            Button("Harbor") { send(.harbor) }
        }
        .navigationTitle("Crossings")
    }
}

final class CrossingScreen: Screen {
    enum Action { case buy }

    let actions = PassthroughSubject<Action, Never>()
    private let crossing: String

    init(crossing: String) {
        self.crossing = crossing
    }

    func toPresentable() -> AnyView {
        AnyView(CrossingView(crossing: crossing) { [actions] in actions.send($0) })
    }
}

struct CrossingView: View {
    let crossing: String
    let send: (CrossingScreen.Action) -> Void

    var body: some View {
        Button("Buy a ticket") { send(.buy) }
            .navigationTitle(crossing)
    }
}

final class HarborScreen: Screen {
    func toPresentable() -> AnyView {
        AnyView(HarborView())
    }
}

struct HarborView: View {
    var body: some View {
        Text("Pier 3").navigationTitle("Harbor")
    }
}
