import Base
import Drawing
import Facts
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
        cache.bytes(key(of: dot)).flatMap { ByteReader($0) }.flatMap { reader in
            var reader = reader
            let svg: String = reader.read()
            return reader.isDone ? svg : nil
        }
    }

    func keep(_ svg: String, of dot: String) {
        var writer = ByteWriter()
        writer.write(svg)
        if let bytes = writer.bytes { cache.keep(bytes, as: key(of: dot)) }
    }

    /// Keeps what was drawn for the next run.
    func save(_ console: Console) { cache.save(console) }

    private func key(of dot: String) -> CachePack.Key {
        CachePack.Key(kind: .picture, digest: Digest(of: "\(version)\n\(dot)"))
    }
}
