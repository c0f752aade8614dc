import Base
import Platform

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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

    private static var path: FilePath? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var name = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
            return FilePath(bytes: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
        #else
            return FilePath("/proc/self/exe")
        #endif
    }
}
