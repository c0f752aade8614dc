import Arguments
import Base
import Synchronization

/// What earlier runs of the same program found out about an app, by the contents of its files.
///
/// It is read at once and written at once. What is damaged in it is made anew, and what cannot be written is said once.
final class Cache: Sendable {
    private struct State {
        var added: [CachePack.Key: ArraySlice<UInt8>] = [:]
        var used: Set<CachePack.Key> = []
    }

    /// How often the file is written without a use of what is in it before that goes.
    private static let mostAge: UInt64 = 4

    private let folder: CacheFolder?
    private let file: String
    private let pack: CachePack
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: nil to keep nothing.
    ///   - subject: what the file is about, the same for every run that is to find it.
    init(in folder: CacheFolder?, about subject: String) {
        self.folder = folder
        let digest = Digest(of: subject)
        file = [digest.first, digest.second].map { String($0, radix: 36) }.joined(separator: "-")
        pack = folder?.contents(of: file).flatMap { CachePack($0) } ?? CachePack()
    }

    /// Whether anything is kept at all.
    var isKept: Bool { folder != nil }

    /// What was kept under a key.
    func bytes(_ key: CachePack.Key) -> ArraySlice<UInt8>? {
        guard isKept else { return nil }
        let entry = pack.entries[key]
        return state.withLock { state in
            if let added = state.added[key] { return added }
            if entry != nil { state.used.insert(key) }
            return entry?.bytes
        }
    }

    /// Whether something is kept under a key. That is no use of it.
    func holds(_ key: CachePack.Key) -> Bool { pack.entries[key] != nil }

    func keep(_ bytes: [UInt8], as key: CachePack.Key) {
        guard isKept, pack.entries[key]?.bytes.elementsEqual(bytes) != true else { return }
        state.withLock { $0.added[key] = bytes[...] }
    }

    /// Writes what is new, with what was there and is still of use.
    func save(_ console: Console) {
        guard let folder else { return }
        let (added, used) = state.withLock { ($0.added, $0.used) }
        guard !added.isEmpty else { return }
        var new = pack
        for (key, entry) in new.entries where !used.contains(key) {
            if entry.age >= Self.mostAge { new.entries[key] = nil } else { new.entries[key]?.age += 1 }
        }
        for key in used { new.entries[key]?.age = 0 }
        for (key, bytes) in added { new.entries[key] = CachePack.Entry(bytes: bytes) }
        guard new.size <= CacheFolder.limit else { return }
        do { try folder.write(new.parts, to: file) } catch {
            console.warn("cannot write to the cache in \(folder.name): \(error.reason)")
        }
    }
}
