import Base
import NavigationModel
import TestSupport
import Testing

/// How a class says what kind of coordinator it is.
struct CoordinatorKindTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let clause: String
        var container = ""
        let kind: CoordinatorKind
        var testDescription: String { "\(clause) \(container)" }
    }

    static let rows = [
        Row(clause: "FlowCoordinatable", kind: .flow),
        Row(clause: "TabCoordinatable", kind: .tab),
        Row(clause: "RootCoordinatable", kind: .root),
        Row(clause: "SplitCoordinatable", kind: .split),
        Row(clause: "Scaffolding.FlowCoordinatable", kind: .flow),
        Row(clause: "@MainActor FlowCoordinatable", kind: .flow),
        Row(clause: "@MainActor Scaffolding.RootCoordinatable", kind: .root),
        Row(clause: "@preconcurrency Identifiable, @MainActor SplitCoordinatable", kind: .split),
        Row(clause: "SplitCoordinatable, FlowCoordinatable", kind: .flow),
        Row(clause: "FlowCoordinatable, RootCoordinatable", kind: .root),
        Row(clause: "RootCoordinatable, TabCoordinatable", kind: .tab),
        Row(clause: "SplitCoordinatable, FlowCoordinatable, RootCoordinatable, TabCoordinatable", kind: .tab),
        Row(clause: "Elsewhere", container: "var stack = FlowStack<C>(root: .a)", kind: .flow),
        Row(clause: "Elsewhere", container: "var stack: FlowStack<C> = .init(root: .a)", kind: .flow),
        Row(clause: "Elsewhere", container: "var tabItems: TabItems<C> = TabItems(tabs: [.a])", kind: .tab),
        Row(clause: "Elsewhere", container: "var root: Root<C>", kind: .root),
        Row(
            clause: "Elsewhere", container: "var columns = Scaffolding.SplitColumns<C>(sidebar: .a, detail: .a)",
            kind: .split),
        Row(clause: "Elsewhere", container: "var root: Root<C>\ninit() { self.root = Root(root: .a) }", kind: .root),
        Row(clause: "FlowCoordinatable", container: "var tabItems = TabItems<C>(tabs: [.a])", kind: .flow),
    ]

    @Test(arguments: rows) func clauseOrContainerTellsTheKind(_ row: Row) {
        let read = graph(
            "@Scaffoldable final class C: \(row.clause) {\n\(row.container)\nfunc a() -> some View { Text(\"\") }\n}")
        #expect(read.coordinators.map(\.kind) == [row.kind])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        "@Scaffoldable", "@Scaffolding.Scaffoldable", "@Scaffoldable()", "@MainActor @Observable @Scaffoldable",
        "@Scaffoldable(injectsCoordinator: false)", "@Scaffoldable(injectsCoordinator: true, codable: true)", "@Flow",
        "@Zen.Flow", "#if DEBUG\n@Scaffoldable\n#endif",
    ]) func everyFormOfTheAttributeMarks(_ attribute: String) {
        let read = graph("\(attribute)\nfinal class C: FlowCoordinatable { func a() -> some View { Text(\"\") } }")
        #expect(read.coordinator("C")?.destinations.map(\.name) == ["a"])
    }

    @Test func conformanceMayStandInAnExtensionOfAnotherFile() {
        let read = graph(of: [
            "App/C.swift": "@Scaffoldable final class C { func a() -> some View { Text(\"\") } }",
            "App/C+Flow.swift": "extension C: TabCoordinatable {}",
        ])
        #expect(read.coordinators.notation == ["C tab from "])
    }

    @Test func protocolsThatRefineTheLibrarysAreFollowedAcrossFiles() {
        let read = graph(of: [
            "App/C.swift": "@Scaffoldable final class C: LoggedFlow { func a() -> some View { Text(\"\") } }",
            "Kit/LoggedFlow.swift": "public protocol LoggedFlow: AnyObject, NamedFlow {}",
            "Kit/NamedFlow.swift": "public protocol NamedFlow: Scaffolding.FlowCoordinatable {}",
        ])
        #expect(read.coordinators.map(\.kind) == [.flow])
    }

    @Test func baseClassMayConform() {
        let read = graph(
            """
            class Base: RootCoordinatable {}
            @Scaffoldable final class C: Base { func a() -> some View { Text("") } }
            """)
        #expect(read.coordinator("C")?.kind == .root)
    }

    @Test func attributeOnAStructIsNotUnderstood() {
        let source = MarkedSource("@Scaffoldable struct 1️⃣S: FlowCoordinatable { func a() -> some View { Text(\"\") } }")
        let read = graph(source.text)
        #expect(read.coordinators.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["@Scaffoldable can only be applied to a class"])
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
    }

    @Test func classWithoutTheAttributeIsNotUnderstood() {
        let read = graph("final class C: FlowCoordinatable { var stack = FlowStack<C>(root: .a) }")
        #expect(read.coordinators.isEmpty)
        #expect(
            read.notUnderstood.map(\.help) == ["mark it @Scaffoldable, or add `enum Destinations: Destinationable`"])
    }

    @Test func otherLibrariesContainersMakeNoCoordinator() {
        let read = graph("final class Tree { var root = Root(root: .leaf)\n var stack = FlowStack { Text(\"\") } }")
        #expect(read.coordinators.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func coordinatorThatKeepsAPathBesidesIsOne() {
        let read = graph(
            """
            @Scaffoldable @Observable final class C: FlowCoordinatable {
                var stack = FlowStack<C>(root: .a)
                var path: [Route] = []
                func a() -> some View { Inner(c: self) }
                func go() { path.append(.b) }
            }
            enum Route: Hashable { case b }
            struct Inner: View {
                @Bindable var c: C
                var body: some View {
                    NavigationStack(path: $c.path) {
                        Text("").navigationDestination(for: Route.self) { route in
                            switch route { case .b: B() }
                        }
                    }
                }
            }
            struct B: View { var body: some View { Text("") } }
            """)
        #expect(read.coordinators.filter { $0.id == "C" }.map(\.system) == [.scaffolding])
        #expect(read.called.contains { $0.contains("-push-> Route.b (B)") || $0.contains(".b (B)") }, "\(read.called)")
    }
}
