import Facts

/// All that linking needs of one file: a store that only gives.
struct FactsRecord: FactsStore {
    private let survey: ArraySlice<UInt8>
    private let whole: ArraySlice<UInt8>
    /// Empty where they are the same as the whole.
    private let results: ArraySlice<UInt8>
    private let leftOut: ArraySlice<UInt8>

    /// The file as bytes; nil where it cannot be kept.
    static func bytes(of file: AppFile) -> [UInt8]? {
        let survey = file.survey()
        guard let outline = survey.kept(path: file.path), let whole = file.parsed(.whole, survey).kept,
            let results = file.parsed(.results, survey).kept
        else { return nil }
        var writer = ByteWriter()
        writer.write(file.path)
        writer.write(file.module)
        writer.write(file.size)
        writer.write(bytes: outline)
        writer.write(bytes: whole)
        writer.write(bytes: whole == results ? [] : results)
        writer.write(bytes: file.wordsLeftOut(survey).kept ?? [])
        return writer.bytes
    }

    /// The file of such bytes; nil where something in them is not as ``bytes(of:)`` writes it.
    static func file(of bytes: ArraySlice<UInt8>) -> AppFile? {
        guard var reader = ByteReader(bytes) else { return nil }
        let path: String = reader.read()
        let module: String = reader.read()
        let size: Int = reader.read()
        let record = FactsRecord(from: &reader)
        guard reader.isDone, let survey = FileScan(kept: record.survey, path: path), Set(kept: record.leftOut) != nil
        else { return nil }
        for bytes in record.results.isEmpty ? [record.whole] : [record.whole, record.results] {
            guard ParsedFile(kept: bytes, path: path, module: module)?.facts.isSound == true else { return nil }
        }
        return AppFile(path: path, module: module, size: size, survey: survey, store: record)
    }

    private init(from reader: inout ByteReader) {
        survey = reader.blob()
        whole = reader.blob()
        results = reader.blob()
        leftOut = reader.blob()
    }

    func bytes(of kind: FactsKind) -> ArraySlice<UInt8>? {
        switch kind {
        case .survey: survey
        case .whole: whole
        case .results: results.isEmpty ? whole : results
        case .leftOut: leftOut
        }
    }

    func keep(_ bytes: [UInt8], as kind: FactsKind) {}
}
