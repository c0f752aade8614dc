import Linking
import NavigationModel

/// A full-screen cover that nothing closes.
///
/// A cover has no swipe that takes it away. It is told only where nothing could: where all the code of what it shows is
/// at hand, and none of it gets hold of anything that might close it.
enum DeadEndCover: Rule {
    static let description = RuleDescription(
        id: "dead-end-cover", severity: .warning, systems: [.scaffolding, .stinsen, .flowStacks, .swiftUI, .uikit],
        summary: "A full-screen cover can't be dismissed.",
        why: """
            People can swipe a sheet away, but not a full-screen cover. If no code dismisses it, they have to quit the app.
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
            The rule ignores a view that receives a closure, a binding or an object, that gets something from its
            environment that could dismiss it, or that uses UIKit or custom modifiers. It ignores a cover whose state is
            set to false or nil anywhere, or is kept outside the view. It ignores watchOS and tvOS, which have their own
            way to dismiss a cover. It reports a view controller only if it holds nothing but views and plain data, and no
            other code of the app dismisses anything or replaces the root.
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
                message: "\(shown.name) is a full-screen cover, and nothing dismisses it.",
                help: "Add a button that dismisses it, or present it as a sheet.", subject: shown.id,
                location: cover.location)
        }.unique
    }
}
