import Facts
import SwiftSource
import Synchronization

/// One file of an app. What is asked of it is parsed only where it is neither remembered nor in its store.
package final class AppFile: Sendable {
    /// What was found out before.
    private struct Known {
        var survey: FileScan?
        var read: [ParseDepth: Read] = [:]
    }

    /// What the file says, with what that means to each reader that was asked; nil where it means nothing.
    private struct Read {
        let parsed: ParsedFile
        var systems: [Int: SystemFacts?] = [:]
    }

    /// The path relative to the root, with `/` between components.
    package let path: String
    /// The module its declarations belong to.
    package let module: String
    /// How many bytes of UTF-8 its text has.
    package let size: Int
    private let utf8: [UInt8]?
    private let store: (any FactsStore)?
    private let remembers: Bool
    private let known: Mutex<Known>

    /// A file by its text.
    /// - Parameters:
    ///   - utf8: the whole text, in valid UTF-8.
    ///   - store: what is kept of a file of this text; nil to keep nothing.
    ///   - remembers: whether what is asked is remembered, which takes memory and pays where the file is read again.
    package init(
        path: String, module: String, utf8: [UInt8], store: (any FactsStore)? = nil, remembers: Bool = false
    ) {
        self.path = path
        self.module = module
        self.utf8 = utf8
        self.store = store
        self.remembers = remembers
        size = utf8.count
        known = Mutex(Known())
    }

    /// A file of which nothing is at hand but what its store keeps, which is all there is to ask.
    init(path: String, module: String, size: Int, survey: FileScan, store: any FactsStore) {
        self.path = path
        self.module = module
        self.size = size
        self.store = store
        utf8 = nil
        remembers = false
        known = Mutex(Known(survey: survey))
    }

    /// Its text; nil where only facts are at hand.
    package var text: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

    /// Whether it is Swift, and no storyboard or what names one.
    package var isSwift: Bool { source(of: "").isSwift }

    private var source: SourceFile { source(of: text ?? "") }

    private func source(of text: String) -> SourceFile { SourceFile(path: path, module: module, text: text) }

    /// What a glance at its words tells.
    package func survey() -> FileScan {
        if let survey = known.withLock({ $0.survey }) { return survey }
        let survey = value(
            .survey, read: { FileScan(kept: $0, path: path) }, bytes: { $0.kept(path: path) },
            make: { FileScan(of: source) })
        if remembers { known.withLock { $0.survey = survey } }
        return survey
    }

    /// What it says, whatever that means.
    /// - Parameters:
    ///   - extent: how much of it is read.
    ///   - survey: its own.
    package func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile {
        value(
            extent == .whole ? .whole : .results,
            read: { ParsedFile(kept: $0, path: path, module: module) }, bytes: { $0.kept },
            make: {
                let source = source
                let text = extent.text(of: source.text, survey.outline)
                return SourceReader.parsed(SourceFile(path: path, module: module, text: text))
            })
    }

    /// What it says, with what that means to some of the readers.
    /// - Parameters:
    ///   - extent: how much of it is read.
    ///   - survey: its own.
    ///   - readers: by their places among all, sorted.
    package func read(_ extent: ParseDepth, _ survey: FileScan, by readers: [Int]) -> ReadFile {
        var read = known.withLock { $0.read[extent] } ?? Read(parsed: parsed(extent, survey))
        let new = readers.filter { read.systems[$0] == nil }
        if !new.isEmpty {
            for (reader, facts) in zip(new, SourceReader.systems(in: read.parsed.facts, by: new)) {
                read.systems.updateValue(facts, forKey: reader)
            }
        }
        if remembers { known.withLock { [read] in $0.read[extent] = read } }
        return ReadFile(read.parsed, systems: readers.compactMap { read.systems[$0] ?? nil })
    }

    /// The words of the code that the results leave out, previews apart; of the whole file where it could not be
    /// followed.
    /// - Parameter survey: its own.
    package func wordsLeftOut(_ survey: FileScan) -> Set<UInt64> {
        value(
            .leftOut, read: { Set(kept: $0) }, bytes: { $0.kept },
            make: {
                var text = source.text
                return text.withUTF8 { bytes in
                    guard let outline = survey.outline else { return Set(Word.all(in: bytes, 0..<bytes.count)) }
                    return ParseDepth.results.leftOut(by: outline).reduce(into: []) { words, code in
                        words.formUnion(Word.all(in: bytes, code))
                    }
                }
            })
    }

    /// What the store keeps, made into a value; or the value made anew, and kept.
    /// - Parameters:
    ///   - read: nil where the bytes are damaged.
    ///   - bytes: nil where the value cannot be kept.
    private func value<Value>(
        _ kind: FactsKind, read: (ArraySlice<UInt8>) -> Value?, bytes: (Value) -> [UInt8]?, make: () -> Value
    ) -> Value {
        if let kept = store?.bytes(of: kind), let value = read(kept) { return value }
        let value = make()
        if let store, let bytes = bytes(value) { store.keep(bytes, as: kind) }
        return value
    }
}
