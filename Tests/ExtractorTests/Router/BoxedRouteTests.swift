import NavigationModel
import TestSupport
import Testing

/// Paths whose elements only carry the enum that is shown.
struct BoxedRouteTests {
    /// A path of frames around an enum that shows its own screens.
    private func boxed(
        box: String = "@Observable final class Frame: Hashable { private(set) var page: Page; var count = 0\n"
            + "init(page: Page) { self.page = page } }",
        push: String = "path.append(.init(page: page))", content: String = "frame.page.view()", rest: String = ""
    ) -> NavigationGraph {
        graph(
            withViews(
                """
                enum Page {
                    case a, b(id: Int)
                    @ViewBuilder func view() -> some View {
                        switch self { case .a: A(); case .b(let id): B(id: id) }
                    }
                }
                \(box)
                @Observable final class Layer {
                    var path: [Frame] = []
                    func push(_ page: Page) { \(push) }
                }
                struct Root: View {
                    @State var layer = Layer()
                    var body: some View {
                        NavigationStack(path: $layer.path) {
                            Text("").navigationDestination(for: Frame.self) { frame in \(content) }
                        }
                        .environment(layer)
                    }
                }
                struct FrameView: View { let frame: Frame; var body: some View { frame.page.view() } }
                struct Start: View {
                    @Environment(Layer.self) var layer
                    var body: some View { Button("") { layer.push(.b(id: 1)) } }
                }
                \(rest)
                """))
    }

    @Test(arguments: [
        "frame.page.view()", "FrameView(frame: frame)", "FrameView(frame: frame).padding()",
        "Group { FrameView(frame: frame) }",
    ]) func boxStandsForTheEnumItCarries(_ content: String) {
        let read = boxed(content: content)
        #expect(read.called == ["Start -push-> Layer.b (B) call"])
        #expect(read.coordinators.map(\.id) == ["Layer", "Root"])
        #expect(read.destination("Layer.a")?.targets.map(\.name) == ["A"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "path.append(Frame(page: page))", "path.append(Frame.init(page: page))", "path = [Frame(page: page)]",
        "path += [.init(page: page)]", "let frame = Frame(page: page); path.append(frame)",
    ]) func boxIsMadeInPlace(_ push: String) {
        #expect(
            boxed(push: push).called.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
                == ["Layer.b (B) call"])
    }

    @Test func structIsABoxToo() {
        let read = boxed(
            box: "struct Frame: Hashable { let id = UUID(); var time = 0; var title = \"\"; let page: Page }")
        #expect(read.called == ["Start -push-> Layer.b (B) call"])
    }

    /// What a frame carries is replaced in place.
    @Test func anotherValueInTheBoxIsShown() {
        let read = boxed(
            box: """
                final class Frame: Hashable {
                    private(set) var page: Page
                    init(page: Page) { self.page = page }
                    func replace(with page: Page) { self.page = page }
                }
                """,
            rest: """
                extension Layer { func replace(_ page: Page) { path[path.count - 1].replace(with: page) } }
                extension A {
                    @MainActor func resolve(_ layer: Layer) { layer.replace(.b(id: 2)) }
                }
                """)
        let through = "through Layer.replace(_:), Frame.replace(with:)"
        #expect(read.called == ["A -push-> Layer.b (B) indirect \(through)", "Start -push-> Layer.b (B) call"])
    }

    @Test(arguments: [
        "NavigationLink(.b(id: 1)) { Text(\"\") }", "NavigationLink(\"B\", destination: .b(id: 1))",
    ]) func linksThatTheAppAddsMakeTheBox(_ link: String) {
        let read = boxed(
            rest: """
                extension NavigationLink where Destination == Never {
                    init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: Frame(page: page), label: label) }
                    init(_ title: String, destination: Page) { self.init(value: Frame(page: destination)) { Text(title) } }
                }
                struct Other: View { var body: some View { \(link) } }
                """)
        #expect(read.called == ["Other -push-> Layer.b (B) call", "Start -push-> Layer.b (B) call"])
    }

    /// What shows a state of an object is the object's own screen.
    @Test func objectWhoseStateAViewLooksAtIsNoBox() {
        let read = graph(
            withViews(
                """
                enum Phase { case loading, done(id: Int) }
                final class Item: Hashable { var phase: Phase; init(phase: Phase) { self.phase = phase } }
                struct ItemView: View {
                    let item: Item
                    var body: some View { switch item.phase { case .loading: A(); case .done(let id): B(id: id) } }
                }
                @Observable final class Layer { var path: [Item] = []; func push(_ item: Item) { path.append(item) } }
                struct Root: View {
                    @State var layer = Layer()
                    var body: some View {
                        NavigationStack(path: $layer.path) {
                            Button("") { layer.push(Item(phase: .loading)) }
                                .navigationDestination(for: Item.self) { ItemView(item: $0) }
                        }
                    }
                }
                """))
        #expect(read.called.allSatisfy { $0.contains("(ItemView)") }, "\(read.called)")
        #expect(!read.coordinators.flatMap(\.destinations).map(\.name).contains("loading"))
    }
}
