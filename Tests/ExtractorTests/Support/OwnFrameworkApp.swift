/// An app with a framework of its own, whose home opens a detail.
///
/// - Parameters:
///   - members: of its flow.
///   - home: what `HomeView` builds, with `open()` to show the detail.
///   - rest: beside it.
func ownFrameworkApp(_ members: String = "", home: String = #"Text("Home")"#, rest: String = "") -> String {
    #"""
    import SwiftUI
    @main struct PlanetsApp: App {
        let flow = PlanetsFlow()
        var body: some Scene { WindowGroup { flow.toPresentable() } }
    }
    protocol Screen: AnyObject { func toPresentable() -> AnyView }
    @Observable final class Stack: Screen {
        var root: (any Screen)?
        var modules: [Module] = []
        func setRoot(_ screen: any Screen) { root = screen }
        func push(_ screen: any Screen) { modules.append(Module(screen)) }
        func toPresentable() -> AnyView { AnyView(StackView(stack: self)) }
    }
    final class Module: Hashable {
        let screen: any Screen
        init(_ screen: any Screen) { self.screen = screen }
        static func == (left: Module, right: Module) -> Bool { left === right }
        func hash(into hasher: inout Hasher) {}
    }
    struct StackView: View {
        @Bindable var stack: Stack
        var body: some View {
            NavigationStack(path: $stack.modules) {
                stack.root?.toPresentable()
                    .navigationDestination(for: Module.self) { $0.screen.toPresentable() }
            }
        }
    }
    final class PlanetsFlow: Screen {
        let stack = Stack()
        init() { stack.setRoot(HomeScreen(flow: self)) }
        func toPresentable() -> AnyView { stack.toPresentable() }
        func showDetail() { stack.push(DetailScreen()) }
        \#(members)
    }
    final class HomeScreen: Screen {
        let flow: PlanetsFlow
        init(flow: PlanetsFlow) { self.flow = flow }
        func toPresentable() -> AnyView { AnyView(HomeView(flow: flow)) }
    }
    struct HomeView: View {
        let flow: PlanetsFlow
        var body: some View { \#(home) }
        func open() { flow.showDetail() }
    }
    final class DetailScreen: Screen {
        func toPresentable() -> AnyView { AnyView(DetailView()) }
    }
    struct DetailView: View { var body: some View { Text("Detail") } }
    \#(rest)
    """#
}
