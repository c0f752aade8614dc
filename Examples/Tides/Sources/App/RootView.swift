import SwiftUI

/// How far somebody has come: nobody sees a tide before choosing a harbour.
enum Stage {
    /// No harbour has been chosen yet.
    case welcome
    /// One has, and the tides are known.
    case ashore
}

/// The whole app: the welcome once, ever after the tabs.
struct RootView: View {
    @State private var stage: Stage = .welcome

    var body: some View {
        switch stage {
        case .welcome:
            WelcomeView(stage: $stage)
        case .ashore:
            ShoreTabs()
        }
    }
}

/// Asks for the harbour that counts from now on.
struct WelcomeView: View {
    @Binding var stage: Stage

    @Environment(Almanac.self) private var almanac

    var body: some View {
        List(almanac.harbours) { harbour in
            Button(harbour.name) {
                almanac.home = harbour.id
                stage = .ashore
            }
        }
    }
}
