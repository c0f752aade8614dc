import NavigationModel
import TestSupport
import Testing

/// The containers of FlowStacks and what they say about destinations.
struct FlowStacksHostTests {
    private static let switched = "{ screen in switch screen { case .list: A(); case .bird(let id): B(id: id) } }"

    @Test(arguments: [
        "FlowStack($routes) { Start().flowDestination(for: Screen.self) \(switched) }",
        "FlowStack($routes, withNavigation: true) { Start().flowDestination(for: Screen.self) \(switched) }",
        "FlowStack(withNavigation: true) { Start().flowDestination(for: Screen.self) \(switched) }",
        "FlowStack { Start().flowDestination(for: Screen.self) \(switched) }",
        "FlowStack($routes, withNavigation: true, root: { Start().flowDestination(for: Screen.self) \(switched) })",
    ]) func stackIsAFlowWithItsRootOutside(_ body: String) {
        let read = olderFlow(state: "@State var routes: Routes<Screen> = []", body: body)
        #expect(read.coordinators.notation == ["Flow flow from "])
        #expect(read.coordinator("Flow")?.destinations.notation == ["list view A", "bird(id: Int) view B"])
        #expect(read.declared == ["Flow -root-> .root (Start) declared"])
    }

    @Test(arguments: [
        ("flowDestination(isPresented: $isShown, style: .push) { A() }", "push", "isShown"),
        (
            "flowDestination(isPresented: $isShown, style: .cover(withNavigation: true)) { A() }", "fullScreenCover",
            "isShown"
        ),
        ("flowDestination(item: $bird, style: .sheet) { _ in A() }", "sheet", "bird"),
        ("flowDestination(item: $bird, style: .sheet(withNavigation: true)) { bird in A() }", "sheet", "bird"),
    ]) func stateShowsADestination(_ modifier: String, _ style: String, _ name: String) {
        let read = olderFlow(
            state: "@State var isShown = false\n@State var bird: Bird?", body: "FlowStack { Start().\(modifier) }",
            rest: "struct Bird: Hashable {}")
        #expect(read.called == ["Flow -\(style)-> Flow.\(name) (A) call"])
        #expect(read.coordinator("Flow")?.destinations.map(\.name) == [name])
    }

    @Test func stateWithoutAWrittenStyleIsNotUnderstood() {
        let read = olderFlow(
            state: "@State var isShown = false\nlet style: RouteStyle",
            body: "FlowStack { Start().flowDestination(isPresented: $isShown, style: style) { A() } }")
        #expect(read.notUnderstood.map(\.reason) == ["the presentation style is chosen at run time"])
        #expect(read.notUnderstood.map(\.help) == ["write the style in the call, as in `style: .sheet`"])
    }

    @Test func valuesOfAPathAreToldByTheirTypes() {
        let read = olderFlow(
            "navigator.push(Ship(name: \"Brig\"))", state: "@State var path = FlowPath()",
            body: """
                FlowStack($path) {
                    Start().flowDestination(for: Ship.self) { ship in B(id: 1) }.flowDestination(for: Int.self) { A() }
                }
                """, rest: "struct Ship: Hashable { let name: String }")
        #expect(read.coordinator("Flow")?.destinations.map(\.name) == ["Ship", "Int"])
        #expect(read.called == ["Start -push-> Flow.Ship (B) call"])
    }

