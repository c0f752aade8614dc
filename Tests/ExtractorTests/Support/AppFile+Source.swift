import Base
import Extractor
import Linking
import NavigationModel
import SwiftSource
import Synchronization

extension AppFile {
    /// A file by its text, as the program hands it over.
    convenience init(_ source: SourceFile, store: (any FactsStore)? = nil, remembers: Bool = false) {
        self.init(
            path: source.path, module: source.module, utf8: Array(source.text.utf8), store: store, remembers: remembers)
    }
}

extension AppReader {
    /// Reads files by their texts.
    init(
        _ sources: [SourceFile], title: String = "App", rules: RuleSettings = .document,
        words: ProjectAnnotations = ProjectAnnotations(), expecting expected: PreviousRun = PreviousRun(),
        on workers: some Workers = OneWorker(), readingAllFrom share: Double = 0.25
    ) {
        self.init(
            sources.map { AppFile($0) }, title: title, rules: rules, words: words, expecting: expected, on: workers,
            readingAllFrom: share)
    }
}

/// Keeps what is known of a file in memory, and counts what it is asked.
final class MemoryStore: FactsStore {
    private struct State {
        var kept: [FactsKind: [UInt8]] = [:]
        var asked: [FactsKind: Int] = [:]
        var written = 0
    }

    private let state = Mutex(State())

    /// How often each kind was asked for.
    var asked: [FactsKind: Int] { state.withLock { $0.asked } }

    /// How often something was kept.
    var written: Int { state.withLock { $0.written } }

    func bytes(of kind: FactsKind) -> ArraySlice<UInt8>? {
        state.withLock { state in
            state.asked[kind, default: 0] += 1
            return state.kept[kind]?[...]
        }
    }

    func keep(_ bytes: [UInt8], as kind: FactsKind) {
        state.withLock { state in
            state.kept[kind] = bytes
            state.written += 1
        }
    }

    /// Changes a bit of everything that is kept.
    func damage() {
        state.withLock { state in
            for kind in state.kept.keys { state.kept[kind]?[5] ^= 0x20 }
        }
    }
}
