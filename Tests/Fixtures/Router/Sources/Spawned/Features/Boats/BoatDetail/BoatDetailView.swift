import SwiftUI

struct BoatDetailView: View {
    let router: Router

    var body: some View {
        VStack {
            Button("Back") { router.pop() }
            Button("Start over") { router.popToRoot() }
        }
    }
}

struct BerthView: View {
    let number: Int

    var body: some View { Text("Berth \(number)") }
}

struct FlagsView: View {
    var body: some View { Text("Flags") }
}
