// The C library, for all of navdocs: what imports Platform has it too.
#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Glibc
#endif

#if canImport(Darwin)
    /// What `opendir` returns.
    typealias DirectoryStream = UnsafeMutablePointer<DIR>
    /// What `pthread_create` fills in.
    typealias StartedThread = pthread_t?
    /// What `posix_spawn` is told about descriptors.
    typealias SpawnActions = posix_spawn_file_actions_t?
    /// What `posix_spawn` is told about the rest.
    typealias SpawnAttributes = posix_spawnattr_t?
#else
    /// What `opendir` returns.
    typealias DirectoryStream = OpaquePointer
    /// What `pthread_create` fills in.
    typealias StartedThread = pthread_t
    /// What `posix_spawn` is told about descriptors.
    typealias SpawnActions = posix_spawn_file_actions_t
    /// What `posix_spawn` is told about the rest.
    typealias SpawnAttributes = posix_spawnattr_t
#endif

/// What the C library calls by one name and declares in several ways.
enum CLibrary {
    #if canImport(Darwin)
        static let streamSocket = SOCK_STREAM
        /// Opens a folder that cannot be listed.
        static let unlistedFolder = O_EXEC
        static var emptyThread: StartedThread { nil }
        static var emptyActions: SpawnActions { nil }
        static var emptyAttributes: SpawnAttributes { nil }
    #else
        static let streamSocket = Int32(SOCK_STREAM.rawValue)
        /// Opens a folder that cannot be listed: O_PATH, which not every C library lets Swift see.
        static let unlistedFolder: Int32 = 0o10_000_000
        static var emptyThread: StartedThread { pthread_t() }
        static var emptyActions: SpawnActions { posix_spawn_file_actions_t() }
        static var emptyAttributes: SpawnAttributes { posix_spawnattr_t() }
    #endif
}

extension stat {
    #if canImport(Darwin)
        /// When the contents were written last.
        var written: timespec { st_mtimespec }
        /// When anything about it changed last.
        var touched: timespec { st_ctimespec }
    #else
        /// When the contents were written last.
        var written: timespec { st_mtim }
        /// When anything about it changed last.
        var touched: timespec { st_ctim }
    #endif
}
