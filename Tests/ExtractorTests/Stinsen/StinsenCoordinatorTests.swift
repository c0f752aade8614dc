import Base
import NavigationModel
import TestSupport
import Testing

/// Which classes are coordinators of Stinsen 2.
struct StinsenCoordinatorTests {
    @Test(arguments: [
        ("class C: NavigationCoordinatable", "C flow from "),
        ("final class C: Stinsen.NavigationCoordinatable", "C flow from "),
        ("final class C<T>: ObservableObject, NavigationCoordinatable", "C flow from "),
        ("@MainActor public final class C: TabCoordinatable", "C tab from "),
        ("final class C: Stinsen.TabCoordinatable", "C tab from "),
    ]) func classWithTheProtocolIsACoordinator(_ header: String, _ expected: String) {
        let read = graph("import Stinsen\n\(header) {}")
        #expect(read.coordinators.notation == [expected])
        #expect(read.coordinators.map(\.system) == [.stinsen])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func protocolMayBeRefined() {
        let read = stinsen(
            "",
            rest: """
                protocol Steps: NavigationCoordinatable {}
                final class D: Steps {
                    @Root var leaf = makeLeaf
                    func makeLeaf() -> some View { Leaf() }
                }
                """)
        #expect(read.coordinator("D")?.kind == .flow)
    }

    @Test func protocolMayStandInAnExtension() {
        let read = graph(of: [
            "App/C.swift": "import Stinsen\nfinal class C { @Root var a = makeA\n func makeA() -> some View { A() } }",
            "App/C+Stinsen.swift": "import Stinsen\nextension C: NavigationCoordinatable {}",
            "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }",
        ])
        #expect(read.coordinators.map(\.kind) == [.flow])
        #expect(read.destination("C.a")?.targets.map(\.id) == ["A"])
    }

    @Test(arguments: [
        "import SwiftUI\nfinal class C: NavigationCoordinatable { @Route(.push) var a = makeA }",
        "import Stinsen\nprotocol P: NavigationCoordinatable {}",
        "import Stinsen\nfinal class C { @Published var a = makeA }",
    ]) func restIsNoCoordinator(_ text: String) {
        let read = graph(text)
        #expect(read.coordinators.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func stacksOfSwiftUIAreSwiftUIs() {
        let read = graph(
            "import Stinsen\nimport SwiftUI\nstruct V: View { var body: some View { NavigationStack { A() } } }")
        #expect(read.coordinators.map(\.system) == [.swiftUI])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func tabsOfScaffoldingAreScaffoldings() {
        let read = graph(
            """
            import Scaffolding
            @Scaffoldable final class C: TabCoordinatable {
                var items = TabItems<C>(tabs: [.a])
                func a() -> some View { Text("") }
            }
            """)
        #expect(read.coordinators.map(\.system) == [.scaffolding])
    }

    @Test func routesOfAClassThatIsNoCoordinatorAreNotUnderstood() {
        let read = graph("import Stinsen\nfinal class C: Elsewhere { @Root var a = makeA\n func makeA() -> Int { 0 } }")
        #expect(read.coordinators.isEmpty)
        #expect(
            read.notUnderstood.map(\.reason) == [
                "it doesn't conform to a coordinator protocol (TabCoordinatable, NavigationCoordinatable)"
            ])
    }
}
