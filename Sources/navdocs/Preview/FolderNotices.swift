import Platform

#if canImport(Glibc)
    import Glibc
#endif

/// What the system tells of folders in which something was written, came or went: at once, where it tells of that at all.
///
/// Linux does, up to some thousands of folders and not of those that other machines share. So this only saves the waiting
/// for the next look at everything, and never the look.
final class FolderNotices {
    /// What there is to read where there is news; negative where the system tells nothing.
    let descriptor: Int32
    /// The folders by the numbers that the system gives them.
    private var folders: [Int32: FilePath] = [:]

    #if canImport(Glibc)
        // A file that is new is of interest once it is written.
        private static let written = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVE) | UInt32(IN_DELETE) | UInt32(IN_CREATE)
        private static let isNew = UInt32(IN_CREATE)
        private static let isFolder = UInt32(IN_ISDIR)

        /// - Parameter folders: absolute.
        init(of folders: some Sequence<FilePath>) {
            descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return }
            for folder in folders {
                let number = folder.withCString { inotify_add_watch(descriptor, $0, Self.written) }
                if number >= 0 { self.folders[number] = folder }
            }
        }

        deinit { if descriptor >= 0 { close(descriptor) } }

        /// The folders of which something was told since this was asked last.
        func news() -> Set<FilePath> {
            var news: Set<FilePath> = []
            guard descriptor >= 0 else { return news }
            let header = MemoryLayout<inotify_event>.size
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return news }
                buffer.withUnsafeBytes { bytes in
                    var position = 0
                    while position + header <= count {
                        let event = bytes.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
                        if event.mask & Self.isNew == 0 || event.mask & Self.isFolder != 0,
                            let folder = folders[event.wd]
                        {
                            news.insert(folder)
                        }
                        position += header + Int(event.len)
                    }
                }
            }
        }
    #else
        init(of folders: some Sequence<FilePath>) { descriptor = -1 }

        func news() -> Set<FilePath> { [] }
    #endif
}
