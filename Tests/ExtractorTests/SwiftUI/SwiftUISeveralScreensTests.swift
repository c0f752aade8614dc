import NavigationModel
import TestSupport
import Testing

/// One sheet that holds several screens, and code that sets which of them is there.
struct SwiftUISeveralScreensTests {
    /// The screens that a button opens whose model opens one sheet with `content`.
    private func shown(_ setting: String, _ content: String) -> Set<String?> {
        let read = graph(
            """
            import SwiftUI
            @main struct Main: App { var body: some Scene { WindowGroup { Shell() } } }
            struct Settings: View { var body: some View { Text("Settings") } }
            struct Picker: View { var body: some View { Text("Picker") } }
            extension View { func framed() -> some View { padding() } }
            enum Mode { case full, picking, none }
            final class Model: ObservableObject {
                @Published var isShown = false
                @Published var isFull = true
                @Published var mode = Mode.full
                func open() { \(setting) }
            }
            struct Page: View { @ObservedObject var model: Model; var body: some View { Button("Open") { model.open() } } }
            struct Shell: View {
                @StateObject var model = Model()
                var body: some View { Page(model: model).sheet(isPresented: $model.isShown) { sheet } }
                @ViewBuilder var sheet: some View { \(content) }
            }
            """)
        return Set(read.transitions.filter { $0.from.id == "Page" }.map { $0.to?.id })
    }

    private static let both = """
        ZStack {
            if model.isFull { Settings() }
            if model.mode == .picking { Picker() }
        }.framed()
        """

    /// What is set beside the state that opens the sheet tells which of its screens is there.
    @Test(arguments: [
        ("isFull = true; mode = .full; isShown = true", ["Settings"]),
        ("isFull = false; mode = .picking; isShown = true", ["Picker"]),
        ("isShown = true; isFull = false; mode = .picking", ["Picker"]),
        ("isFull = true; mode = .picking; isShown = true", ["Picker", "Settings"]),
        // What decides about one says nothing about the other.
        ("isFull = false; isShown = true", ["Picker"]),
        ("mode = .full; isShown = true", ["Settings"]),
        ("isShown = true", ["Picker", "Settings"]),
        // What is not set to a constant, or only sometimes, decides nothing.
        ("isFull = !isFull; mode = .picking; isShown = true", ["Picker", "Settings"]),
        ("if isFull { mode = .full }; isShown = true", ["Picker", "Settings"]),
        // Nothing would be left.
        ("isFull = false; mode = .none; isShown = true", ["Picker", "Settings"]),
    ]) func codeThatOpensASheetTellsWhichScreenItHolds(_ setting: String, _ expected: [String]) {
        #expect(shown(setting, Self.both) == Set(expected))
    }

    /// The arms of one condition, and what stands in several of them.
    @Test(arguments: [
        ("if model.isFull { Settings() } else { Picker() }", ["Picker"]),
        ("switch model.mode { case .full: Settings(); case .picking, .none: Picker() }", ["Picker"]),
        ("if model.mode == .full { Settings() } else { Group { Picker() } }", ["Picker"]),
        ("if model.isFull { own } else if model.mode == .picking { Picker() } else { own }", ["Picker", "Settings"]),
    ]) func armsOfOneConditionAreTold(_ content: String, _ expected: [String]) {
        let members = content.contains("own") ? "\(content) }\nvar own: some View { Settings()" : content
        #expect(shown("isFull = false; mode = .picking; isShown = true", members) == Set(expected))
    }
}
