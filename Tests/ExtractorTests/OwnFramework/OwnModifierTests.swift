import NavigationModel
import Testing

/// Views and modifiers of an app's own framework that show what they are handed.
struct OwnModifierTests {
    /// The styles in which a flow shows a screen by a property that `StackView` shows with some modifier.
    private static func styles(_ modifier: String, rest: String) -> Set<String> {
        let source = """
            import SwiftUI
            @main struct PlanetsApp: App {
                let flow = Flow()
                var body: some Scene { WindowGroup { flow.toPresentable() } }
            }
            protocol Screen: AnyObject { func toPresentable() -> AnyView }
            struct Module: Identifiable { let id = 1; let screen: any Screen }
            @Observable final class Stack: Screen {
                var root: (any Screen)?
                var extra: Module?
                func setRoot(_ screen: any Screen) { root = screen }
                func show(_ screen: any Screen) { extra = Module(screen: screen) }
                func toPresentable() -> AnyView { AnyView(StackView(stack: self)) }
            }
            struct StackView: View {
                @Bindable var stack: Stack
                var body: some View {
                    NavigationStack { stack.root?.toPresentable() }\(modifier)
                }
            }
            final class Flow: Screen {
                let stack = Stack()
                init() { stack.setRoot(HomeScreen()) }
                func toPresentable() -> AnyView { stack.toPresentable() }
                func showMoon() { stack.show(MoonScreen()) }
            }
            final class HomeScreen: Screen { func toPresentable() -> AnyView { AnyView(HomeView()) } }
            struct HomeView: View { var body: some View { Text("Home") } }
            final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
            struct MoonView: View { var body: some View { Text("Moon") } }
            \(rest)
            """
        let graph = analysis(of: source).graph
        #expect(graph.notUnderstood == [])
        return Set(
            graph.transitions.filter { $0.to?.name == "MoonView" }.map { "\($0.from.name) \($0.style.rawValue)" })
    }

    @Test func aModifierIsHandedTheProperty() {
        let rest = """
            extension View {
                func module(_ item: Binding<Module?>) -> some View { fullScreenCover(item: item) { $0.screen.toPresentable() } }
            }
            """
        #expect(Self.styles(".module($stack.extra)", rest: rest) == ["Flow fullScreenCover"])
    }

    @Test func aModifierKeepsTheProperty() {
        let rest = """
            struct ModulePopover: ViewModifier {
                @Binding var item: Module?
                func body(content: Content) -> some View { content.popover(item: $item) { $0.screen.toPresentable() } }
            }
            """
        #expect(Self.styles(".modifier(ModulePopover(item: $stack.extra))", rest: rest) == ["Flow popover"])
        let applied =
            rest + """

                extension View {
                    func module(_ item: Binding<Module?>) -> some View { modifier(ModulePopover(item: item)) }
                }
                """
        #expect(Self.styles(".module($stack.extra)", rest: applied) == ["Flow popover"])
    }

    @Test func aModifierIsHandedWhatItShows() {
        let rest = """
            extension View {
                func raised<C: View>(item: Binding<Module?>, @ViewBuilder content: @escaping (Module) -> C) -> some View {
                    sheet(item: item) { module in content(module).padding() }
                }
                func handed<C: View>(item: Binding<Module?>, @ViewBuilder content: @escaping (Module) -> C) -> some View {
                    raised(item: item, content: content)
                }
            }
            """
        #expect(Self.styles(".raised(item: $stack.extra) { $0.screen.toPresentable() }", rest: rest) == ["Flow sheet"])
        #expect(Self.styles(".handed(item: $stack.extra) { $0.screen.toPresentable() }", rest: rest) == ["Flow sheet"])
    }

    @Test func aViewKeepsWhatItShows() {
        let rest = """
            struct Raised<Base: View, Extra: View>: View {
                @Binding var item: Module?
                @ViewBuilder let base: () -> Base
                @ViewBuilder let extra: (Module) -> Extra
                var body: some View { base().fullScreenCover(item: $item) { extra($0) } }
            }
            """
        let found = Self.styles(
            "\nRaised(item: $stack.extra) { Text(\"x\") } extra: { $0.screen.toPresentable() }", rest: rest)
        #expect(found == ["Flow fullScreenCover"])
    }
}
