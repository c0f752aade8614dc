import SwiftUI

/// The dark backdrop that every world is shown on.
///
/// It decorates and nothing else, so it may stand around any screen:
///
/// ```swift
/// NightSky { MoonView(id: "titan", planet: "saturn") }
/// ```
struct NightSky<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .scrollContentBackground(.hidden)
            .background(Color.black.gradient)
            .environment(\.colorScheme, .dark)
    }
}
