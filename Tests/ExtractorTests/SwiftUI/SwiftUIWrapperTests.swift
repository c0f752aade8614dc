import NavigationModel
import TestSupport
import Testing

/// Views of the app around others: what they lay out is what is shown, and what they present isn't.
struct SwiftUIWrapperTests {
    private static func tab(_ modifier: String, rest: String = "") -> [String] {
        let read = graph(
            withViews(
                """
                struct Shell<Content: View>: View {
                    @Binding var isOpen: Bool
                    @ViewBuilder var more: (Int) -> Content
                    var body: some View { Text("Shell")\(modifier) }
                }
                struct Tabs: View {
                    @State var isOpen = false
                    var body: some View {
                        TabView { Shell(isOpen: $isOpen) { id in B(id: id) }.tabItem { Text("Tab") } }
                    }
                }
                \(rest)
                """))
        return read.declared
    }

    @Test(arguments: [
        (".sheet(isPresented: $isOpen) { more(1) }", ""),
        (
            ".card(isPresented: $isOpen) { more(1) }",
            """
            extension View {
                func card<Card: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Card) -> some View {
                    sheet(isPresented: isPresented, content: content)
                }
            }
            """
        ),
    ]) func whatAFrameOnlyPresentsIsNotWhatItShows(_ modifier: String, _ rest: String) {
        #expect(Self.tab(modifier, rest: rest).contains("Tabs -tab-> Tabs.Tab (Shell) declared"))
    }

    @Test func whatAFrameLaysOutIsWhatItShows() {
        #expect(Self.tab(".overlay { more(1) }").contains("Tabs -tab-> Tabs.Tab (B) declared"))
    }

    /// A form with fields of its own is the screen; what introduces it is a part of that.
    @Test(arguments: [("introduction", "Tabs.Tab (Form1)"), ("content", "Tabs.Tab (A)")])
    func formIsNoFrame(_ property: String, _ tab: String) {
        let read = graph(
            withViews(
                """
                struct Form1<Content: View>: View {
                    @ViewBuilder var \(property): () -> Content
                    var body: some View { Form { \(property)(); TextField("User", text: .constant("")) } }
                }
                struct Tabs: View {
                    var body: some View { TabView { Form1 { A() }.tabItem { Text("Tab") } } }
                }
                """))
        #expect(read.declared == ["Tabs -tab-> \(tab) declared"])
    }

    private static func entries(_ scene: String, rest: String = "") -> [String] {
        graph(
            withViews(
                """
                @main struct MyApp: App {
                    @State var isBusy = false
                    var body: some Scene { WindowGroup { \(scene) } }
                }
                struct Splash: View { var body: some View { Text("Splash") } }
                \(rest)
                """)
        ).entryPoints.map { $0.to.id }
    }

    @Test func whatComesAndGoesAboveAViewIsNotWhatAnAppShows() {
        #expect(Self.entries("ZStack { A(); if isBusy { Splash() } }") == ["A"])
    }

    @Test(arguments: [("isBusy ? 1 : 0", ["A"]), ("0.5", [])]) func layerThatFadesIsNotWhatAnAppShows(
        _ opacity: String, _ shown: [String]
    ) {
        #expect(Self.entries("ZStack { A(); Splash().padding().opacity(\(opacity)) }") == shown)
    }

    @Test func emptyViewOfAnotherFrameworkIsABackground() {
        let rest = """
            struct Background: UIViewRepresentable {
                func makeUIView(context: Context) -> UIView { UIView() }
                func updateUIView(_ view: UIView, context: Context) {}
            }
            """
        #expect(Self.entries("ZStack { Background(); A() }", rest: rest) == ["A"])
    }
}
