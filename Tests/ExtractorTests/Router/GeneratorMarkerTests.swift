import Facts
import TestSupport
import Testing

/// The comments by which swiftspawn marks what it keeps.
struct GeneratorMarkerTests {
    @Test(arguments: [
        ("// MARK: - Cases (auto-generated)", GeneratorMarker.Kind.cases),
        ("//MARK: - Cases (auto-generated)  ", .cases), ("//\tMARK: - Routes (auto-generated)", .routes),
        ("let a = 1 // MARK: - End auto-generated", .end), ("// MARK: - End auto-generated\r\n", .end),
        ("#if os(iOS)\n// MARK: - End auto-generated\n#endif", .end), ("}\n} // MARK: - End auto-generated", .end),
    ]) func commentIsAMarker(_ source: String, _ kind: GeneratorMarker.Kind) {
        #expect(read(source).layout.markers.map(\.kind) == [kind])
    }

    @Test(arguments: [
        "/// MARK: - Cases (auto-generated)", "// - Cases (auto-generated)", "// MARK: - Cases (Auto-generated)",
        "// MARK: - Cases (auto-generated).", "/* MARK: - Cases (auto-generated) */",
        "/*\n// MARK: - Cases (auto-generated)\n*/", "/* /* */\n// MARK: - Cases (auto-generated)\n*/",
        "let a = \"// MARK: - Cases (auto-generated)\"",
        "let a = \"\"\"\n// MARK: - Cases (auto-generated)\n\"\"\"", "// // MARK: - Cases (auto-generated)",
        "let a = #/// MARK: - Cases (auto-generated)/#",
    ]) func textIsNoMarker(_ source: String) {
        #expect(read(source).layout.markers.isEmpty)
    }

    @Test func markersStandWhereTheirCommentsBegin() {
        let source = MarkedSource(
            """
            enum Route {
                // Kept by hand.
                1️⃣// MARK: - Cases (auto-generated)
                case a // é 
                case b 2️⃣// MARK: - End auto-generated
            }
            """)
        #expect(read(source.text).layout.markers.map(\.location) == [source.location("1️⃣"), source.location("2️⃣")])
    }

    @Test func casesBetweenTheMarkersAreManaged() {
        let read = routed(
            cases: """
                // MARK: - Cases (auto-generated)
                case a
                // MARK: - End auto-generated
                case b(id: Int)
                """)
        #expect(read.destination("Router.a")?.managed == true)
        #expect(read.destination("Router.b")?.managed == false)
    }

    @Test(arguments: [
        "// MARK: - Cases (auto-generated)\ncase a\ncase b(id: Int)",
        "case a\ncase b(id: Int)\n// MARK: - End auto-generated",
        "// MARK: - Routes (auto-generated)\ncase a\ncase b(id: Int)\n// MARK: - End auto-generated",
    ]) func casesOutsideOfAWholeRegionAreNotManaged(_ cases: String) {
        #expect(routed(cases: cases).coordinator("Router")?.destinations.map(\.managed) == [false, false])
    }

    @Test func enumThatShowsItsOwnScreensHasManagedCasesToo() {
        let read = graph(
            """
            import SwiftUI
            enum Route: Hashable {
                // MARK: - Cases (auto-generated)
                case a
                // MARK: - End auto-generated
                case b
                @ViewBuilder var destination: some View {
                    switch self {
                    case .a: A()
                    case .b: B()
                    }
                }
            }
            struct A: View { var body: some View { Text("A") } }
            struct B: View { var body: some View { Text("B") } }
            """)
        #expect(read.coordinator("Route")?.destinations.map(\.managed) == [true, false])
    }
}
