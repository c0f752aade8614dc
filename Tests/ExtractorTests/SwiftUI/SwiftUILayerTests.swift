import NavigationModel
import TestSupport
import Testing

/// Tabs that lie above each other, one of which is visible.
struct SwiftUILayerTests {
    private static let section = """
        enum Section: String, Hashable { case first, second }
        struct Stack: View { var body: some View { NavigationStack { A() } } }
        struct Bar: View {
            @Binding var section: Section
            var body: some View { Button("") { section = .second } }
        }
        """

    private static func app(_ layers: String) -> NavigationGraph {
        swiftUI(
            "VStack { ZStack { \(layers) }; Bar(section: $section) }",
            members: "@AppStorage(.section) private var section: Section = .first",
            rest: section + """
                struct Hint: View {
                    @AppStorage(.section) private var section: Section = .first
                    var body: some View { Button("") { section = .first } }
                }
                """)
    }

    @Test func layersThatASelectionFadesAreTabs() {
        let read = Self.app(
            "Stack().opacity(section == .first ? 1 : 0)\nB().padding().opacity(section == .second ? 1 : 0)")
        #expect(read.coordinators.notation.contains("Home tab from first, second"), "\(read.coordinators.notation)")
        #expect(read.called.contains("Bar -tab-> Home.second (B) call"))
        #expect(read.called.contains("Hint -tab-> Home.first (Stack) call"))
    }

    @Test(arguments: [
        // Parts of a screen.
        "A().opacity(section == .first ? 1 : 0)\nB().opacity(section == .second ? 1 : 0)",
        // Something that is always there.
        "Stack().opacity(section == .first ? 1 : 0)\nB()",
        // Visible for all other cases.
        "Stack().opacity(section == .first ? 0 : 1)\nB().opacity(section == .second ? 0 : 1)",
        "Stack().opacity(section == .first ? 1 : 2)\nB().opacity(section == .second ? 1 : 2)",
    ]) func otherLayersAreNone(_ layers: String) {
        #expect(!Self.app(layers).coordinators.notation.contains { $0.hasPrefix("Home") })
    }
}
