import NavigationModel
import TestSupport
import Testing

/// View modifiers of the app that navigate: those navigate who apply them.
struct SwiftUIModifierTests {
    private static let donating = """
        struct Donating: ViewModifier {
            @State private var isShown = false
            func body(content: Content) -> some View {
                content.toolbar { Button("Donate") { show() } }.sheet(isPresented: $isShown) { C() }
            }
            private func show() { isShown = true }
        }
        extension View { func donating() -> some View { modifier(Donating()) } }
        """

    private func ways(_ read: NavigationGraph) -> [String] {
        read.transitions.map { "\($0.from.name) -\($0.style.rawValue)-> \($0.to?.name ?? "") \($0.evidence.rawValue)" }
    }

    @Test(arguments: ["Text(\"\").modifier(Donating())", "Text(\"\").donating()"])
    func viewNavigatesThroughAModifierThatItApplies(_ body: String) {
        let read = swiftUI(body, rest: Self.donating)
        #expect(Set(ways(read)) == ["Home -sheet-> C indirect"])
        #expect(read.transitions.allSatisfy { $0.through.contains("Donating.body(content:)") })
        #expect(!read.screens.contains { $0.name == "Donating" }, "\(read.screens.map(\.name))")
    }

    @Test func modifierByWayOfAnotherFunctionIsAppliedToo() {
        let read = swiftUI(
            "Text(\"\").framed()",
            rest: """
                struct Panel: View {
                    @State var isShown = false
                    var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { C() } }
                }
                struct Framed: ViewModifier {
                    func body(content: Content) -> some View { ZStack { content; Panel() } }
                }
                extension View {
                    func framed() -> some View { self.framed(1) }
                    func framed(_ count: Int) -> some View { self.modifier(Framed()) }
                }
                """)
        #expect(read.screens.first { $0.id == "Home" }?.contains.map(\.id) == ["Framed"])
        #expect(read.screens.first { $0.id == "Framed" }?.contains.map(\.id) == ["Panel"])
    }

    /// A property of which only that it's a view is said, and modifiers that stand in `#if`.
    @Test(arguments: ["header.helping($isShown)", "Text(\"\")\n#if os(iOS)\n.padding().helping($isShown)\n#endif"])
    func modifierIsAppliedToWhateverIsAView(_ body: String) {
        let read = swiftUI(
            body, members: "@State private var isShown = false\nvar header: some View { Text(\"\") }",
            rest: """
                extension View {
                    func helping(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { C() } }
                }
                """)
        #expect(Set(ways(read)) == ["Home -sheet-> C indirect"])
    }

