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
}
