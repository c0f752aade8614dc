import NavigationModel
import TestSupport
import Testing

/// `sheet`, `fullScreenCover`, `popover`, `inspector`, and how they are closed.
struct SwiftUIModalTests {
    /// A library's stack in the place of SwiftUI's is no screen.
    @Test(arguments: [("NBNavigationStack", nil), ("Fancy", "Fancy")])
    func stackOfALibraryIsNoScreen(_ stack: String, _ shown: String?) {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isOpen) { \(stack) { VStack { Text(\"1\"); Image(\"2\") } } }",
            members: "@State private var isOpen = false")
        #expect(read.transitions.map { $0.to?.id } == [shown])
    }

    private static let state = """
        @State private var isShown = false
        @State private var bird: Bird?
        func make() -> some View { A() }
        var made: some View { A() }
        """

    @Test(arguments: [
        (".sheet(isPresented: $isShown) { A() }", "sheet-> .isShown"),
        (".sheet(item: $bird) { _ in A() }", "sheet-> .bird"),
        (".sheet(isPresented: $isShown, onDismiss: { print(1) }) { A() }", "sheet-> .isShown"),
        (".sheet(isPresented: $isShown, content: make)", "sheet-> .isShown"),
        (".sheet(isPresented: $isShown) { make() }", "sheet-> .isShown"),
        (".sheet(isPresented: $isShown) { made }", "sheet-> .isShown"),
        (".sheet(isPresented: $isShown) { A().presentationDetents([.medium]) }", "sheet-> .isShown"),
        (".fullScreenCover(isPresented: $isShown) { A() }", "fullScreenCover-> .isShown"),
        (".popover(isPresented: $isShown, arrowEdge: .top) { A() }", "popover-> .isShown"),
        (".popover(item: $bird) { _ in A() }", "popover-> .bird"),
        (".inspector(isPresented: $isShown) { A() }", "sheet-> .isShown"),
    ]) func modalOfAViewIsATransitionWithoutACoordinator(_ modal: String, _ expected: String) {
        let read = swiftUI("Text(\"\")\(modal)", members: Self.state)
        #expect(read.transitions.notation == ["Home -\(expected) (A) call"])
        #expect(read.coordinators.isEmpty)
        #expect(read.screens.map(\.id) == ["A", "Home"])
    }

    @Test func viewDoesNotContainWhatItShows() {
        let read = swiftUI(
            "VStack { C() }.sheet(isPresented: $isShown) { A() }", members: "@State private var isShown = false")
        #expect(read.screens.first { $0.id == "Home" }?.contains == [NodeReference("C")])
    }

    @Test(arguments: [
        ("NavigationStack { A() }", "Home"), ("NavigationSplitView { A() } detail: { B() }", "Home"),
        ("TabView { A().tabItem { Text(\"One\") }\nB().tabItem { Text(\"Two\") } }", "Home"),
    ]) func modalOfAContainersViewIsItsDestination(_ container: String, _ owner: String) {
        let read = swiftUI("\(container).sheet(isPresented: $isShown) { C() }", members: Self.state)
        #expect(read.called == ["Home -sheet-> \(owner).isShown (C) call"])
        #expect(read.destination("\(owner).isShown")?.notation == "isShown view C by sheet")
    }

    @Test func modalMaySwitchOverItsItem() {
        let read = swiftUI(
            """
            Button("") { place = .far(miles: 3) }.sheet(item: $place) { place in
                switch place { case .near: A()\n case .far(let miles): B(id: miles) }
            }
            """, members: "@State private var place: Place?")
        #expect(read.called == ["Home -sheet-> .far (B) call"])
    }

    @Test func modalOfItsOwnPrimitivesIsBuiltInPlace() {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isShown) { VStack { Text(\"a\"); Text(\"b\") } }", members: Self.state)
        #expect(read.called == ["Home -sheet-> .isShown call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "var tip: some View { VStack { Text(\"a\"); Text(\"b\") } }", "var tip: some View { inner.padding() }",
    ]) func modalOfPrimitivesMayBeAProperty(_ tip: String) {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isShown) { tip }",
            members: "\(Self.state)\n\(tip)\nvar inner: some View { VStack { Text(\"a\"); Text(\"b\") } }")
        #expect(read.called == ["Home -sheet-> .isShown call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func modalOfAViewThatIsHandedInIsNotUnderstood() {
        let source = MarkedSource(
            swiftUISource(
                "Text(\"\").1️⃣sheet(isPresented: $isShown) { tip }",
                members: "@State private var isShown = false\nlet tip: AnyView"))
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.map(\.help) == ["write the view in the closure"])
    }

    @Test func modifierOfTheAppsOwnThatShowsWhatItIsHandedIsNotUnderstood() {
        let source = MarkedSource(
            """
            import SwiftUI
            extension View {
                func bigSheet<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
                    self.1️⃣sheet(isPresented: isPresented) { content().padding() }
                }
            }
            """)
        #expect(graph(source.text).notUnderstood.map(\.location) == [source.location("1️⃣")])
    }

    @Test func childThatSetsTheStateThroughItsBindingOpensItToo() {
        let read = swiftUI(
            "Row(isOn: $isShown).sheet(isPresented: $isShown) { A() }", members: Self.state,
            rest: "struct Row: View { @Binding var isOn: Bool; var body: some View { Button(\"\") { isOn = true } } }")
        #expect(read.called == ["Home -sheet-> .isShown (A) call", "Row -sheet-> .isShown (A) call"])
        let other = swiftUI(
            "Row(isOn: $isShown).sheet(isPresented: $isShown) { A() }", members: Self.state,
            rest: "struct Row: View { @Binding var isOn: Bool; var body: some View { Button(\"\") { isOn = false } } }")
        #expect(other.called == ["Home -sheet-> .isShown (A) call"])
    }

    @Test func modalThatTogglesItsOwnStateCloses() {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isShown) { Tip(isOn: $isShown) }", members: Self.state,
            rest: "struct Tip: View { @Binding var isOn: Bool; var body: some View { Button(\"\") { isOn.toggle() } } }"
        )
        #expect(read.called == ["Home -sheet-> .isShown (Tip) call"])
        #expect(read.exits.notation == ["Tip <-dismiss- environment call"])
    }

    @Test(arguments: [
        "printer.sheet(isPresented: $isShown) { A() }", "Printer().popover(isPresented: $isShown) { A() }",
        "Printer.shared.sheet(item: $bird) { _ in A() }",
    ]) func methodOfAnotherTypeThatIsCalledSoIsNone(_ call: String) {
        let read = swiftUI(
            "let _ = \(call)\nText(\"\")", members: "let printer: Printer\n\(Self.state)",
            rest: """
                final class Printer {
                    static let shared = Printer()
                    func sheet(isPresented: Any, content: () -> A) {}
                    func sheet(item: Any, content: (Bird) -> A) {}
                    func popover(isPresented: Any, content: () -> A) {}
                }
                """)
        #expect(read.transitions.isEmpty, "\(read.transitions.notation)")
    }

    @Test(arguments: [
        ".alert(\"\", isPresented: $isShown) { Button(\"\") {} }",
        ".confirmationDialog(\"\", isPresented: $isShown) { A() }",
        ".fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in }",
        ".manageSubscriptionsSheet(isPresented: $isShown)", ".photosPicker(isPresented: $isShown, selection: $item)",
        ".sheet(\"words\")", ".sheetStyle(isPresented: $isShown) { A() }", ".contextMenu { A() }",
    ]) func otherModalsAreNoTransitions(_ modal: String) {
        let read = swiftUI("Text(\"\")\(modal)", members: Self.state)
        #expect(read.transitions.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "@Environment(\\.dismiss) private var dismiss\nfunc go() { dismiss() }",
        "@Environment(\\.dismiss) var close\nfunc go() { close() }",
        "@Environment(\\.dismiss) var dismiss\nfunc go() { self.dismiss() }",
        "@Environment(\\.presentationMode) var mode\nfunc go() { mode.wrappedValue.dismiss() }",
        "@Environment(\\.presentationMode) var mode: Binding<PresentationMode>\nfunc go() { self.mode.wrappedValue.dismiss() }",
    ]) func environmentCloses(_ members: String) {
        #expect(swiftUI("Text(\"\")", members: members).exits.notation == ["Home <-dismiss- environment call"])
    }

    @Test(arguments: [
        "func dismiss() {}\nfunc go() { dismiss() }", "let mode: Mode\nfunc go() { mode.wrappedValue.dismiss() }",
    ])
    func otherDismissalsAreNone(_ members: String) {
        #expect(swiftUI("Text(\"\")", members: members).exits.isEmpty)
    }

    @Test(arguments: ["isShown = false", "bird = nil"]) func stateThatIsTakenBackCloses(_ code: String) {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isShown) { Button(\"\") { \(code) } }.sheet(item: $bird) { _ in A() }",
            members: Self.state)
        #expect(read.exits.notation == ["Home <-dismiss- environment call"])
    }

    /// `case .near(.first)` is another screen than `case .near(.second)`.
    @Test(arguments: [
        ("Item(kind: .near(.first))", "A"), ("Item(kind: .near(.second(1)))", "B"), ("Item(kind: .far)", "C"),
    ])
    func caseInsideACaseIsTold(_ item: String, _ screen: String) {
        let read = swiftUI(
            """
            Button("") { item = \(item) }.sheet(item: $item) { item in
                switch item.kind { case .near(.first): A(); case let .near(.second(id)): B(id: id); case .far: C() }
            }
            """, members: "@State var item: Item?",
            rest: """
                struct Item: Identifiable { let id = UUID(); let kind: Kind }
                enum Kind { case near(Inner), far; enum Inner { case first, second(Int) } }
                """)
        #expect(read.called.count == 1)
        #expect(read.called.allSatisfy { $0.contains("(\(screen))") }, "\(read.called)")
    }

    /// A closure that a screen is handed is told for that screen, also where it is a function, or sets a state of the view that
    /// shows both; what closes the screen by that is no transition, and what is only around other views does nothing.
    @Test(arguments: [
        ("Ask(onDone: { isNext = true })", ["Ask -sheet-> .isNext (B) indirect through Ask.onDone"]),
        ("Ask(onDone: next)", ["Ask -sheet-> .isNext (B) indirect through Ask.onDone, Home.next()"]),
        ("Ask(onDone: { model.isOpen = true })", ["Ask -sheet-> .isOpen (C) indirect through Ask.onDone"]),
        ("Ask(onDone: { isShown.toggle() })", []), ("Frame { Button(\"\") { isNext = true } }", []),
    ]) func closureThatAScreenIsHandedIsTheScreens(_ screen: String, _ shown: [String]) {
        let read = swiftUI(
            """
            Button("") { isShown = true }
                .sheet(isPresented: $isShown) { \(screen) }
                .sheet(isPresented: $isNext) { B() }
                .sheet(isPresented: $model.isOpen) { C() }
            """,
            members: """
                @State var isShown = false
                @State var isNext = false
                @Bindable var model: Model
                func next() { isNext = true }
                """,
            rest: """
                @Observable final class Model { var isOpen = false }
                struct Ask: View { let onDone: () -> Void; var body: some View { Button("", action: onDone) } }
                struct Frame<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                    var body: some View { content() }
                }
                """)
        #expect(read.called.filter { $0.hasPrefix("Ask") || $0.hasPrefix("Frame") } == shown)
    }
}
