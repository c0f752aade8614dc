import NavigationModel
import TestSupport
import Testing

/// FlowStacks, of the time of `FlowStack` and of `Router`.
struct FlowStacksTests {
    @Test(arguments: [
        ("navigator.push(.list)", "push"), ("navigator.presentSheet(.list)", "sheet"),
        ("navigator.presentSheet(.list, withNavigation: true)", "sheet"),
        ("navigator.presentCover(.list)", "fullScreenCover"),
        ("FlowLink(value: Screen.list, style: .push) { Text(\"\") }", "push"),
        ("FlowLink(\"\", value: Screen.list, style: .sheet(withNavigation: true))", "sheet"),
        ("FlowLink(value: Screen.list, style: .cover) { Text(\"\") }", "fullScreenCover"),
        ("navigator.routes.append(.cover(.list))", "fullScreenCover"),
    ]) func screensAreShownAsTheCallSays(_ use: String, _ style: String) {
        let read = flow(use)
        #expect(read.coordinators.notation == ["Flow flow from "])
        #expect(read.coordinator("Flow")?.system == .flowStacks)
        #expect(read.coordinator("Flow")?.destinations.map(\.name) == ["list", "bird"])
        #expect(read.called == ["Start -\(style)-> Flow.list (A) call"])
        #expect(read.declared == ["Flow -root-> .root (Start) declared"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        ("navigator.goBack()", "back"), ("navigator.pop()", "back"), ("navigator.goBackToRoot()", "back"),
        ("navigator.dismiss()", "dismiss"),
    ]) func navigatorGoesBack(_ use: String, _ style: String) {
        #expect(flow(use).exits.map(\.style.rawValue) == [style])
    }

    @Test func pathOfAnyValueIsToldByType() {
        let read = flow(
            "navigator.push(Screen.list)", state: "@State private var routes = FlowPath()",
            navigator: "FlowPathNavigator")
        #expect(read.called == ["Start -push-> Flow.list (A) call"])
    }

    @Test func listOfRoutesIsShownStepByStep() {
        let read = flow(
            "", rest: "extension Flow { func follow() { routes = [.sheet(.list), .cover(.bird(id: 1))] } }")
        #expect(
            read.called == [
                "Flow -fullScreenCover-> Flow.bird (B) call", "Flow -sheet-> Flow.list (A) call",
            ])
    }

    @Test func routerOfOlderVersionsStartsAtTheFirstRoute() {
        let read = graph(
            """
            import FlowStacks
            import SwiftUI
            enum Screen { case list, bird(id: Int) }
            struct Flow: View {
                @State var routes: Routes<Screen> = [.root(.list, embedInNavigationView: true)]
                var body: some View {
                    Router($routes) { screen, _ in
                        switch screen { case .list: A { routes.push(.bird(id: 1)) }\n case .bird(let id): B(id: id) }
                    }
                }
            }
            struct A: View { let onTap: () -> Void; var body: some View { Button("") { onTap() } } }
            struct B: View { let id: Int; var body: some View { Text("") } }
            """)
        #expect(read.coordinators.notation == ["Flow flow from list"])
        #expect(read.declared == ["Flow -root-> Flow.list (A) declared"])
        #expect(
            read.called == ["A -push-> Flow.bird (B) indirect through A.onTap", "Flow -push-> Flow.bird (B) call"])
    }

    @Test func stackOfTheAppsOwnIsNone() {
        let read = flow(
            "",
            rest:
                "struct FlowStack<C: View>: View { init(_ routes: Any, withNavigation: Bool, @ViewBuilder root: () -> C) {}\n var body: some View { Text(\"\") } }"
        )
        #expect(read.coordinators.isEmpty)
    }

    @Test func fileWithoutTheImportIsNoneOfIt() {
        let read = graph(
            """
            import SwiftUI
            struct Flow: View { var body: some View { FlowStack { A() } } }
            struct A: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty)
    }

    @Test func valueThatNothingShowsIsNotUnderstood() {
        let source = MarkedSource(
            """
            import FlowStacks
            import SwiftUI
            struct Start: View {
                @EnvironmentObject var navigator: FlowPathNavigator
                var body: some View { Button("") { navigator.1️⃣push(Weather()) } }
            }
            struct Weather: Hashable {}
            """)
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
    }
}
