import Facts
import SwiftSource

/// One file of an app, by its text or by what was kept of it.
package protocol AppFile: Sendable {
    /// The path relative to the root, with `/` between components.
    var path: String { get }
    /// The module its declarations belong to.
    var module: String { get }
    /// How many bytes of UTF-8 its text has.
    var size: Int { get }

    /// What a glance at its words tells.
    func survey() -> FileScan

    /// What it says, whatever that means.
    /// - Parameters:
    ///   - extent: how much of it is read.
    ///   - survey: its own.
    func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile

    /// What it says, with what that means to some of the readers.
    /// - Parameters:
    ///   - extent: how much of it is read.
    ///   - survey: its own.
    ///   - readers: by their places among all, sorted.
    func read(_ extent: ParseDepth, _ survey: FileScan, by readers: [Int]) -> ReadFile

    /// The words of the code that an extent leaves out, previews apart; of the whole file where it could not be followed.
    func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64>
}

extension AppFile {
    package func read(_ extent: ParseDepth, _ survey: FileScan, by readers: [Int]) -> ReadFile {
        SourceReader.read(parsed(extent, survey), by: readers.map { SourceReader.readers[$0] })
    }
}

extension SourceFile: AppFile {
    package var size: Int { text.utf8.count }

    package func survey() -> FileScan { FileScan(of: self) }

    package func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile {
        let text = extent.text(of: text, survey.outline)
        return SourceReader.parsed(SourceFile(path: path, module: module, text: text))
    }

    package func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> {
        var text = text
        return text.withUTF8 { bytes in
            guard let outline = survey.outline else { return Word.all(in: bytes, 0..<bytes.count) }
            return extent.leftOut(by: outline).reduce(into: []) { words, code in
                words.formUnion(Word.all(in: bytes, code))
            }
        }
    }
}
