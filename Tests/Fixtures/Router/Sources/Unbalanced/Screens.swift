import SwiftUI

struct HomeView: View {
    @Environment(Router.self) private var router

    var body: some View {
        VStack {
            Button("Log") { router.push(.log) }
            Button("Anchorage") { router.push(.anchorage) }
        }
    }
}

struct LogView: View {
    @Environment(Router.self) private var router

    var body: some View {
        Button("Pier 2") { router.push(.pier(number: 2)) }
    }
}

struct ChartsView: View {
    var body: some View { Text("Charts") }
}

struct PierView: View {
    let number: Int

    var body: some View { Text("Pier \(number)") }
}
