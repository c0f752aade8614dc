import SwiftUI

@main
struct FerryApp: App {
    @State private var flow = CrossingsFlow()

    var body: some Scene {
        WindowGroup {
            flow.toPresentable()
                .task { flow.start() }
                .onOpenURL { url in
                    switch url.host() {
                    case "harbor": flow.showHarbor()
                    default: break
                    }
                }
        }
    }
}
