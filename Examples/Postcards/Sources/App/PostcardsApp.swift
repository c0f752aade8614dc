import SwiftUI

/// Picture, words, address, stamp: postcards for people who are far away.
@main
struct PostcardsApp: App {
    @StateObject private var drawer = Drawer()

    var body: some Scene {
        WindowGroup {
            DrawerFlow()
                .environmentObject(drawer)
        }
    }
}
