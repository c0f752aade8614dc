import FlowStacks
import SwiftUI

struct Watch: Hashable {
    let hour: Int
}

/// Four hours each.
struct WatchFlow: View {
    @State private var isResting = false

    var body: some View {
        FlowStack(withNavigation: true) {
            WatchList(isResting: $isResting)
                .flowDestination(for: Watch.self) { watch in
                    WatchView(watch: watch)
                }
                .flowDestination(isPresented: $isResting, style: .cover) {
                    RestView()
                }
        }
    }
}

struct WatchList: View {
    @Binding var isResting: Bool

    @State private var swapped: Watch?

    var body: some View {
        List {
            FlowLink("Noon", value: Watch(hour: 12), style: .push)
            Button("Swap") { swapped = Watch(hour: 16) }
            Button("Rest") { isResting = true }
        }
        .flowDestination(item: $swapped, style: .sheet(withNavigation: true)) { watch in
            SwapView(watch: watch)
        }
    }
}

struct WatchView: View {
    let watch: Watch

    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View { Button("Over") { navigator.pop() } }
}

struct SwapView: View {
    let watch: Watch

    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}

struct RestView: View {
    var body: some View { Text("Sleep") }
}