    @Test func stackInsideAnotherKeepsItsOwnDestinations() {
        let read = flow(
            "navigator.push(.list)",
            rest: """
                struct Inner: View {
                    var body: some View { FlowStack { A().flowDestination(for: Int.self) { B(id: $0) } } }
                }
                struct Leaf: View {
                    @EnvironmentObject var navigator: FlowPathNavigator
                    var body: some View { Button("") { navigator.push(3); navigator.push(Screen.list) } }
                }
                """)
        #expect(read.coordinators.map(\.id) == ["Flow", "Inner"])
        #expect(
            read.called == [
                "Leaf -push-> Flow.list (A) call", "Leaf -push-> Inner.Int (B) call",
                "Start -push-> Flow.list (A) call",
            ])
    }

    // MARK: Older versions

    @Test(arguments: [
        ("@State var routes: Routes<Screen> = [.root(.list, embedInNavigationView: true)]", "list"),
        ("@State var routes: [Route<Screen>] = [.root(.list)]", "list"),
        ("@State var routes: Routes<Screen> = [.sheet(.bird(id: 1), embedInNavigationView: true)]", "bird"),
        (
            "@State var routes: Routes<Screen>\ninit(x: Bool) { _routes = State(initialValue: [.root(x ? .list : .bird(id: 1))]) }",
            "list, bird"
        ),
        ("@State var routes: Routes<Screen>\ninit() { self.routes = [.root(.bird(id: 1))] }", "bird"),
        ("@State var routes: Routes<Screen> = [.root(.list), .push(.bird(id: 1))]", "list"),
    ]) func rootIsTheFirstRoute(_ state: String, _ initial: String) {
        #expect(olderFlow(state: state).coordinators.notation == ["Flow flow from \(initial)"])
    }

    @Test func closureMayTakeTheIndex() {
        let read = olderFlow(
            body: "Router($routes) { screen, index in switch screen { case .list: A(); case .bird: B(id: index) } }")
        #expect(read.coordinator("Flow")?.destinations.map { $0.targets.map(\.id) } == [["A"], ["B"]])
    }

    @Test func showingIsAFlowWithItsRootOutside() {
        let read = olderFlow(
            "navigator.push(.list)", state: "@State var routes: Routes<Screen> = []",
            body: """
                Start().showing($routes, embedInNavigationView: true) { screen, _ in
                    switch screen { case .list: A(); case .bird(let id): B(id: id) }
                }
                """)
        #expect(read.coordinators.notation == ["Flow flow from "])
        #expect(read.declared == ["Flow -root-> .root (Start) declared"])
        #expect(read.called == ["Start -push-> Flow.list (A) call"])
    }

    @Test(arguments: [
        ("navigator.push(.bird(id: 1))", "push"),
        ("navigator.presentSheet(.bird(id: 1), embedInNavigationView: true)", "sheet"),
        ("navigator.presentSheet(.bird(id: 1), onDismiss: { print(1) })", "sheet"),
        ("navigator.presentCover(.bird(id: 1))", "fullScreenCover"),
    ]) func navigatorShows(_ call: String, _ style: String) {
        #expect(olderFlow(call).called == ["Start -\(style)-> Flow.bird (B) call"])
    }

    @Test func routesOfAModelAreThoseOfItsRouter() {
        let read = olderFlow(
            state: "@StateObject var model = Model()",
            body: "Router($model.routes) { screen, _ in switch screen { case .list: A(); case .bird: B(id: 1) } }",
            rest: """
                final class Model: ObservableObject {
                    @Published var routes: Routes<Screen> = [.root(.list)]
                    func open() { routes.push(.bird(id: 1)) }
                    func close() { routes.goBack() }
                    func restart() { routes = [.root(.list), .sheet(.bird(id: 2))] }
                }
                """)
        #expect(read.coordinators.notation == ["Flow flow from list"])
        #expect(
            read.called == [
                "Model -push-> Flow.bird (B) call", "Model -sheet-> Flow.bird (B) call",
                "Model -root-> Flow.list (A) call",
            ])
        #expect(read.exits.notation == ["Model <-back- Flow call"])
    }

    // MARK: Others

    @Test(arguments: [
        "struct FlowNavigator<S> { func push(_ s: S) {}; func presentSheet(_ s: S) {} }",
        "final class FlowNavigator<S> { func push(_ s: S) { print(s) } }",
    ]) func navigatorOfTheAppsOwnIsNone(_ type: String) {
        let read = flow("navigator.push(.list)", rest: type)
        #expect(read.called.isEmpty && read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func libraryAmongTheSourcesIsStillTheLibrary() {
        let app = """
            import FlowStacks
            import SwiftUI
            enum Screen: Hashable { case list }
            struct Flow: View {
                @State var routes: Routes<Screen> = []
                var body: some View {
                    FlowStack($routes) { Start().flowDestination(for: Screen.self) { switch $0 { case .list: A() } } }
                }
            }
            struct Start: View {
                @EnvironmentObject var navigator: FlowNavigator<Screen>
                var body: some View { Button("") { navigator.push(.list) } }
            }
            struct A: View { var body: some View { FlowLink("", value: Screen.list, style: .sheet) } }
            """
        let library = """
            import SwiftUI
            public struct FlowStack<Root: View, Data>: View {
                public init(_ routes: Binding<[Route<Data>]>, withNavigation: Bool = false, root: () -> Root) {}
                public var body: some View { Text("") }
            }
            public struct FlowLink<P: Hashable>: View { public var body: some View { Text("") } }
            public final class FlowNavigator<Screen>: ObservableObject { public func push(_ screen: Screen) {} }
            """
        let read = graph(of: ["App/Source.swift": app, "FlowStacks/Library.swift": library])
        #expect(read.coordinators.notation == ["Flow flow from "])
        #expect(
            read.called == ["A -sheet-> Flow.list (A) call", "Start -push-> Flow.list (A) call"])
    }
}
