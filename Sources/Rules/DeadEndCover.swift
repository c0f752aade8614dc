import Linking
import NavigationModel

/// A full-screen cover that nothing closes.
///
/// A cover has no swipe that takes it away. It is told only where nothing could: where all the code of what it shows is
/// at hand, and none of it gets hold of anything that might close it.
enum DeadEndCover: Rule {
    static let description = RuleDescription(
        id: "dead-end-cover", severity: .warning, systems: [.scaffolding, .stinsen, .flowStacks, .swiftUI],
        summary: "A full-screen cover has no way out.",
        why: """
            A sheet can be swiped away, a full-screen cover cannot. Where no code closes it, whoever gets there has to end the app.
            """,
        wrong: """
            .fullScreenCover(isPresented: $showsTour) { TourView() }

            struct TourView: View {
                var body: some View { Text("Welcome") }
            }
            """,
        right: """
            struct TourView: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("Done") { dismiss() } }
            }
            """,
        exceptions: """
            Nothing is said about a view that is handed a closure, a binding or an object, that takes anything from its environment
            which could close it, that uses UIKit or modifiers of the app's own, about a state that is set to false or nil anywhere,
            or kept outside of the view, and on watchOS and tvOS, which close covers themselves.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        let covers = app.graph.transitions.filter { transition in
            transition.style == .fullScreenCover && transition.to != nil && transition.evidence != .inferred
                && transition.through.isEmpty
        }
        guard !covers.isEmpty else { return [] }
        let search = CoverSearch(app)
        return covers.compactMap { cover -> Finding? in
            guard let shown = cover.to, search.hasNoWayOut(cover, shown) else { return nil }
            return finding(
                message: "\(shown.name) covers the screen, and nothing closes it.",
                help: "Give it a button that dismisses it, or present it as a sheet.", subject: shown.id,
                location: cover.location)
        }.unique
    }
}
