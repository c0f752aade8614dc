import NavigationModel
import TestSupport
import Testing

/// Every call of FlowStacks on a navigator, on a list of routes and on a path.
struct FlowStacksCallTests {
    @Test(arguments: [
        ("routes = [.push(.list)]", "-push-> Flow.list (A)"),
        ("routes = [.sheet(.bird(id: 1), withNavigation: true)]", "-sheet-> Flow.bird (B)"),
        ("routes.append(.push(.list))", "-push-> Flow.list (A)"),
        ("routes.append(.sheet(.list, withNavigation: true))", "-sheet-> Flow.list (A)"),
        ("routes.append(contentsOf: [.cover(.list)])", "-fullScreenCover-> Flow.list (A)"),
        ("routes += [.cover(.list)]", "-fullScreenCover-> Flow.list (A)"),
        ("routes.insert(.push(.list), at: 0)", "-push-> Flow.list (A)"),
        ("routes.push(.bird(id: 3))", "-push-> Flow.bird (B)"),
        ("routes.presentSheet(.list)", "-sheet-> Flow.list (A)"),
        ("routes.presentCover(.list, withNavigation: true)", "-fullScreenCover-> Flow.list (A)"),
    ]) func routesAreChanged(_ call: String, _ expected: String) {
        let inFlow = flow("", rest: "extension Flow { func f() { \(call) } }")
        #expect(inFlow.called == ["Flow \(expected) call"])
        #expect(inFlow.notUnderstood.isEmpty, "\(inFlow.notUnderstood.notation)")
        #expect(flow("navigator.\(call)").called == ["Start \(expected) call"])
    }

    @Test(
        arguments: [
            ("goBack()", "back", nil), ("goBack(2)", "back", nil), ("goBackToRoot()", "back", nil),
            ("goBackTo(.list)", "back", "list"), ("goBackTo(index: 1)", "back", nil),
            ("goBackTo(where: { $0 == .list })", "back", nil), ("goBackTo { $0 == .list }", "back", nil),
            ("pop()", "back", nil), ("pop(3)", "back", nil), ("popTo(.bird(id: 1))", "back", "bird"),
            ("popTo(index: 0)", "back", nil), ("popToRoot()", "back", nil),
            ("popToCurrentNavigationRoot()", "back", nil),
            ("dismiss()", "dismiss", nil), ("dismiss(count: 2)", "dismiss", nil), ("dismissAll()", "dismiss", nil),
        ] as [(String, String, String?)]) func everyWayBackIsAnExit(_ call: String, _ style: String, _ to: String?)
    {
        let expected = "<-\(style)- Flow\(to.map { ".\($0)" } ?? "") call"
        #expect(flow("navigator.\(call)").exits.notation == ["Start \(expected)"])
        #expect(flow("", rest: "extension Flow { func f() { routes.\(call) } }").exits.notation == ["Flow \(expected)"])
    }

    @Test(arguments: ["routes = []", "routes.removeLast()", "routes.removeAll()", "routes.removeLast(2)"])
    func takingRoutesAwayIsAnExit(_ call: String) {
        #expect(flow("navigator.\(call)").exits.notation == ["Start <-back- Flow call"])
        #expect(flow("", rest: "extension Flow { func f() { \(call) } }").exits.notation == ["Flow <-back- Flow call"])
    }

