import Base
import Extractor
import Facts

/// A file of source that is parsed only where the cache does not say what is in it.
struct CachedFile: AppFile {
    let path: String
    let module: String
    let isUTF8: Bool
    private let bytes: [UInt8]
    private let digest: Digest
    private let cache: Cache?

    /// - Parameter bytes: the whole file.
    init(path: String, module: String, bytes: [UInt8], cache: Cache) {
        self.path = path
        self.module = module
        self.bytes = bytes
        digest = cache.isKept ? Digest(of: bytes) : Digest(first: 0, second: 0)
        // Only what is UTF-8 is kept, so what is kept need not be looked at again.
        isUTF8 =
            cache.holds(CachePack.Key(kind: .survey, digest: digest))
            || String(validating: bytes, as: UTF8.self) != nil
        self.cache = isUTF8 && cache.isKept ? cache : nil
    }

    /// Wrong bytes are replaced.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var size: Int { isUTF8 ? bytes.count : text.utf8.count }

    private var source: SourceFile { SourceFile(path: path, module: module, text: text) }

    func survey() -> FileScan {
        guard let cache else { return source.survey() }
        return cache.value(
            .survey, of: digest, read: { FileScan(kept: $0, path: path) }, bytes: { $0.kept(path: path) },
            make: { source.survey() })
    }

    func parsed(_ extent: ParseDepth, _ survey: FileScan) -> ParsedFile {
        guard let cache else { return source.parsed(extent, survey) }
        let kind: CachePack.Key.Kind =
            switch extent {
            case .results: .results
            case .whole: .whole
            }
        return cache.value(
            kind, of: digest, read: { ParsedFile(kept: $0, path: path, module: module) }, bytes: { $0.kept },
            make: { source.parsed(extent, survey) })
    }

    func words(leftOutOf extent: ParseDepth, _ survey: FileScan) -> Set<UInt64> {
        // What the whole leaves out is asked of files only that cannot be followed, which are few.
        guard let cache, extent == .results else { return source.words(leftOutOf: extent, survey) }
        return cache.value(
            .leftOut, of: digest, read: Words.words(kept:), bytes: Words.kept,
            make: { source.words(leftOutOf: extent, survey) })
    }
}

/// Words by their hashes, as bytes.
private enum Words {
    static func kept(_ words: Set<UInt64>) -> [UInt8]? {
        var writer = ByteWriter()
        writer.write(hashes: words.sorted())
        return writer.bytes
    }

    static func words(kept bytes: ArraySlice<UInt8>) -> Set<UInt64>? {
        guard var reader = ByteReader(bytes) else { return nil }
        let words = Set(reader.hashes())
        return reader.isDone ? words : nil
    }
}
