import Extractor
import NavigationModel

/// What the last run over the same paths ended up reading, which the next run is likely to need.
struct LastReading {
    /// How much of which files, by path.
    let extents: [String: Extent]
    private let cache: Cache
    private let key: CachePack.Key

    init(of sources: FoundSources, in cache: Cache) {
        self.cache = cache
        key = CachePack.Key(
            kind: .reading, digest: Digest(of: sources.inputs.map(\.text).joined(separator: "\n")))
        extents = cache.bytes(key).flatMap(Self.extents(kept:)) ?? [:]
    }

    /// Keeps what a run ended up reading.
    func replace(with extents: [String: Extent]) {
        var writer = ByteWriter()
        writer.write(extents.mapValues { Int($0.rawValue) })
        if let bytes = writer.bytes { cache.keep(bytes, as: key) }
    }

    private static func extents(kept bytes: ArraySlice<UInt8>) -> [String: Extent]? {
        guard var reader = ByteReader(bytes) else { return nil }
        let numbers: [String: Int] = reader.read()
        guard reader.isDone else { return nil }
        return numbers.compactMapValues { UInt8(exactly: $0).flatMap(Extent.init) }
    }
}
