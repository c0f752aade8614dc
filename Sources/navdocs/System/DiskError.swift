#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A call to the file system that failed.
struct DiskError: Error, Hashable {
    let path: FilePath
    /// The value of `errno`.
    let code: Int32

    init(_ path: FilePath, code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    /// Whether there is nothing at the path.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// The system's own words, in lower case: `permission denied`.
    var reason: String {
        switch code {
        case ENOSPC: "no space left on the disk"
        case EFBIG: "the file would be larger than the limit set for this process"
        case ELOOP: "its links lead back to themselves"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
