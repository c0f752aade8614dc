import Arguments
import Base
import Extractor

/// What the cache keeps of the files with some contents.
struct CachedFacts: FactsStore {
    private let digest: Digest
    private let cache: Cache

    /// - Parameters:
    ///   - contents: the whole file.
    ///   - kind: files of several kinds say other things by the same bytes.
    init(of contents: [UInt8], as kind: SourceKind?, in cache: Cache) {
        // No text begins with these bytes.
        switch kind {
        case .storyboard?: digest = Digest(of: [0xFF] + contents)
        case .propertyList?: digest = Digest(of: [0xFE] + contents)
        case .swift?, nil: digest = Digest(of: contents)
        }
        self.cache = cache
    }

    /// Whether such a file was read before.
    var isKnown: Bool { cache.holds(key(.survey)) }

    func bytes(of kind: FactsKind) -> ArraySlice<UInt8>? { cache.bytes(key(kind)) }

    func keep(_ bytes: [UInt8], as kind: FactsKind) { cache.keep(bytes, as: key(kind)) }

    private func key(_ kind: FactsKind) -> CachePack.Key { CachePack.Key(kind: .facts(kind), digest: digest) }
}
