import SwiftUI

enum LampRoute: Hashable {
    case green
    case red(seconds: Int)

    @ViewBuilder var destination: some View {
        switch self {
        case .green: GreenLampView()
        case .red(let seconds): RedLampView(seconds: seconds)
        }
    }
}

struct LampsView: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Green", value: LampRoute.green)
                NavigationLink("Red", value: LampRoute.red(seconds: 4))
            }
            .navigationDestination(for: LampRoute.self) { $0.destination }
        }
    }
}

struct GreenLampView: View {
    var body: some View {
        NavigationLink("The other one", value: LampRoute.red(seconds: 4))
    }
}

struct RedLampView: View {
    let seconds: Int

    var body: some View { Text("\(seconds) s") }
}
