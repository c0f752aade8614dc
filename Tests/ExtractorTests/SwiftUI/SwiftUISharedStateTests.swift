import NavigationModel
import TestSupport
import Testing

/// States that several views present by.
struct SwiftUISharedStateTests {
    private static let model = """
        class Hint: ObservableObject { @Published var isShown = false\n @Published var place: Place? }
        """

    private func read(_ button: String, first: String = "", rest: String = "") -> [String] {
        swiftUI(
            "VStack { First(hint: hint)\n Second(hint: hint) }", members: "@StateObject var hint = Hint()",
            rest: """
                \(Self.model)
                struct First: View {
                    @ObservedObject var hint: Hint
                    var body: some View {
                        VStack { Button("") { \(button) }\n \(first) }.sheet(isPresented: $hint.isShown) { A() }
                            .sheet(item: $hint.place) { place in switch place { case .near: A()\n case .far: B() } }
                    }
                }
                struct Second: View {
                    @ObservedObject var hint: Hint
                    var body: some View {
                        Button("") { \(button) }.sheet(isPresented: $hint.isShown) { C() }
                            .sheet(item: $hint.place) { place in switch place { case .near: C()\n case .far: B() } }
                    }
                }
                struct Third: View {
                    @ObservedObject var hint: Hint
                    var body: some View { Button("") { hint.place = .near } }
                }
                struct Fourth: View {
                    @ObservedObject var hint: Hint
                    var body: some View { Button("") { hint.isShown = true } }
                }
                \(rest)
                """
        ).transitions.notation
    }

    @Test func viewPresentsByItsOwnModifier() {
        let called = read("hint.isShown.toggle()\n hint.place = .near").filter { !$0.hasSuffix("inferred") }
        #expect(
            called == [
                "First -sheet-> Hint.isShown (A) call", "First -sheet-> Hint.near (A) call",
                "Second -sheet-> Hint.isShown (C) call", "Second -sheet-> Hint.near (C) call",
            ])
    }

    @Test func viewInsideOfOneOfThemPresentsByThat() {
        let called = read("", first: "Third(hint: hint)\n Fourth(hint: hint)")
        #expect(called.contains("Third -sheet-> Hint.near (A) call"), "\(called)")
        #expect(called.contains("Fourth -sheet-> Hint.isShown (A) call") == called.contains { $0.hasPrefix("Fourth") })
        #expect(!called.contains { $0.hasPrefix("Third") && $0.contains("(C)") }, "\(called)")
    }

    @Test func codeElsewhereMayMeanAnyOfThem() {
        let called = read("").filter { $0.hasPrefix("Third") }
        #expect(called == ["Third -sheet-> Hint.near (A) inferred", "Third -sheet-> Hint.near (C) inferred"])
    }

    @Test func bindingThatSeveralViewsHandOnIsEachOfTheirs() {
        let read = swiftUI(
            "VStack { Left()\n Right() }",
            rest: """
                struct Left: View {
                    @State var isOn = false
                    var body: some View { Switch(isOn: $isOn).sheet(isPresented: $isOn) { A() } }
                }
                struct Right: View {
                    @State var isLit = false
                    var body: some View { Switch(isOn: $isLit).sheet(isPresented: $isLit) { B() } }
                }
                struct Switch: View {
                    @Binding var isOn: Bool
                    var body: some View { Button("") { isOn = true } }
                }
                """)
        #expect(
            read.called.filter { $0.hasPrefix("Switch") } == [
                "Switch -sheet-> .isLit (B) call", "Switch -sheet-> .isOn (A) call",
            ])
    }

    @Test func viewInsideOfWhatIsPresentedClosesIt() {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isOn) { Frame(isOn: $isOn) }", members: "@State var isOn = false",
            rest: """
                struct Frame: View {
                    @Binding var isOn: Bool
                    var body: some View { VStack { Close(isOn: $isOn) } }
                }
                struct Close: View {
                    @Binding var isOn: Bool
                    var body: some View { Button("") { isOn.toggle() } }
                }
                """)
        #expect(read.called == ["Home -sheet-> .isOn (Frame) call"])
        #expect(read.exits.notation.count == 1 && read.exits.notation[0].contains("Close"), "\(read.exits.notation)")
    }

    @Test(arguments: ["@Bindable var hints: Hints", "var hints: Bindable<Hints>"])
    func bindingOfAnObjectIsTheObjects(_ property: String) {
        let shown = property.hasPrefix("@") ? "$hints.isShown" : "hints.isShown"
        let read = swiftUI(
            "Opener().modifier(HintSheet(hints: Bindable(hints)))", members: "@State var hints = Hints()",
            rest: """
                @Observable class Hints { var isShown = false }
                struct HintSheet: ViewModifier {
                    \(property)
                    func body(content: Content) -> some View { content.sheet(isPresented: \(shown)) { A() } }
                }
                struct Opener: View {
                    @Environment(Hints.self) var hints
                    var body: some View { Button("Open") { hints.isShown = true } }
                }
                """)
        #expect(read.transitions.notation.contains("Opener -sheet-> .isShown (A) call"))
    }
}
