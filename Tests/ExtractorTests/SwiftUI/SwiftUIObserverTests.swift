import NavigationModel
import TestSupport
import Testing

/// Code that watches a state and shows what it is set to: it is shown by who sets the state.
struct SwiftUIObserverTests {
    private static let stack = """
        NavigationStack(path: $path) {
            Row(model: model).navigationDestination(for: Place.self) { place in
                switch place { case .near: A()\n case .far: B() }
            }
        }
        """

    private static let members = """
        @ObservedObject var model: Model
        @State private var path = NavigationPath()
        """

    private static let rest = """
        class Model: ObservableObject {
            static let shared = Model()
            @Published var pending: Place?
            @Published var bird: Bird?
            func open(_ place: Place) { pending = place }
            func clear() { pending = nil }
        }
        struct Row: View {
            @ObservedObject var model: Model
            var body: some View { Button("") { model.open(.near) } }
        }
        """

    @Test(arguments: [
        ".onChange(of: model.pending) { _, place in if let place { path.append(place) } }",
        ".onChange(of: model.pending) { place in guard let place else { return }\n path.append(place) }",
        ".onChange(of: model.pending) { if let place = model.pending { path.append(place) } }",
        ".onChange(of: model.pending) { _, place in show(place) }",
        ".onReceive(model.$pending) { place in if let place { path.append(place) } }",
        ".onReceive(model.$pending.compactMap { $0 }) { path.append($0) }",
    ]) func whoSetsAWatchedStatePushes(_ modifier: String) {
        let read = swiftUI(
            "\(Self.stack)\(modifier)",
            members: """
                \(Self.members)
                func show(_ place: Place?) { guard let place else { return }\n path.append(place) }
                """, rest: Self.rest)
        #expect(read.called == ["Row -push-> Home.near (A) indirect through Model.open(_:)"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func sharedObjectIsWatchedToo() {
        let read = swiftUI(
            "\(Self.stack).onChange(of: Model.shared.pending) { _, place in if let place { path.append(place) } }",
            members: Self.members,
            rest: """
                \(Self.rest)
                struct Card: View { var body: some View { Button("") { Model.shared.open(.far(miles: 1)) } } }
                """)
        #expect(read.called.contains("Card -push-> Home.far (B) indirect through Model.open(_:)"), "\(read.called)")
    }

    @Test func watchedStateThatSetsASheetShowsIt() {
        let read = swiftUI(
            "Row(model: model).onChange(of: model.bird) { _, bird in shown = bird }.sheet(item: $shown) { _ in B() }",
            members: "@ObservedObject var model: Model\n@State private var shown: Bird?",
            rest: """
                \(Self.rest)
                struct Card: View { let model: Model; var body: some View { Button("") { model.bird = Bird(id: 1, name: "") } } }
                """)
        #expect(read.called.contains("Card -sheet-> .shown (B) call"), "\(read.called)")
    }

    @Test func valueOfAnotherCaseIsNotHandedOn() {
        let read = swiftUI(
            """
            \(Self.stack).onChange(of: model.pending) { _, place in
                switch place { case .far: path.append(place)\n default: break }
            }
            """, members: Self.members, rest: Self.rest)
        #expect(read.called.isEmpty, "\(read.called)")
    }

    @Test func watchedStateThatNobodySetsIsListed() {
        let read = swiftUI(
            "\(Self.stack).onChange(of: model.bird) { _, bird in if let bird { path.append(bird) } }",
            members: Self.members, rest: Self.rest)
        #expect(read.called.isEmpty)
        #expect(!read.notUnderstood.isEmpty)
    }
}
