import Extractor
import Facts

/// One file of source in a file of facts.
struct FactsFileEntry: AppFile {
    let path: String
    let module: String
    let size: Int
    private let kept: FileScan
    private let whole: ArraySlice<UInt8>
    /// Empty where it is the same as the whole.
    private let results: ArraySlice<UInt8>
    /// What a reading without the code of functions that give no result leaves out; all words where nothing was followed.
    private let leftOut: ArraySlice<UInt8>

    /// A file as bytes; nil where it cannot be kept.
    static func kept(_ file: any AppFile) -> [UInt8]? {
        let survey = file.survey()
        guard let outline = survey.kept(path: file.path), let whole = file.parsed(.whole, survey).kept,
            let results = file.parsed(.results, survey).kept
        else { return nil }
        var words = ByteWriter()
        words.write(hashes: file.words(leftOutOf: .results, survey).sorted())
        var writer = ByteWriter()
        writer.write(file.path)
        writer.write(file.module)
        writer.write(file.size)
        writer.write(bytes: outline)
        writer.write(bytes: whole)
        writer.write(bytes: whole == results ? [] : results)
        writer.write(bytes: words.bytes ?? [])
        return writer.bytes
    }

    /// Nil where something in it is not as ``kept(_:)`` writes it.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard var reader = ByteReader(bytes) else { return nil }
        path = reader.read()
        module = reader.read()
        size = reader.read()
        let outline = reader.blob()
        whole = reader.blob()
        results = reader.blob()
        leftOut = reader.blob()
        guard reader.isDone, let survey = FileScan(kept: outline, path: path), Self.words(leftOut) != nil else {
            return nil
        }
        kept = survey
        for bytes in results.isEmpty ? [whole] : [whole, results] {
            guard ParsedFile(kept: bytes, path: path, module: module)?.facts.isSound == true else { return nil }
        }
    }

    func survey() -> FileScan { kept }

    func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile {
        let bytes = extent == .whole || results.isEmpty ? whole : results
        return ParsedFile(kept: bytes, path: path, module: module)
            ?? ParsedFile(facts: FileFacts(path: path, module: module), layout: FileLayout(unparsed: path))
    }

    func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> { Self.words(leftOut) ?? [] }

    private static func words(_ bytes: ArraySlice<UInt8>) -> Set<UInt64>? {
        guard var reader = ByteReader(bytes) else { return nil }
        let words = Set(reader.hashes())
        return reader.isDone ? words : nil
    }
}
