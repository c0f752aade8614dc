import Base
import Facts
import NavigationModel
import TestSupport
import Testing

/// Which systems a file takes part in.
struct FileSystemsTests {
    private func file(_ systems: SystemFacts...) -> ReadFile {
        let parsed = ParsedFile(facts: FileFacts(path: "a", module: "A"), layout: FileLayout(unparsed: "a"))
        return ReadFile(parsed, systems: systems)
    }

    @Test func coordinatorsCount() {
        let coordinator = CoordinatorFacts(
            system: .stinsen, path: ["Home"], kinds: [], isDeclaration: true, location: .unknown)
        let read = file(SystemFacts(system: .stinsen, coordinators: [coordinator]))
        #expect(read.takenPartIn == [.stinsen])
    }

    @Test func callsCount() {
        func calls(_ system: NavigationSystem, isDistinctive: Bool) -> SystemFacts {
            let role = CallRole(system: system, action: .exit(.popToRoot, to: nil), isDistinctive: isDistinctive)
            return SystemFacts(system: system, roles: [.file: [0: role]])
        }
        let read = file(
            calls(.swiftUI, isDistinctive: true), calls(.router, isDistinctive: false),
            calls(.flowStacks, isDistinctive: true))
        #expect(read.takenPartIn == [.swiftUI, .flowStacks])
    }

    @Test func whatIsOnlyListedDoesNotCount() {
        let unread = UnresolvedCode(text: "f()", reason: "", help: "", location: .unknown)
        #expect(file(SystemFacts(system: .stinsen, notUnderstood: [unread])).takenPartIn.isEmpty)
    }
}
