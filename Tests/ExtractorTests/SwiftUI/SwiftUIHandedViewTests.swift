import TestSupport
import Testing

/// Views in closures that are given to code which returns nothing, or to values that only carry them.
struct SwiftUIHandedViewTests {
    private let rest = """
        final class Presenter { func present(@ViewBuilder _ content: @escaping () -> some View) { store(content) } }
        struct Stack<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { NavigationStack { content() } }
        }
        """

    @Test(arguments: ["NavigationStack { A() }", "Stack { A() }"])
    func stackInAHandedClosureIsNotTheViews(_ content: String) {
        let read = swiftUI(
            "Button(\"\") { presenter.present { \(content) } }", members: "let presenter: Presenter", rest: rest)
        #expect(read.transitions.isEmpty, "\(read.transitions.notation)")
        #expect(
            read.notUnderstood.map(\.reason) == ["a view is passed to `present`, which couldn't be followed"])
    }

    @Test func handedViewIsNoPartOfTheView() {
        let read = swiftUI(
            "VStack { C()\nButton(\"\") { presenter.present { Sender() } } }.sheet(isPresented: $isShown) { A() }",
            members: "@State var isShown = false\nlet presenter: Presenter",
            rest: rest
                + "\nstruct Sender: View { @State var isOn = false\nvar body: some View { C().sheet(isPresented: $isOn) { B(id: 1) } } }"
        )
        #expect(read.screens.first { $0.id == "Home" }?.contains.contains { $0.id == "Sender" } == false)
    }

    @Test func valueThatCarriesAnActionDoesNotNavigate() {
        let read = swiftUI(
            "C().sheet(isPresented: $model.isShown) { A() }", members: "@ObservedObject var model: Model",
            rest: """
                struct ActionItem { let title: String\nlet handler: () -> Void }
                final class Model: ObservableObject {
                    @Published var isShown = false
                    func items() -> [ActionItem] { [ActionItem(title: "Show") { self.isShown = true }] }
                }
                """)
        #expect(read.transitions.map(\.from.id).filter { $0 == "ActionItem" }.isEmpty)
        #expect(read.transitions.map(\.from.id).contains("Model"))
    }

    @Test func typeThatIsNoViewHidesNoContainer() {
        let read = swiftUI(
            "Group { NavigationStack { A() } }",
            rest: "struct Group: Sendable { var id = 1 }\nstruct Window: Sendable { var id = 1 }\n"
                + "struct Main: View { var body: some View { Text(\"\").sheet(isPresented: $x) { Group { B(id: 1) } } } }"
        )
        #expect(read.transitions.contains { $0.from.id == "Main" && $0.to?.id == "B" })
    }
}
