import Base
import Extractor
import SwiftSource
import Synchronization
import TestSupport
import Testing

/// A run that begins with what the last one read comes to what it would have come to by itself.
struct WarmReadingTests {
    /// One file after the other has nothing in it, lacks its second half, or calls its types otherwise: every fourth, and
    /// every one in `make soak`.
    @Test(arguments: try Fixture.apps()) func editOfAnyFileIsReadAsWithoutALastRun(_ app: String) throws {
        let files = try Fixture.files(of: app)
        let known = files.map { AppFile($0, remembers: true) }
        let last = AppReader(known, title: "App", on: OneWorker(), readingAllFrom: .infinity)
        for (index, file) in files.enumerated() where isSoaking || index % 4 == 0 {
            let text = [
                "", String(file.text.prefix(file.text.count / 2)), file.text.replacing("struct ", with: "struct X"),
            ][index % 3]
            var edited = known
            edited[index] = AppFile(
                SourceFile(path: file.path, module: file.module, text: text), remembers: true)
            let cold = AppReader(edited, title: "App", on: OneWorker(), readingAllFrom: .infinity)
            let warm = AppReader(
                edited, title: "App", expecting: last.reading, on: OneWorker(), readingAllFrom: .infinity)
            #expect(warm.analysis == cold.analysis, "\(file.path)")
            #expect(warm.members == cold.members, "\(file.path)")
            #expect(warm.systems == cold.systems, "\(file.path)")
        }
    }

    @Test func expectedFilesAreReadInOneRound() throws {
        let files = try Fixture.files(of: "SwiftUI").map { file in
            let text = file.text.replacing("import SwiftUI", with: "import UIKit").replacing("AnyView", with: "Group")
            return SourceFile(path: file.path, module: file.module, text: text)
        }
        let whole = files + [SourceFile(path: "Z.swift", module: "Z", text: "import SwiftUI")]
        let (first, again) = (Counting(), Counting())
        let cold = AppReader(whole, title: "App", on: first, readingAllFrom: .infinity)
        let warm = AppReader(whole, title: "App", expecting: cold.reading, on: again, readingAllFrom: .infinity)
        #expect(warm.reading == cold.reading)
        // Beside the one for all surveys, and the one for what takes part in which system.
        #expect(first.rounds.withLock { $0 } > 3)
        #expect(again.rounds.withLock { $0 } == 3)
    }

    /// What a last run needed and this one does not is not read again.
    @Test func fileThatIsNeededNoLongerChangesNothing() {
        let view = """
            import SwiftUI
            struct Planets: View {
                @State var model: Model
                var body: some View { Text("").sheet(isPresented: $model.isAdding) { Text("") } }
            }
            """
        let model = "final class Model { var isAdding = false; func add() { isAdding = true } }"
        func files(_ view: String) -> [SourceFile] {
            [
                SourceFile(path: "Model.swift", module: "App", text: model),
                SourceFile(path: "View.swift", module: "App", text: view),
            ]
        }
        let last = AppReader(files(view), title: "App", on: OneWorker(), readingAllFrom: .infinity)
        #expect(last.parsed == 2)
        let edited = files("import SwiftUI")
        let warm = AppReader(edited, title: "App", expecting: last.reading, on: OneWorker(), readingAllFrom: .infinity)
        #expect(warm.parsed == 1)
        #expect(warm.members == AppReader(edited, title: "App", on: OneWorker(), readingAllFrom: .infinity).members)
    }
}

/// Counts how often there is work to do at once.
private final class Counting: Workers {
    let rounds = Mutex(0)

    func results<Item: Sendable, Output: Sendable>(
        of items: [Item], _ transform: @escaping @Sendable (Item) -> Output
    ) -> [Output] {
        rounds.withLock { $0 += 1 }
        return OneWorker().results(of: items, transform)
    }
}
