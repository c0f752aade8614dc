import Arguments
import Base
import Drawing
import Platform

/// The pictures of an app that earlier runs drew.
final class CachedPictures: KeptPictures {
    private let cache: Cache
    private let version: String

    /// Lets pictures be taken from the cache of an app, and be kept there.
    /// - Parameters:
    ///   - folder: nil to draw all of them.
    ///   - root: the folder of the sources.
    init(in folder: CacheFolder?, of root: FilePath) {
        cache = Cache(in: folder, about: "pictures of \(root.text)")
        version = cache.isKept ? PictureMachine.version : ""
        if cache.isKept { PictureMachine.take(from: self) }
    }

    func svg(of dot: String) -> String? {
        guard let kept = cache.bytes(key(of: dot)) else { return nil }
        let svg = kept.dropLast(Digest.checksumSize)
        // What was cut or changed is drawn anew.
        guard Digest(of: svg).checksum.elementsEqual(kept[svg.endIndex...]) else { return nil }
        return String(validating: svg, as: UTF8.self)
    }

    func keep(_ svg: String, of dot: String) {
        let bytes = Array(svg.utf8)
        cache.keep(bytes + Digest(of: bytes).checksum, as: key(of: dot))
    }

    /// Keeps what was drawn for the next run.
    func save(_ console: Console) { cache.save(console) }

    private func key(of dot: String) -> CachePack.Key {
        CachePack.Key(kind: .picture, digest: Digest(of: "\(version)\n\(dot)"))
    }
}
