import Base
import Extractor
import Facts
import NavigationModel
import Synchronization
import TestSupport
import Testing

/// A file that is remembered says what it says by itself, and is looked into once.
@Suite struct RememberedFileTests {
    /// Counts how often a file is looked into.
    private final class Counted: AppFile {
        let file: SourceFile
        let looks = Mutex(0)

        init(_ file: SourceFile) { self.file = file }

        var path: String { file.path }
        var module: String { file.module }
        var size: Int { file.size }

        func survey() -> FileScan { looked { file.survey() } }

        func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile { looked { file.parsed(extent, survey) } }

        func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> {
            file.words(leftOutOf: extent, survey)
        }

        private func looked<Value>(_ look: () -> Value) -> Value {
            looks.withLock { $0 += 1 }
            return look()
        }
    }

    private func graph(_ files: [any AppFile]) -> NavigationGraph {
        AppReader(files, title: "App", on: OneWorker(), readingAllFrom: .infinity).graph
    }

    @Test(arguments: try Fixture.apps()) func appIsReadAsItIs(_ app: String) throws {
        let files = try Fixture.files(of: app)
        let counted = files.map(Counted.init)
        let remembered = counted.map(RememberedFile.init)
        #expect(graph(remembered) == graph(files))
        let looks = counted.map { file in file.looks.withLock { $0 } }
        #expect(looks.contains { $0 > 1 })
        #expect(graph(remembered) == graph(files))
        #expect(counted.map { file in file.looks.withLock { $0 } } == looks)
    }

    @Test func otherReadersFindOtherThings() {
        let text =
            "import SwiftUI\nstruct A: View { var body: some View { NavigationStack { B() }.sheet(item: $c) { C() } } }"
        let plain = SourceFile(path: "A.swift", module: "App", text: text)
        let file = RememberedFile(plain)
        let survey = file.survey()
        let all = Array(SystemDefinition.all.indices)
        #expect(file.read(.whole, survey, by: []) != file.read(.whole, survey, by: all))
        #expect(file.read(.whole, survey, by: all) == plain.read(.whole, survey, by: all))
        #expect(file.read(.whole, survey, by: []) == plain.read(.whole, survey, by: []))
    }
}