    @Test(arguments: ["navigator.canGoBack()", "_ = navigator.routes.count", "_ = navigator.routes.last"])
    func questionsAreNoNavigation(_ call: String) {
        let read = flow(call)
        #expect(read.called.isEmpty && read.exits.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("path.push(Screen.list)", "-push-> Flow.list (A)"),
        ("path.presentSheet(Screen.list)", "-sheet-> Flow.list (A)"),
        ("path.append(.push(Screen.bird(id: 1)))", "-push-> Flow.bird (B)"),
        ("path.append(.sheet(Screen.list, withNavigation: true))", "-sheet-> Flow.list (A)"),
        ("path = FlowPath([.cover(Screen.list)])", "-fullScreenCover-> Flow.list (A)"),
    ]) func pathOfAnyValueIsChanged(_ call: String, _ expected: String) {
        let read = olderFlow(
            state: "@State var path = FlowPath()\nfunc f() { \(call) }",
            body: "FlowStack($path) { Start().flowDestination(for: Screen.self) { screen($0) } }",
            rest: """
                extension Flow {
                    @ViewBuilder func screen(_ screen: Screen) -> some View {
                        switch screen { case .list: A(); case .bird(let id): B(id: id) }
                    }
                }
                """)
        #expect(read.called == ["Flow \(expected) call"])
    }

    @Test func goingBackToATypeNamesIt() {
        let read = flow("navigator.goBackTo(type: Ship.self)", navigator: "FlowPathNavigator", rest: "struct Ship {}")
        #expect(read.exits.map(\.to) == ["Ship"])
    }

    @Test(arguments: [
        ("$routes.withDelaysIfUnsupported { $0.push(.list) }", "-push-> Flow.list (A)"),
        (
            "$routes.withDelaysIfUnsupported { routes in routes.presentCover(.list) }",
            "-fullScreenCover-> Flow.list (A)"
        ),
        ("$routes.withDelaysIfUnsupported { $0 = [.sheet(.bird(id: 1))] }", "-sheet-> Flow.bird (B)"),
        ("await $routes.withDelaysIfUnsupported { $0.append(.push(.list)) }", "-push-> Flow.list (A)"),
        ("$routes.withDelaysIfUnsupported { $0.push(.list) } onCompletion: { print(1) }", "-push-> Flow.list (A)"),
        ("RouteSteps.withDelaysIfUnsupported(self, \\.routes) { $0.push(.list) }", "-push-> Flow.list (A)"),
    ]) func stepsWithDelaysAreCallsOnTheRoutes(_ call: String, _ expected: String) {
        let read = flow("", rest: "extension Flow { func f() async { \(call) } }")
        #expect(read.called == ["Flow \(expected) call"])
    }

    @Test func goingBackWithDelaysIsAnExit() {
        let read = flow(
            "", rest: "extension Flow { func f() { $routes.withDelaysIfUnsupported { $0.goBackToRoot() } } }")
        #expect(read.exits.notation == ["Flow <-back- Flow call"])
    }

    @Test func routesThatAViewIsHandedAreThoseOfTheFlow() {
        let read = flow(
            "",
            rest: """
                struct Next: View { @Binding var routes: Routes<Screen>; var body: some View { Button("") { routes.push(.list) } } }
                extension Flow { func next() -> some View { Next(routes: $routes) } }
                """)
        #expect(read.called == ["Next -push-> Flow.list (A) call"])
    }

    @Test(arguments: [
        ("navigator.push(.nowhere)", "Screen has no case `nowhere`"),
        ("navigator.push(next)", "the case of Screen is chosen at run time"),
        ("navigator.routes = saved", "the case of Screen is chosen at run time"),
        (
            "FlowLink(\"\", value: Screen.list, style: style)",
            "the presentation style is chosen at run time"
        ),
    ]) func whatIsNotWrittenIsNotUnderstood(_ call: String, _ reason: String) {
        let read = flow(
            call, rest: "extension Start { var next: Screen { get }; var saved: Routes<Screen> { get } }")
        #expect(read.notUnderstood.map(\.reason) == [reason])
        #expect(read.notUnderstood.allSatisfy { $0.help != nil })
        #expect(read.called.isEmpty)
    }

    @Test func styleThatIsOneOfTwoGivesBoth() {
        #expect(
            flow("FlowLink(\"\", value: Screen.list, style: wide ? .sheet : .push)").called == [
                "Start -push-> Flow.list (A) call", "Start -sheet-> Flow.list (A) call",
            ])
    }

    @Test func wrapperWithAStyleIsLearnt() {
        let read = flow(
            "model.show(.list, by: .pushing); model.show(.bird(id: 1), by: .cover)",
            state: "@ObservedObject var model: Model\nvar routes: Binding<Routes<Screen>> { $model.routes }",
            rest: """
                enum Way { case pushing, sheet, cover }
                final class Model: ObservableObject {
                    @Published var routes: Routes<Screen> = []
                    func show(_ screen: Screen, by way: Way) {
                        switch way {
                        case .pushing: routes.push(screen)
                        case .sheet: routes.presentSheet(screen, withNavigation: true)
                        case .cover: routes.presentCover(screen)
                        }
                    }
                }
                extension Start { var model: Model { Model() } }
                """)
        #expect(
            read.called == [
                "Start -fullScreenCover-> Flow.bird (B) call", "Start -push-> Flow.list (A) call",
            ])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func aliasOfANavigatorIsANavigator() {
        let read = flow(
            "navigator.push(.list); navigator.routes = [.root(.bird(id: 1))]", navigator: "Nav",
            rest: "typealias Nav = FlowNavigator<Screen>")
        #expect(read.called == ["Start -root-> Flow.bird (B) call", "Start -push-> Flow.list (A) call"])
        #expect(read.coordinators.map(\.name) == ["Flow"])
    }
}
