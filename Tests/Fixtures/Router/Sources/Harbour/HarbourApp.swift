import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup {
            HarbourRoot()
        }
    }
}

enum Phase {
    case starting, closed, open
}

@Observable
final class Session {
    var phase: Phase = .starting

    func close() {
        phase = .closed
    }
}

/// Shut, or open with all its desks.
struct HarbourRoot: View {
    @State private var session = Session()

    var body: some View {
        Group {
            switch session.phase {
            case .starting:
                SplashView()
            case .closed:
                LoginView(phase: $session.phase)
            case .open:
                HarbourTabs()
            }
        }
        .environment(session)
        .task { session.phase = .closed }
    }
}

struct SplashView: View {
    var body: some View { ProgressView() }
}

struct LoginView: View {
    @Binding var phase: Phase

    var body: some View {
        Button("Open the harbour") { phase = .open }
    }
}
