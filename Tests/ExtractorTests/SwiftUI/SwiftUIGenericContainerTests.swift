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
        #expect(!read.coordinators.contains { $0.id == "HomeTab" })
    }

    @Test func stackInASheetIsTheSheets() {
        let stack =
            "struct AppStack<Content: View>: View { @ViewBuilder let content: () -> Content\nvar body: some View { NavigationStack { content() } } }"
        let read = graph(tab(stack, "Text(\"\").sheet(isPresented: $isShown) { AppStack { Feed() } }"))
        #expect(!read.transitions.contains { $0.style == .root })
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
}
