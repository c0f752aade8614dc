import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// What a call does to a stack or to tabs beyond its style.
struct OperationTests {
    @Test(
        .enabled(if: NavigationSystem.scaffolding.isRead),
        arguments: [
            ("pop()", .pop(count: 1)), ("pop(2)", .pop(count: 2)), ("pop(count)", .pop(count: nil)),
            ("popToRoot()", .popToRoot), ("popToFirst(.home)", .popToFirst), ("popToLast(.home)", .popToLast),
            ("dismissCoordinator()", .dismissCoordinator), ("dismissPresentedModal()", .dismissPresented),
            ("dismissAllModals()", .dismissAll),
        ] as [(String, ExitOperation)]) func wayBackHasItsOperation(_ call: String, _ operation: ExitOperation)
    {
        #expect(Self.flow("home.\(call)").exits.map(\.operations) == [[operation]])
    }

    @Test(
        arguments: [
            ("removeLast()", .pop(count: 1)), ("removeLast(2)", .pop(count: 2)),
            ("removeLast(path.count)", .popToRoot), ("removeLast(path.count - 1)", .pop(count: nil)),
            ("removeAll()", .popToRoot),
        ] as [(String, ExitOperation)]) func shorterPathHasItsOperation(_ call: String, _ operation: ExitOperation)
    {
        let read = graph(
            of: [
                "App/Source.swift": """
                import SwiftUI
                struct Home: View {
                    @State var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("Back") { path.\(call) }
                                .navigationDestination(for: Int.self) { _ in Detail() }
                        }
                    }
                }
                struct Detail: View { var body: some View { Text("") } }
                """
            ])
        #expect(read.exits.map(\.operations) == [[operation]])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func callThatGoesBackInTwoWaysHasBoth() {
        let read = Self.flow("close()", members: "func close() { if isDone { pop() } else { popToRoot() } }")
        #expect(read.exits.filter { $0.from.id == "V" }.map(\.operations) == [[.pop(count: 1), .popToRoot]])
    }

    @Test(
        .enabled(if: NavigationSystem.scaffolding.isRead),
        arguments: [
            ("selectFirstTab(.b)", nil), ("selectLastTab(.b)", .selectLastTab), ("select(index: 1)", .selectTab(1)),
            ("appendTab(.b)", .appendTab), ("insertTab(.b, at: 0)", .insertTab(0)),
            ("insertTab(.b, at: place)", .insertTab(nil)), ("setTabs([.b])", .setTabs(0)),
        ] as [(String, ShowOperation?)]) func tabHasItsOperation(_ call: String, _ operation: ShowOperation?)
    {
        let read = graph(
            of: [
                "App/Source.swift": """
                import Scaffolding
                @Scaffoldable final class Tabs: @MainActor TabCoordinatable {
                    var tabItems = TabItems<Tabs>(tabs: [.a, .b], selectedIndex: 1)
                    func a() -> some View { A() }
                    func b() -> some View { A() }
                    func go() { \(call) }
                }
                struct A: View { var body: some View { Text("") } }
                """
            ])
        #expect(read.transitions.filter { $0.evidence == .call }.map(\.operation) == [operation])
        #expect(read.coordinators.map(\.selected) == ["b"])
    }

    /// A view that calls a flow.
    private static func flow(_ code: String, members: String = "") -> NavigationGraph {
        let code = members.isEmpty ? code : "home.\(code)"
        return graph(
            of: [
                "App/Source.swift": """
                import Scaffolding
                @Scaffoldable final class Home: @MainActor FlowCoordinatable {
                    var stack = FlowStack<Home>(root: .home)
                    func home() -> some View { V() }
                    \(members)
                }
                struct V: View {
                    @Environment(Home.self) var home
                    var count = 2
                    var body: some View { Button("Back") { \(code) } }
                }
                """
            ])
    }
}
