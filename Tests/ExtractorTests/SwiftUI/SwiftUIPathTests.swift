import NavigationModel
import TestSupport
import Testing

/// Paths: what is put on them and taken off.
struct SwiftUIPathTests {
    /// A path that a modifier of the app's own puts into a stack, and another view adds to by its binding.
    @Test func pathThatOnlyItsBindingIsCalledOtherwiseIsChangedByThat() {
        let read = swiftUI(
            "Form1(path: $main).stacked($main)", members: "@State private var main = NavigationPath()",
            rest: """
                struct Form1: View {
                    @Binding var path: NavigationPath
                    enum Step: Hashable { case last }
                    var body: some View {
                        Button("") { push(.last) }.navigationDestination(for: Step.self, destination: build)
                    }
                    func build(_ step: Step) -> some View { switch step { case .last: A() } }
                    func push(_ step: Step) { path.append(step) }
                }
                struct Stacked: ViewModifier {
                    let path: Binding<NavigationPath>
                    func body(content: Content) -> some View { NavigationStack(path: path) { content } }
                }
                extension View {
                    func stacked(_ path: Binding<NavigationPath>) -> some View { modifier(Stacked(path: path)) }
                }
                """)
        #expect(read.called.contains { $0.hasPrefix("Form1 -push-> .last (A) indirect") }, "\(read.called)")
    }

    @Test(arguments: [
        ("path.append(Place.near)", "Home -push-> Home.near (A) call"),
        ("path.append(Place.far(miles: 1))", "Home -push-> Home.far (B) call"),
        ("self.path.append(Place.near)", "Home -push-> Home.near (A) call"),
        ("path += [.near]", "Home -push-> Home.near (A) call"),
        ("path = [.near]", "Home -root-> Home.near (A) call"),
        ("path.append(.near)", "Home -push-> Home.near (A) call"),
        ("path.append(contentsOf: [Place.near])", "Home -push-> Home.near (A) call"),
        ("path = []; path.append(.near)", "Home -root-> Home.near (A) call"),
        ("let next = Place.near; path.append(next)", "Home -push-> Home.near (A) call"),
    ]) func pathShows(_ code: String, _ expected: String) {
        let read = swiftUI(
            """
            NavigationStack(path: $path) {
                Button("") { \(code) }.navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far: B() }
                }
            }
            """, members: "@State private var path: [Place] = []")
        #expect(read.called == [expected])
        #expect(read.exits.isEmpty, "\(read.exits.notation)")
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "path.removeLast()", "path.removeLast(2)", "path.removeAll()", "path = []", "_ = path.popLast()",
        "path = NavigationPath()", "path = .init()",
    ]) func pathGoesBack(_ code: String) {
        let type = code.contains("Path()") || code.contains(".init") ? "NavigationPath()" : "[Int]()"
        let read = swiftUI(
            "NavigationStack(path: $path) { Button(\"\") { \(code) }.navigationDestination(for: Int.self) { _ in A() } }",
            members: "@State private var path = \(type)")
        #expect(read.exits.notation == ["Home <-back- Home call"])
        #expect(read.called.isEmpty)
    }

    @Test func pathThatIsHandedToAViewAsABindingIsTheSame() {
        let read = swiftUI(
            "NavigationStack(path: $path) { Row(steps: $path).navigationDestination(for: Int.self) { _ in A() } }",
            members: "@State private var path: [Int] = []",
            rest: """
                struct Row: View {
                    @Binding var steps: [Int]
                    var body: some View {
                        Button("") { steps.append(1) }
                        Button("") { steps.removeLast() }
                    }
                }
                """)
        #expect(read.called == ["Row -push-> Home.Int (A) call"])
        #expect(read.exits.notation == ["Row <-back- Home call"])
    }

    @Test func arrayThatIsNoPathIsNothing() {
        let read = swiftUI(
            "NavigationStack { Button(\"\") { names.append(\"x\"); names = []; names.removeLast() }.navigationDestination(for: String.self) { _ in A() } }",
            members: "@State private var names: [String] = []")
        #expect(read.called.isEmpty && read.exits.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func valueThatIsDecodedIsNotUnderstood() {
        let source = MarkedSource(
            swiftUISource(
                """
                NavigationStack(path: $path) {
                    Button("") { path.1️⃣append(saved["x"]!) }.navigationDestination(for: Place.self) { place in
                        switch place { case .near: A()\n case .far: B() }
                    }
                }
                """, members: "@State private var path = NavigationPath()\nlet saved: [String: any Hashable]"))
        #expect(graph(source.text).notUnderstood.map(\.location) == [source.location("1️⃣")])
    }

    @Test(arguments: ["self.path = path", "path = nil"]) func bindingThatAnInitializerKeepsIsNoStep(_ code: String) {
        let read = swiftUI(
            "Stack(path: $path)", members: "@State private var path = NavigationPath()",
            rest: """
                struct Stack: View {
                    private let path: Binding<NavigationPath>?
                    init(path: Binding<NavigationPath>) { \(code) }
                    init() { path = nil }
                    var body: some View { if let path { NavigationStack(path: path) { A() } } else { B() } }
                }
                """)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }
}
