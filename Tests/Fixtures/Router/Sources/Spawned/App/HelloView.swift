import SwiftUI

struct HelloView: View {
    @Environment(Router.self) private var router

    var body: some View {
        VStack {
            Button("Boats") { router.push(.boatList) }
            Button("Settings") { router.push(.settings(tab: .general)) }
        }
    }
}
