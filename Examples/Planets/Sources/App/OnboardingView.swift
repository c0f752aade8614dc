import SwiftUI

/// What a first launch shows, and nothing that could be skipped.
///
/// Both ways out end in the app: signing in is only a shorter way to a name on the profile.
struct OnboardingView: View {
    @Environment(AppCoordinator.self) private var app

    var body: some View {
        NightSky {
            VStack(alignment: .leading, spacing: 24) {
                Text("Planets").font(.largeTitle.bold())
                Text("Look around. Choose a world. We take you there and, usually, back.")
                Spacer()
                Button("Look around") { app.finishOnboarding() }
                    .buttonStyle(.borderedProminent)
                Button("I have an account") {
                    app.signIn { app.finishOnboarding() }
                }
            }
            .padding(32)
        }
    }
}
