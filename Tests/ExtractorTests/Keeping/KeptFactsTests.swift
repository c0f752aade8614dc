import Base
import Extractor
import Facts
import NavigationModel
import SwiftSource
import TestSupport
import Testing

/// Facts and surveys as bytes.
struct KeptFactsTests {
    @Test(arguments: try Fixture.apps()) func factsAreReadAsTheyWereKept(_ app: String) throws {
        for file in try Fixture.files(of: app).map({ AppFile($0) }) {
            let survey = file.survey()
            for extent in [ParseDepth.results, .whole] {
                let parsed = file.parsed(extent, survey)
                let kept = try #require(parsed.kept)
                #expect(ParsedFile(kept: kept[...], path: file.path, module: file.module) == parsed, "\(file.path)")
            }
        }
    }

    /// A copy of a file elsewhere says the same with other places.
    @Test(arguments: try Fixture.apps()) func factsAreThoseOfAnyFileWithTheText(_ app: String) throws {
        for file in try Fixture.files(of: app) {
            let whole = AppFile(file)
            let kept = try #require(whole.parsed(.whole, whole.survey()).kept)
            let other = AppFile(SourceFile(path: "Other/\(file.path)", module: "Other", text: file.text))
            let parsed = other.parsed(.whole, other.survey())
            #expect(ParsedFile(kept: kept[...], path: other.path, module: other.module) == parsed)
        }
    }

    @Test(arguments: try Fixture.apps()) func surveysAreReadAsTheyWereKept(_ app: String) throws {
        for file in try Fixture.files(of: app).map({ AppFile($0) }) {
            let kept = try #require(file.survey().kept(path: file.path))
            let read = try #require(FileScan(kept: kept[...], path: file.path))
            #expect(read.kept(path: file.path) == kept, "\(file.path)")
        }
    }

    private static let small = AppFile(
        SourceFile(
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
                """))

    @Test func bytesWithAnythingWrongAreRefused() throws {
        let survey = Self.small.survey()
        for kept in [
            try #require(Self.small.parsed(.whole, survey).kept), try #require(survey.kept(path: Self.small.path)),
        ] {
            for index in kept.indices {
                var wrong = kept
                wrong[index] ^= 0x20
                #expect(ParsedFile(kept: wrong[...], path: "a", module: "A") == nil)
                #expect(FileScan(kept: wrong[...], path: "a") == nil)
                #expect(ParsedFile(kept: kept[..<index], path: "a", module: "A") == nil)
                #expect(FileScan(kept: kept[..<index], path: "a") == nil)
            }
        }
    }

    /// Someone who writes a checksum of their own gets facts, or none, and never more of them than bytes.
    @Test func bytesWithTheirOwnChecksumDoNoHarm() throws {
        let survey = Self.small.survey()
        let facts = try #require(Self.small.parsed(.whole, survey).kept)
        try Self.damage(facts) { ParsedFile(kept: $0, path: "a", module: "A")?.facts.isSound == true }
        try Self.damage(#require(survey.kept(path: Self.small.path))) { FileScan(kept: $0, path: "a") != nil }
    }

    private static func damage(_ kept: [UInt8], isRead: (ArraySlice<UInt8>) -> Bool) throws {
        let body = Array(kept.dropLast(8))
        func isTaken(_ body: [UInt8]) -> Bool { isRead((body + Digest(of: body).checksum)[...]) }
        #expect(isTaken(body))
        var refused = 0
        for index in body.indices {
            for change: UInt8 in [0x01, 0x7F, 0x80, 0xFF] {
                var wrong = body
                wrong[index] ^= change
                if !isTaken(wrong) { refused += 1 }
            }
            #expect(!isTaken(Array(body[..<index])))
        }
        #expect(refused > 100)
    }

    @Test(arguments: try Fixture.apps()) func whatIsReadHoldsTogether(_ app: String) throws {
        for file in try Fixture.files(of: app).map({ AppFile($0) }) {
            #expect(file.parsed(.whole, file.survey()).facts.isSound, "\(file.path)")
        }
    }

    /// Calls that are part of themselves, and calls that are not there.
    @Test func factsThatDoNotHoldTogetherAreTold() {
        let place = RelativeLocation(file: "a", declaration: .file, offset: 0)
        func call(_ callee: Expression, _ arguments: [Expression] = [], in closure: ClosureContext? = nil) -> CallFacts
        {
            CallFacts(
                callee: callee, arguments: arguments.map { ArgumentFacts(label: nil, value: $0) }, closure: closure,
                text: "f()", location: place)
        }
        func isSound(_ calls: [CallFacts], _ results: [Expression] = []) -> Bool {
            let body = BodyFacts(calls: calls, results: results)
            return FileFacts(
                path: "a", module: "A", functions: [FunctionFacts(name: "f", location: place, body: body)]
            ).isSound
        }
        #expect(isSound([call(.name("f"), [.call(1)]), call(.name("g"), in: ClosureContext(call: 0, argument: 0))]))
        #expect(!isSound([call(.call(0))]))
        #expect(!isSound([call(.name("f"), [.call(1)]), call(.member(.call(0), "g"))]))
        #expect(!isSound([call(.name("f"), [.tuple([.call(1)])])]))
        #expect(!isSound([], [.array([.call(0)])]))
        let handed = Expression.closureParameter(call: 0, argument: 1, index: 0, type: nil)
        #expect(isSound([call(.name("f"), [.name("a"), .closure([.call(1)])]), call(.member(handed, "g"))]))
        #expect(!isSound([call(.name("f"), [handed, .closure([])])]))
        #expect(!isSound([call(.name("f"), [.call(1), .closure([])]), call(.member(handed, "g"))]))
        #expect(!isSound([call(.name("f"), in: ClosureContext(call: 0, argument: 0))]))
        #expect(!isSound([call(.name("f")), call(.name("g"), in: ClosureContext(call: 0, argument: 0))]))
        #expect(!isSound([call(.closureParameter(call: 0, argument: 1, index: 0, type: nil))]))
    }

    @Test func factsOfOtherFilesAreNotKept() {
        var parsed = Self.small.parsed(.whole, Self.small.survey())
        parsed.facts.path = "App/B.swift"
        #expect(parsed.kept == nil)
    }

    @Test func longChainIsKept() async {
        let isKept = await onDeepStack {
            let chain = "let a = b" + String(repeating: ".c", count: 20_000)
            let file = AppFile(SourceFile(path: "A.swift", module: "A", text: chain))
            let parsed = file.parsed(.whole, file.survey())
            return parsed.kept.map { ParsedFile(kept: $0[...], path: "A.swift", module: "A") == parsed }
        }
        #expect(isKept == true)
    }
}
