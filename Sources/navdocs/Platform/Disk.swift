/// Reading from the file system.
package enum Disk {
    /// Something in a folder.
    package struct Entry: Sendable {
        package let name: [UInt8]
        /// What it is, links not followed.
        package let kind: FileStatus.Kind
    }

    /// What a folder holds, sorted by the bytes of the names, without `.` and `..`.
    package static func entries(in folder: FilePath) throws(DiskError) -> [Entry] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw DiskError(folder) }
        return try entries(of: stream, folder)
    }

    /// The same of an open folder, which is closed.
    static func entries(of stream: DirectoryStream, _ folder: FilePath) throws(DiskError) -> [Entry] {
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw DiskError(folder) }
                break
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_REG): entries.append(Entry(name: name, kind: .file))
            case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder))
            case Int32(DT_LNK): entries.append(Entry(name: name, kind: .link))
            case Int32(DT_UNKNOWN):
                // Some file systems do not say.
                var raw = stat()
                let result = FilePath(bytes: name).withCString {
                    fstatat(dirfd(stream), $0, &raw, AT_SYMLINK_NOFOLLOW)
                }
                guard result == 0 else { throw DiskError(folder.appending(name)) }
                entries.append(Entry(name: name, kind: FileStatus(raw).kind))
            default: entries.append(Entry(name: name, kind: .other))
            }
        }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// The names in a folder, sorted by their bytes.
    package static func names(in folder: FilePath) throws(DiskError) -> [[UInt8]] {
        try entries(in: folder).map(\.name)
    }

    /// The bytes of a file, to its end: of a file that is growing, to where that was when it was opened.
    /// - Parameters:
    ///   - limit: how much is read at most; what is larger is an error.
    ///   - isNamed: whether the user named it, so that it may be a pipe or a device too. Nothing else that stands in a
    ///     folder is waited for.
    package static func contents(
        of path: FilePath, atMost limit: ReadLimit, isNamed: Bool = false
    ) throws(DiskError) -> [UInt8] {
        let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | (isNamed ? 0 : O_NONBLOCK)) }
        guard file >= 0 else { throw DiskError(path) }
        defer { close(file) }
        return try contents(ofOpened: file, path, atMost: limit, isNamed: isNamed)
    }

    /// The bytes of an open file, to its end.
    static func contents(
        ofOpened file: Int32, _ path: FilePath, atMost limit: ReadLimit, isNamed: Bool
    ) throws(DiskError) -> [UInt8] {
        var raw = stat()
        guard fstat(file, &raw) == 0 else { throw DiskError(path) }
        let isFile = raw.st_mode & S_IFMT == S_IFREG
        guard isFile || isNamed else { throw DiskError(noFile: path) }
        let size = Int(raw.st_size)
        // What the system makes up as it is read has no size.
        guard isFile, size > 0 else { return try contents(ofDescriptor: file, path: path, atMost: limit) }
        guard size <= limit.bytes else { throw DiskError(path, largerThan: limit) }
        return try contents(ofDescriptor: file, path: path, expecting: size, upTo: size)
    }

    /// Fails as reading would, without reading.
    package static func checkReadable(_ path: FilePath) throws(DiskError) {
        guard path.withCString({ access($0, R_OK) }) == 0 else { throw DiskError(path) }
    }

    /// What is piped or typed in.
    /// - Parameter limit: how much is read at most; more is an error.
    package static func standardInput(atMost limit: ReadLimit) throws(DiskError) -> [UInt8] {
        try contents(ofDescriptor: STDIN_FILENO, path: FilePath("standard input"), atMost: limit)
    }

    /// The bytes of an open file or pipe whose size is not known, to its end.
    /// - Parameters:
    ///   - path: what the error names.
    ///   - limit: how much is read at most; more is an error.
    package static func contents(
        ofDescriptor file: Int32, path: FilePath, atMost limit: ReadLimit
    ) throws(DiskError) -> [UInt8] {
        let more = limit.bytes < .max ? limit.bytes + 1 : limit.bytes
        let bytes = try contents(ofDescriptor: file, path: path, expecting: 0, upTo: more)
        guard bytes.count <= limit.bytes else { throw DiskError(path, largerThan: limit) }
        return bytes
    }

    /// The bytes of an open file or pipe, to its end.
    /// - Parameters:
    ///   - path: what the error names.
    ///   - size: a guess at how many bytes there are.
    ///   - limit: how many are read.
    private static func contents(
        ofDescriptor file: Int32, path: FilePath, expecting size: Int, upTo limit: Int
    ) throws(DiskError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = max(size + 1, 4096)
        while bytes.count < limit {
            let wanted = min(chunk, limit - bytes.count)
            var count = 0
            let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
                repeat { count = read(file, buffer.baseAddress, wanted) } while count < 0 && errno == EINTR
                filled = max(count, 0)
            }
            guard count >= 0 else { throw DiskError(path) }
            if bytes.isEmpty { bytes = part } else { bytes += part }
            guard count > 0 else { break }
            chunk = 65_536
        }
        return bytes
    }

    /// The folder the user is in.
    package static func currentFolder() throws(DiskError) -> FilePath { try resolved(FilePath(".")) }

    /// The path with every link and `..` in it resolved; all of it must exist.
    package static func resolved(_ path: FilePath) throws(DiskError) -> FilePath {
        guard let text = path.withCString({ realpath($0, nil) }) else { throw DiskError(path) }
        defer { free(text) }
        return FilePath(
            bytes: Array(UnsafeBufferPointer(start: text, count: strlen(text))).map(UInt8.init(bitPattern:)))
    }

    /// The path with every link in it resolved, and behind the part that exists what does not.
    /// - Parameter path: absolute, without `..`.
    /// - Throws: also where a link in it leads nowhere: what is made there later may stand anywhere.
    package static func resolvedAsFarAsThere(_ path: FilePath) throws(DiskError) -> FilePath {
        var missing: [[UInt8]] = []
        var there = path
        while true {
            do { return FilePath(absolute: try resolved(there).components + missing.reversed()) } catch {
                let isLink = (try? FileStatus(of: there, followingLinks: false)) != nil
                guard error.isMissing, !isLink, let name = there.components.last else { throw error }
                missing.append(name)
                there = there.parent
            }
        }
    }

    /// The path made absolute, links left as they are. It need not exist.
    ///
    /// `..` at the start goes up from where the user is; `..` after a name may follow a link, so the file system
    /// is asked.
    package static func absolute(_ path: FilePath, from current: FilePath) throws(DiskError) -> FilePath {
        let up = Array("..".utf8)
        var names = path.components
        let last = names.last == up ? nil : names.popLast()
        let folder: FilePath
        if path.isAbsolute {
            folder = names.contains(up) ? try resolved(FilePath(absolute: names)) : FilePath(absolute: names)
        } else {
            let named = names.drop { $0 == up }
            let whole = FilePath(absolute: current.components.dropLast(names.count - named.count) + named)
            folder = named.contains(up) ? try resolved(whole) : whole
        }
        return last.map(folder.appending) ?? folder
    }
}
