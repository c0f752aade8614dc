import Arguments
import Base
import Extractor

/// What the last run over the same paths ended up reading, which the next run is likely to need.
struct LastReading {
    let reading: PreviousRun
    private let cache: Cache
    private let key: CachePack.Key

    init(of sources: FoundSources, in cache: Cache) {
        self.cache = cache
        key = CachePack.Key(
            kind: .reading, digest: Digest(of: sources.inputs.map(\.text).joined(separator: "\n")))
        reading = cache.bytes(key).flatMap { PreviousRun(kept: $0) } ?? PreviousRun()
    }

    /// Keeps what a run ended up reading.
    func replace(with reading: PreviousRun) {
        if cache.isKept, let bytes = reading.kept { cache.keep(bytes, as: key) }
    }
}