    @Test func modifierByWayOfAPropertyShowsWhatItIsAppliedTo() {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isShown) { A().newer.zooming() }",
            members: "@State private var isShown = false",
            rest: """
                struct Newer<Content: View> { let content: Content\nfunc zooming() -> some View { content } }
                extension View { var newer: Newer<Self> { Newer(content: self) } }
                """)
        #expect(read.transitions.compactMap { $0.to?.id } == ["A"])
    }

    @Test func modifierInAModifierLeadsToTheView() {
        let outer = "struct Outer: ViewModifier { func body(content: Content) -> some View { content.donating() } }"
        let read = swiftUI("Text(\"\").modifier(Outer())", rest: "\(Self.donating)\n\(outer)")
        #expect(Set(ways(read)) == ["Home -sheet-> C indirect"])
    }

    @Test func modifierThatNobodyAppliesTellsItItself() {
        let read = swiftUI("Text(\"\")", rest: Self.donating)
        #expect(Set(ways(read)) == ["Donating -sheet-> C call"])
    }

    @Test func applyingAModifierMakesNothingLessCertain() {
        let deep = """
            struct Deep: ViewModifier {
                @State private var isShown = false
                func body(content: Content) -> some View {
                    content.onAppear { one() }.sheet(isPresented: $isShown) { C() }
                }
                private func one() { two() }
                private func two() { three() }
                private func three() { isShown = true }
            }
            extension View { func deep() -> some View { modifier(Deep()) } }
            """
        #expect(Set(ways(swiftUI("Text(\"\").deep()", rest: deep))) == ["Home -sheet-> C indirect"])
    }

    /// A modifier is found whichever way its extension names the library's protocol, and in a view that has its name.
    @Test(arguments: ["View", "SwiftUI.View"], ["struct Home: View", "enum Port { struct View: SwiftUI.View"])
    func modifierIsFoundByEachNameOfItsExtension(_ extended: String, _ view: String) {
        let read = graph(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("") } }
            extension \(extended) {
                func card(_ isShown: Binding<Bool>) -> some SwiftUI.View { sheet(isPresented: isShown) { Card() } }
            }
            \(view) {
                @State var isOpen = false
                var body: some SwiftUI.View { Text("").card($isOpen) }
            }
            \(view.contains("enum") ? "}" : "")
            """)
        #expect(read.transitions.map { "\($0.style) \($0.to?.id ?? "")" } == ["sheet Card"])
    }

    /// A private modifier is none of another file's, whatever it is called.
    @Test(arguments: [
        "private extension View { func", "extension View { private func", "extension View { fileprivate func",
    ])
    func privateModifierIsOfItsFile(_ extended: String) {
        func file(_ name: String, _ shown: String) -> String {
            """
            import SwiftUI
            struct \(shown): View { var body: some View { Text("") } }
            \(extended) cards(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { \(shown)() } } }
            enum \(name) { struct View: SwiftUI.View {
                @State var isOpen = false
                var body: some SwiftUI.View { Text("").cards($isOpen) }
            } }
            """
        }
        let read = graph(of: ["One.swift": file("One", "Card"), "Two.swift": file("Two", "Note")])
        #expect(read.transitions.map { "\($0.from.id) \($0.to?.id ?? "")" } == ["One.View Card", "Two.View Note"])
    }

    @Test func modifierIsChosenByWhatItsParameterIsGenericOver() {
        let read = graph(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("") } }
            struct Note: View { var body: some View { Text("") } }
            struct One {}; struct Two {}
            extension View {
                func shown(with store: Model<One>) -> some View { sheet(isPresented: store.isShown) { Card() } }
                func shown(with store: Model<Two>) -> some View { sheet(isPresented: store.isShown) { Note() } }
            }
            struct Home: View { let store: Model<Two>; var body: some View { Text("").bold().shown(with: store) } }
            """)
        #expect(read.transitions.map { "\($0.from.id) \($0.to?.id ?? "")" } == ["Home Note"])
    }

    /// What goes back is handed to the app's own modifier.
    @Test(arguments: ["dismiss: DismissAction", "_ close: DismissAction"])
    func actionThatIsHandedOnGoesBack(_ parameter: String) {
        let name = parameter.hasPrefix("_") ? "close" : "dismiss"
        let read = graph(
            """
            import SwiftUI
            extension View {
                func backButton(\(parameter)) -> some View { toolbar { Button("Back") { \(name)() } } }
            }
            struct Home: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Text("").backButton(\(parameter.hasPrefix("_") ? "" : "dismiss: ")dismiss) }
            }
            """)
        #expect(read.exits.map { "\($0.from.id) \($0.style)" } == ["Home dismiss"])
    }

    @Test func presentationOfAnotherObjectIsDismissed() {
        let read = graph(
            """
            import SwiftUI
            struct Picker: UIViewControllerRepresentable {
                @Environment(\\.presentationMode) var presentationMode
                final class Delegate: NSObject {
                    let parent: Picker
                    init(_ parent: Picker) { self.parent = parent }
                    func finish() { parent.presentationMode.wrappedValue.dismiss() }
                }
            }
            """)
        #expect(read.exits.map(\.style) == [.dismiss])
    }
}
