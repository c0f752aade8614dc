import NavigationModel
import Testing

/// Modifiers and views of the app that are handed a router's state and what it presents.
struct RouterModifierTests {
    private static func app(_ modifier: String, root: String = "", rest: String = "") -> NavigationGraph {
        let content = """
            { sheet in
                switch sheet {
                case .help: HelpView()
                case .account(let id): AccountView(id: id)
                }
            }
            """
        let source = """
            import SwiftUI
            enum Sheet: Identifiable { case help, account(id: Int); var id: Int { 0 } }
            @Observable final class Router {
                var sheet: Sheet?
                func open(_ sheet: Sheet) { self.sheet = sheet }
            }
            \(modifier)
            struct RootView: View {
                @State private var router = Router()
                var body: some View { \(root.isEmpty ? "HomeView().presents($router.sheet) \(content)" : root.replacing("CONTENT", with: content)) }
            }
            struct HomeView: View {
                @Environment(Router.self) private var router
                var body: some View {
                    Button("Help") { router.open(.help) }
                    Button("Account") { router.sheet = .account(id: 1) }
                }
            }
            struct HelpView: View { var body: some View { Text("help") } }
            struct AccountView: View { let id: Int; var body: some View { Text("account") } }
            \(rest)
            """
        return analysis(of: source).graph
    }

    private static func shown(_ graph: NavigationGraph) -> [String] {
        graph.transitions.map { transition in
            let owner = transition.coordinator.map { "\($0.name)." } ?? ""
            return
                "\(transition.from.name) \(transition.style.rawValue) \(owner)\(transition.destination) \(transition.evidence.rawValue)"
        }.sorted()
    }

    private static let signature = """
        func presents<Item: Identifiable, Shown: View>(
            _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Shown
        ) -> some View
        """
    private static let modifier = """
        struct PresentsModifier<Item: Identifiable, Shown: View>: ViewModifier {
            @Binding var item: Item?
            let shown: (Item) -> Shown
            func body(content: Content) -> some View { content.STYLE(item: $item) { shown($0) } }
        }
        """

    @Test(arguments: [
        ("extension View { \(signature) { sheet(item: item, content: content) } }", "sheet"),
        (
            "extension View { \(signature) { modifier(PresentsModifier(item: item, shown: content)) } }\n"
                + modifier.replacing("STYLE", with: "fullScreenCover"), "fullScreenCover"
        ),
        (
            "extension View { \(signature) { presents2(item, content: content) }\n\(signature.replacing("presents", with: "presents2")) { sheet(item: item, content: content) } }",
            "sheet"
        ),
    ]) func routesAreTheRouters(_ modifier: String, _ style: String) {
        let graph = Self.app(modifier)
        #expect(
            Self.shown(graph) == [
                "HomeView \(style) Router.account call", "HomeView \(style) Router.help call",
            ])
        #expect(graph.coordinators.map { "\($0.name) \($0.kind.rawValue)" } == ["Router router"])
        #expect(graph.notUnderstood == [])
    }

    @Test func viewThatIsMadeWithBothIsTheSame() {
        let modifier = """
            struct Presenting<Content: View, Shown: View>: View {
                @Binding var sheet: Sheet?
                let content: Content
                let shown: (Sheet) -> Shown
                init(_ sheet: Binding<Sheet?>, content: Content, @ViewBuilder shown: @escaping (Sheet) -> Shown) {
                    _sheet = sheet
                    self.content = content
                    self.shown = shown
                }
                var body: some View { content.sheet(item: $sheet) { shown($0) } }
            }
            """
        let graph = Self.app(modifier, root: "Presenting($router.sheet, content: HomeView()) CONTENT")
        #expect(Self.shown(graph).contains("HomeView sheet Router.help call"))
        #expect(Self.shown(graph).contains("HomeView sheet Router.account call"))
    }

    /// A state of the view's own shows what it is handed from where it is set.
    @Test func stateOfAViewIsSetByItsCode() {
        let graph = Self.app(
            "extension View { func card<Card: View>(_ isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View { sheet(isPresented: isShown) { card() } } }",
            root: "CardView()",
            rest: """
                struct CardView: View {
                    @State private var isShown = false
                    var body: some View { Button("Card") { isShown = true }.card($isShown) { HelpView() } }
                }
                """)
        #expect(
            graph.transitions.filter { $0.to?.name == "HelpView" }.map { "\($0.from.name) \($0.style.rawValue)" } == [
                "CardView sheet"
            ])
        #expect(graph.notUnderstood == [])
    }
}
