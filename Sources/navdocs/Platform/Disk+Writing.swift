/// Writing to the file system.
extension Disk {
    private static func makeFolder(_ path: FilePath, mode: mode_t) throws(DiskError) {
        guard path.withCString({ mkdir($0, mode) }) == 0 else { throw DiskError(path) }
    }

    /// Makes a folder and those it stands in, as far as they are not there.
    package static func makeFolders(_ path: FilePath, mode: mode_t = 0o777) throws(DiskError) {
        let isThere = (try? FileStatus(of: path))?.kind == .folder
        guard !isThere else { return }
        let parent = path.parent
        if parent != path { try makeFolders(parent, mode: mode) }
        do { try makeFolder(path, mode: mode) } catch {
            // Another run may have been quicker.
            guard error.code == EEXIST, (try? FileStatus(of: path))?.kind == .folder else { throw error }
        }
    }

    /// Writes into what is there: a device or a pipe.
    /// - Parameter identity: that of what was looked at there; nothing is written into anything else.
    package static func write(
        _ bytes: [UInt8], into path: FilePath, knownAs identity: FileStatus.Identity
    ) throws(DiskError) {
        try write(bytes, to: path, flags: O_WRONLY | O_CLOEXEC, knownAs: identity)
    }

    /// Writes after what is there, into a new file where nothing is.
    package static func append(_ bytes: [UInt8], to path: FilePath) throws(DiskError) {
        try write(bytes, to: path, flags: O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC)
    }

    private static func write(
        _ bytes: [UInt8], to path: FilePath, flags: Int32, knownAs identity: FileStatus.Identity? = nil
    ) throws(DiskError) {
        let file = path.withCString { open($0, flags, 0o666) }
        guard file >= 0 else { throw DiskError(path) }
        do throws(DiskError) {
            var raw = stat()
            if let identity, fstat(file, &raw) != 0 || FileStatus(raw).identity != identity {
                throw DiskError(replaced: path)
            }
            try write(bytes, toDescriptor: file, path: path)
        } catch {
            close(file)
            throw error
        }
        // Some file systems say only now that they are full.
        guard close(file) == 0 else { throw DiskError(path) }
    }

    /// Writes all of the bytes.
    /// - Parameter path: what the error names.
    package static func write(_ bytes: [UInt8], toDescriptor file: Int32, path: FilePath) throws(DiskError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeOnce(file, $0) }
            if count < 0 {
                guard errno == EINTR else { throw DiskError(path) }
            } else {
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Moves a file or folder, over a file that is there.
    package static func move(_ old: FilePath, to new: FilePath) throws(DiskError) {
        guard old.withCString({ old in new.withCString { rename(old, $0) } }) == 0 else { throw DiskError(new) }
    }

    package static func remove(file path: FilePath) throws(DiskError) {
        guard path.withCString({ unlink($0) }) == 0 else { throw DiskError(path) }
    }
}

/// Writes as many bytes as go at once. Outside the type, in which `write` is something else.
private func writeOnce(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
