import Base
import Facts
import NavigationModel
import TestSupport
import Testing

/// Which systems a file takes part in.
struct FileSystemsTests {
    private func body(_ system: NavigationSystem) -> BodyFacts {
        let role = CallRole(system: system, action: .exit(.back, to: nil))
        return BodyFacts(calls: [
            CallFacts(callee: .name("f"), text: "f()", location: GraphFixture.nowhere, roles: [role])
        ])
    }

    @Test func coordinatorsCount() {
        let coordinator = CoordinatorFacts(
            system: .stinsen, path: ["Home"], kinds: [], isDeclaration: true, location: GraphFixture.nowhere)
        #expect(FileFacts(path: "a", module: "A", coordinators: [coordinator]).systems == [.stinsen])
    }

    @Test func callsCountWhereverTheyStand() {
        let place = GraphFixture.nowhere
        let type = TypeFacts(
            path: ["View"], kind: .struct, location: place,
            properties: [PropertyFacts(name: "body", location: place, body: body(.swiftUI))],
            functions: [FunctionFacts(name: "open", location: place, body: body(.router))])
        let facts = FileFacts(
            path: "a", module: "A", types: [type],
            functions: [FunctionFacts(name: "free", location: place, body: body(.flowStacks))],
            variables: [PropertyFacts(name: "global", location: place, body: body(.tcaCoordinators))])
        #expect(facts.systems == [.swiftUI, .router, .flowStacks, .tcaCoordinators])
    }

    @Test func otherCallsDoNot() {
        let call = CallFacts(callee: .name("print"), text: "print()", location: GraphFixture.nowhere)
        let function = FunctionFacts(name: "f", location: GraphFixture.nowhere, body: BodyFacts(calls: [call]))
        #expect(FileFacts(path: "a", module: "A", functions: [function]).systems.isEmpty)
    }
}
