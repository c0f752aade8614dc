import Base
import Extractor
import Facts

/// What the last run over the same paths ended up reading, which the next run is likely to need.
struct LastReading {
    let reading: PreviousRun
    private let cache: Cache
    private let key: CachePack.Key

    init(of sources: FoundSources, in cache: Cache) {
        self.cache = cache
        key = CachePack.Key(
            kind: .reading, digest: Digest(of: sources.inputs.map(\.text).joined(separator: "\n")))
        reading = cache.bytes(key).flatMap(Self.reading(kept:)) ?? PreviousRun()
    }

    /// Keeps what a run ended up reading.
    func replace(with reading: PreviousRun) {
        guard cache.isKept else { return }
        var writer = ByteWriter()
        writer.write(reading.extents.mapValues { Int($0.rawValue) })
        writer.write(reading.leftOver.sorted())
        if let bytes = writer.bytes { cache.keep(bytes, as: key) }
    }

    private static func reading(kept bytes: ArraySlice<UInt8>) -> PreviousRun? {
        guard var reader = ByteReader(bytes) else { return nil }
        let numbers: [String: Int] = reader.read()
        let leftOver: [String] = reader.read()
        guard reader.isDone else { return nil }
        return PreviousRun(
            extents: numbers.compactMapValues { UInt8(exactly: $0).flatMap(ParseDepth.init) }, leftOver: Set(leftOver))
    }
}
