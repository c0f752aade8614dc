import TestSupport
import Testing

/// A view of the app that puts a stack around what it is made with.
struct SwiftUIGenericContainerTests {
    private func tab(_ stack: String, _ body: String = "AppStack { Feed() }") -> String {
        """
        import SwiftUI
        \(stack)
        struct HomeTab: View { @Binding var path: NavigationPath\n var body: some View { \(body) } }
        struct Feed: View { var body: some View { Text("") } }
        struct Detail: View { var body: some View { Text("") } }
        """
    }

    @Test(arguments: [
        "struct AppStack<Content: View>: View { @ViewBuilder let content: () -> Content\nvar body: some View { NavigationStack { content().padding() } } }",
        "struct AppStack<Content: View>: View { let content: Content\ninit(@ViewBuilder content: () -> Content) { self.content = content() }\nvar body: some View { NavigationStack { content } } }",
        "struct AppStack<Content: View>: View { let content: () -> Content\nvar body: some View { NavigationStack { content().navigationDestination(for: Int.self) { _ in Detail() } } } }",
    ]) func viewThatMakesItHasItsRoot(_ stack: String) {
        let read = graph(tab(stack))
        #expect(read.declared.contains("HomeTab -root-> .root (Feed) declared"))
        #expect(read.coordinator("HomeTab")?.kind == .stack)
    }

    /// However its initializer calls what it keeps, and whatever else it takes: it is as if the stack stood there.
    @Test(arguments: [
        "private let _content: Content\ninit(_ title: String, mode: Mode = .large, @ViewBuilder content: () -> Content) { self._content = content() }",
        "private let view: () -> Content\ninit(_ title: String, @ViewBuilder content: @escaping () -> Content) { view = content }",
        "private let shown: Content\ninit(_ title: String, trailing: () -> Void = {}, @ViewBuilder _ build: () -> Content) { shown = build() }",
    ]) func containerIsOfTheViewThatMakesIt(_ members: String) {
        let body = members.contains("view:") ? "view()" : members.contains("shown") ? "shown" : "_content"
        let parts =
            "Feed().sheet(isPresented: $isShown) { Detail() }.navigationDestination(for: Int.self) { _ in Detail() }"
        let wrapped = graph(
            tab(
                "struct AppStack<Content: View>: View { \(members)\nvar body: some View { NavigationStack { \(body).padding() } } }",
                "AppStack(\"Home\") { \(parts) }"))
        let plain = graph(tab("", "NavigationStack { \(parts) }"))
        #expect(wrapped.transitions.notation == plain.transitions.notation)
        #expect(wrapped.coordinators.map(\.id) == ["HomeTab"])
        #expect(
            wrapped.coordinators.flatMap(\.destinations).map(\.id)
                == plain.coordinators.flatMap(\.destinations).map(\.id))
    }

    /// A file that only makes such a view, and names no library, takes part.
    @Test func fileThatMakesItIsRead() {
        let read = checked([
            "App/Stack.swift":
                "import SwiftUI\nstruct AppStack<Content: View>: View { @ViewBuilder let content: () -> Content\nvar body: some View { NavigationStack { content() } } }",
            "App/HomeTab.swift":
                "import Core\nstruct HomeTab: View { var body: some View { AppStack { Feed() } } }\nstruct Feed: View { var body: some View { Text(\"\") } }",
        ])
        #expect(read.graph.coordinators.map(\.id) == ["HomeTab"])
    }

    @Test func stackInASheetIsTheSheets() {
        let stack =
            "struct AppStack<Content: View>: View { @ViewBuilder let content: () -> Content\nvar body: some View { NavigationStack { content() } } }"
        let read = graph(tab(stack, "Text(\"\").sheet(isPresented: $isShown) { AppStack { Feed() } }"))
        #expect(!read.transitions.contains { $0.style == .root })
    }

    /// A stack that is handed to what presents it is no container of the view that hands it.
    @Test(arguments: [
        "Row { NavigationStack { Feed() } } label: { Text(\"\") }", "Row { AppStack { Feed() } } label: { Text(\"\") }",
        "Text(\"\").card { NavigationStack { Feed() } }", "Text(\"\").card { AppStack { Feed() } }",
    ]) func stackThatIsHandedToAPresenterIsNoneOfTheView(_ body: String) {
        let stack = """
            struct AppStack<Content: View>: View { let content: Content\ninit(@ViewBuilder content: () -> Content) { self.content = content() }\nvar body: some View { NavigationStack { content } } }
            struct Row<Page: View, Label: View>: View {
                let destination: Page
                let label: Label
                init(@ViewBuilder page: () -> Page, @ViewBuilder label: () -> Label) { destination = page()\nself.label = label() }
                var body: some View { NavigationLink(destination: destination) { label } }
            }
            extension View {
                func card<Card: View>(@ViewBuilder card: @escaping () -> Card) -> some View { sheet(isPresented: .constant(true)) { card() } }
            }
            """
        let read = graph(tab(stack, body))
        #expect(!read.transitions.contains { $0.style == .root })
        #expect(read.coordinator("HomeTab") == nil)
        #expect(read.transitions.contains { $0.from.id == "HomeTab" && $0.to?.id == "Feed" })
    }

    /// What the app's own views are put around is the root only where it is all that they hold.
    @Test(arguments: [
        ("Theme { Feed() }", ["Feed"]), ("Theme { Footed { Feed() } footer: { Text(\"\") } }.padding()", ["Feed"]),
        ("Theme { Feed()\nDetail() }", []), ("Theme { VStack { Text(\"\")\nFeed() } }", []),
        ("Theme { Text(\"\") }", []),
        ("Theme { Footed { List { Feed() } } footer: { Detail() } }", []),
        ("Theme { if isOn { Feed() } else { List { Detail() } } }", []),
        ("Theme { if isOn { Feed() } else { Detail() } }", ["Detail", "Feed"]),
    ]) func rootBehindOwnViewsIsTheirOnlyContent(_ body: String, _ roots: [String]) {
        let read = swiftUI(
            "NavigationStack { \(body) }",
            rest: """
                struct Theme<Content: View>: View { @ViewBuilder let content: Content\nvar body: some View { ZStack { content } } }
                struct Footed<Content: View, Footer: View>: View {
                    @ViewBuilder let content: Content
                    @ViewBuilder let footer: Footer
                    var body: some View { VStack { content\nfooter } }
                }
                struct Feed: View { var body: some View { Text("") } }
                struct Detail: View { var body: some View { Text("") } }
                """)
        #expect(read.transitions.filter { $0.style == .root }.compactMap { $0.to?.id }.sorted() == roots)
    }

    /// A view that can be made without what it is handed is a screen, and that a part of it.
    @Test(arguments: [
        ("init(@ViewBuilder content: () -> Content = { EmptyView() }) { self.content = content() }", "Page"),
        ("init(@ViewBuilder content: () -> Content) { self.content = content() }", "Feed"),
        ("init(title: String = \"\", @ViewBuilder content: () -> Content) { self.content = content() }", "Feed"),
    ]) func viewThatNeedsNoContentIsNoFrame(_ initializer: String, _ shown: String) {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isOpen) { Page { Feed() }.padding() }",
            rest: """
                struct Page<Content: View>: View {
                    let content: Content
                    \(initializer)
                    var body: some View { VStack { Text("Page")\ncontent } }
                }
                struct Feed: View { var body: some View { Text("") } }
                """)
        #expect(read.transitions.filter { $0.style == .sheet }.compactMap { $0.to?.id } == [shown])
    }
}
