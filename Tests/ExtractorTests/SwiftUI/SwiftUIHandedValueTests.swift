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
}
