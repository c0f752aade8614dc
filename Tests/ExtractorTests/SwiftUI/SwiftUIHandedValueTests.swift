import NavigationModel
import TestSupport
import Testing

/// Links in modifiers and views of the app's own that are made with the value they show.
struct SwiftUIHandedValueTests {
    private static let link = """
        struct Way: ViewModifier {
            let place: Place
            func body(content: Content) -> some View { NavigationLink(value: place) { content } }
        }
        extension View {
            func leads(to place: Place) -> some View { modifier(Way(place: place)) }
        }
        """

    private func read(_ row: String, rest: String = "") -> NavigationGraph {
        swiftUI(
            """
            NavigationStack {
                Row().navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far: B() }
                }
            }
            """, rest: "struct Row: View { var body: some View { \(row) } }\n\(Self.link)\n\(rest)")
    }

    @Test func whoAppliesAModifierWithAValueShowsIt() {
        let read = read("Text(\"\").leads(to: .near)")
        #expect(read.called == ["Row -push-> Home.near (A) indirect through View.leads(to:)"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func valueThatNobodyHandsInIsListed() {
        let read = read("Text(\"\")")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.count == 1, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "ForEach([Step(place: .far(miles: 1))]) { step in Text(\"\").leads(to: step.place) }",
        "ForEach(Step.all) { step in Text(\"\").leads(to: step.place) }",
    ]) func valueOfAWrittenListIsThatOfItsElements(_ row: String) {
        let read = read(
            row,
            rest: """
                struct Step: Identifiable {
                    let place: Place
                    static let all = [Step(place: .far(miles: 2))]
                    static let others = [Step(place: .near)]
                }
                """)
        #expect(read.called == ["Row -push-> Home.far (B) indirect through View.leads(to:)"])
    }

    /// A view that calls the closure which it is made with: each case that it does so with.
    @Test(arguments: ["AddMenu(onSelect: { place = $0 })", "AddMenu { place = $0 }", "AddMenu { new in place = new }"])
    func closureOfAViewIsCalledWithItsCases(_ menu: String) {
        let read = swiftUI(
            "List { \(menu) }.sheet(item: $place) { place in switch place { case .near: A(); case .far: B() } }",
            members: "@State var place: Place?",
            rest: """
                struct AddMenu: View {
                    let onSelect: (Place) -> Void
                    var body: some View {
                        Menu("Add") { Button("Near") { onSelect(.near) }; Button("Far") { onSelect(.far(miles: 3)) } }
                    }
                }
                """)
        #expect(read.transitions.compactMap { $0.to?.id }.sorted() == ["A", "B"], "\(read.transitions.notation)")
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.map(\.reason))")
    }

    /// A closure that a view hands on to a part of its own is called by that.
    @Test(arguments: ["Part(onTap: onTap)", "VStack { Text(\"\"); Middle(go: onTap) }"])
    func closureThatIsHandedOnIsCalledByThePart(_ parts: String) {
        let read = swiftUI(
            """
            NavigationStack(path: $path) {
                Row(onTap: { path.append($0) }).navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far: B() }
                }
            }
            """, members: "@State private var path: [Place] = []",
            rest: """
                struct Row: View {
                    let onTap: (Place) -> Void
                    var body: some View { VStack { Button("") { onTap(.near) }; \(parts) } }
                }
                struct Middle: View { let go: (Place) -> Void; var body: some View { Part(onTap: go) } }
                struct Part: View {
                    let onTap: (Place) -> Void
                    var body: some View { Button("") { onTap(.far(miles: 1)) } }
                }
                """)
        #expect(read.called == ["Home -push-> Home.far (B) call", "Home -push-> Home.near (A) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    /// A closure that forty parts hand on to each other is followed once.
    @Test func closureMayBeHandedOnThroughManyParts() {
        let parts = (0..<40).map { level in
            """
            struct P\(level): View {
                let go: (Place) -> Void
                var body: some View { VStack { P\(level + 1)(go: go); P\(level + 1)(go: go) } }
            }
            """
        }
        let read = swiftUI(
            """
            NavigationStack(path: $path) {
                P0(go: { path.append($0) }).navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far: B() }
                }
            }
            """, members: "@State private var path: [Place] = []",
            rest: parts.joined(separator: "\n")
                + "\nstruct P40: View { let go: (Place) -> Void; var body: some View { Button(\"\") { go(.near) } } }")
        #expect(read.called == ["Home -push-> Home.near (A) call"])
    }

    /// A value that is made in the call says what its members are.
    @Test(arguments: [("Bill(isPaid: false)", 0), (".init(isPaid: false)", 0), (".init(isPaid: true)", 1)])
    func memberOfAValueThatIsMadeRulesOutABranch(_ bill: String, _ count: Int) {
        let read = swiftUI(
            "Button(\"\") { till.show(\(bill)) }.sheet(isPresented: $till.isShown) { A() }",
            members: "@StateObject var till = Till()",
            rest: """
                struct Bill { let isPaid: Bool }
                final class Till: ObservableObject {
                    @Published var isShown = false
                    func show(_ bill: Bill) { if bill.isPaid { isShown = true } }
                }
                struct Row: View { let till: Till; var body: some View { Button("") { till.show(\(bill)) } } }
                """)
        #expect(read.called.count { $0.hasPrefix("Row -sheet-> ") } == count)
    }
}
