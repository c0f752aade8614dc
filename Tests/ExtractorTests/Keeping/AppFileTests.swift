import Base
import Extractor
import Facts
import NavigationModel
import SwiftSource
import TestSupport
import Testing

/// A file says the same wherever that comes from: from its text, from a store, or from what is remembered.
@Suite struct AppFileTests {
    private func graph(_ files: [AppFile]) -> NavigationGraph {
        AppReader(files, title: "App", on: OneWorker(), readingAllFrom: .infinity).analysis.graph
    }

    /// What is remembered is not looked for in the store again.
    @Test(arguments: try Fixture.apps()) func rememberedAppIsReadOnce(_ app: String) throws {
        let sources = try Fixture.files(of: app)
        let stores = sources.map { _ in MemoryStore() }
        let files = zip(sources, stores).map { AppFile($0, store: $1, remembers: true) }
        func asked() -> [[FactsKind: Int]] { stores.map { $0.asked.filter { $0.key != .leftOut } } }
        let graph = graph(sources.map { AppFile($0) })
        #expect(self.graph(files) == graph)
        let first = asked()
        #expect(first.contains { $0.count > 1 })
        #expect(first.allSatisfy { $0.values.allSatisfy { $0 == 1 } })
        #expect(self.graph(files) == graph)
        #expect(asked() == first)
    }

    /// What is in the store is not made again, and what is damaged there is.
    @Test(arguments: try Fixture.apps()) func storedAppIsNotParsed(_ app: String) throws {
        let sources = try Fixture.files(of: app)
        let stores = sources.map { _ in MemoryStore() }
        let graph = graph(sources.map { AppFile($0) })
        func read() -> NavigationGraph { self.graph(zip(sources, stores).map { AppFile($0, store: $1) }) }
        #expect(read() == graph)
        let written = stores.map(\.written)
        #expect(read() == graph)
        #expect(stores.map(\.written) == written)
        for store in stores { store.damage() }
        #expect(read() == graph)
        #expect(stores.map(\.written) == written.map { 2 * $0 })
    }

    /// An app is read from its bytes as from its text.
    @Test(arguments: try Fixture.apps()) func keptAppNeedsNoText(_ app: String) throws {
        let files = try Fixture.files(of: app).map { AppFile($0) }
        let bytes = try KeptApp.bytes(of: files, unread: [], on: OneWorker())
        let kept = try #require(KeptApp(bytes[...], on: OneWorker()))
        #expect(kept.files.map(\.path) == files.map(\.path))
        #expect(kept.files.allSatisfy { $0.text == nil })
        #expect(graph(kept.files) == graph(files))
        #expect(try KeptApp.bytes(of: kept.files, unread: [], on: OneWorker()) == bytes)
    }

    @Test func otherReadersFindOtherThings() {
        let text =
            "import SwiftUI\nstruct A: View { var body: some View { NavigationStack { B() }.sheet(item: $c) { C() } } }"
        let source = SourceFile(path: "A.swift", module: "App", text: text)
        let (plain, file) = (AppFile(source), AppFile(source, remembers: true))
        let survey = file.survey()
        let all = Array(SystemDefinition.all.indices)
        #expect(file.read(.whole, survey, by: []) != file.read(.whole, survey, by: all))
        #expect(file.read(.whole, survey, by: all) == plain.read(.whole, survey, by: all))
        #expect(file.read(.whole, survey, by: []) == plain.read(.whole, survey, by: []))
    }
}
