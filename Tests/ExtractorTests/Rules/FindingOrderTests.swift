import Base
import NavigationModel
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct FindingOrderTests {
    @Test func worstFindingsComeFirst() {
        let read = checked([
            "App/Source.swift": scaffolded("func a() -> Gate { Gate() }\nfunc b() async -> some View { Text(\"b\") }")
        ])
        #expect(read.findings.map(\.severity).prefix(2) == [.error, .warning])
        #expect(read.findings.allSatisfy { $0.help != nil && $0.location.line > 1 && $0.message.hasSuffix(".") })
    }
}
