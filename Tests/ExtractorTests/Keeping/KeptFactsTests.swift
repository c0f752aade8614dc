import Extractor
import NavigationModel
import TestSupport
import Testing

/// Facts and surveys as bytes.
struct KeptFactsTests {
    static let apps = [
        "FlowStacks", "Router", "Scaffolding", "Stinsen", "SwiftUI", "TCACoordinators", "../../Examples/Bakery",
        "../../Examples/Museum", "../../Examples/Planets", "../../Examples/Postcards", "../../Examples/Recipes",
        "../../Examples/Tides",
    ]

    @Test(arguments: apps) func factsAreReadAsTheyWereKept(_ app: String) throws {
        for file in try Fixture.files(of: app) {
            let survey = file.survey()
            for extent in [Extent.results, .whole] {
                let facts = file.facts(extent, survey)
                let kept = try #require(facts.kept)
                #expect(FileFacts(kept: kept[...], path: file.path, module: file.module) == facts, "\(file.path)")
            }
        }
    }

    /// A copy of a file elsewhere says the same with other places.
    @Test(arguments: apps) func factsAreThoseOfAnyFileWithTheText(_ app: String) throws {
        for file in try Fixture.files(of: app) {
            let kept = try #require(file.facts(.whole, file.survey()).kept)
            let other = SourceFile(path: "Other/\(file.path)", module: "Other", text: file.text)
            let facts = other.facts(.whole, other.survey())
            #expect(FileFacts(kept: kept[...], path: other.path, module: other.module) == facts)
        }
    }

    @Test(arguments: apps) func surveysAreReadAsTheyWereKept(_ app: String) throws {
        for file in try Fixture.files(of: app) {
            let kept = try #require(file.survey().kept(path: file.path))
            let read = try #require(Survey(kept: kept[...], path: file.path))
            #expect(read.kept(path: file.path) == kept, "\(file.path)")
        }
    }

    private static let small = SourceFile(
        path: "App/A.swift", module: "App",
        text: """
            import SwiftUI
            /// Words.
            struct A<T: View>: View {
                @Environment(\\.dismiss) var dismiss
                @State var route: Route? = nil
                enum Route: Hashable { case one(id: Int = 3), two }
                // navdocs:ignore dead-end-cover - told elsewhere
                var body: some View {
                    switch route { case .one(let id): Text("\\(id)"); case .two?: b.c(d) { e in e.f() }; default: Text("") }
                }
                func go(_ x: [Int]) { if case .two = route { dismiss() } }
            }
            extension A { func more() -> Int { 1 } }
            """)

    @Test func bytesWithAnythingWrongAreRefused() throws {
        let survey = Self.small.survey()
        for kept in [try #require(Self.small.facts(.whole, survey).kept), try #require(survey.kept(path: Self.small.path))] {
            for index in kept.indices {
                var wrong = kept
                wrong[index] ^= 0x20
                #expect(FileFacts(kept: wrong[...], path: "a", module: "A") == nil)
                #expect(Survey(kept: wrong[...], path: "a") == nil)
                #expect(FileFacts(kept: kept[..<index], path: "a", module: "A") == nil)
                #expect(Survey(kept: kept[..<index], path: "a") == nil)
            }
        }
    }

    /// Someone who writes a checksum of their own gets facts, or none, and never more of them than bytes.
    @Test func bytesWithTheirOwnChecksumDoNoHarm() throws {
        let survey = Self.small.survey()
        for kept in [try #require(Self.small.facts(.whole, survey).kept), try #require(survey.kept(path: Self.small.path))] {
            let body = Array(kept.dropLast(8))
            var refused = 0
            for index in body.indices {
                for change: UInt8 in [0x01, 0x7F, 0x80, 0xFF] {
                    var wrong = body
                    wrong[index] ^= change
                    if !Self.isRead(wrong) { refused += 1 }
                }
                #expect(!Self.isRead(Array(body[..<index])))
            }
            #expect(refused > body.count)
        }
    }

    private static func isRead(_ body: [UInt8]) -> Bool {
        let bytes = body + Digest(of: body).checksum
        let facts = FileFacts(kept: bytes[...], path: "a", module: "A")
        let survey = Survey(kept: bytes[...], path: "a")
        return facts != nil || survey != nil
    }

    @Test func factsOfOtherFilesAreNotKept() {
        var facts = Self.small.facts(.whole, Self.small.survey())
        facts.path = "App/B.swift"
        #expect(facts.kept == nil)
    }

    @Test func longChainIsKept() async {
        let isKept = await onDeepStack {
            let chain = "let a = b" + String(repeating: ".c", count: 20_000)
            let file = SourceFile(path: "A.swift", module: "A", text: chain)
            let facts = file.facts(.whole, file.survey())
            return facts.kept.map { FileFacts(kept: $0[...], path: "A.swift", module: "A") == facts }
        }
        #expect(isKept == true)
    }
}
