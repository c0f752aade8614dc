import Arguments
import Base
import Platform

/// What tells this program from every other, so that nothing is taken from a cache that another build wrote: what its linker
/// made of its bytes, or where it made nothing, their digest.
enum ProgramDigest {
    static let current: Digest = {
        if let linked = path.flatMap({ BuildID.bytes(ofProgram: $0) }) { return Digest(of: linked) }
        guard let bytes = path.flatMap({ try? Disk.contents(of: $0, atMost: .large) }) else {
            return Digest(of: Version.current)
        }
        return Digest(of: bytes)
    }()

    /// What tells its file on this machine from every other, without looking into it; 0 where there is no telling.
    static let stamp: UInt64 = {
        guard let status = path.flatMap({ try? FileStatus(of: $0) }) else { return 0 }
        return Digest(of: "\(status.identity) \(status.size) \(status.changed) \(status.touched)").first
    }()

    private static var path: FilePath? { Surroundings.program.map(FilePath.init(bytes:)) }
}
