import CSystem

/// A folder that is held open. What is done in it is done in this folder, whatever stands at its path by then, and no link
/// in it is followed.
package final class Folder: Sendable {
    package typealias Name = [UInt8]

    /// Where it was when it was opened, for messages.
    package let path: FilePath
    package let status: FileStatus
    let descriptor: Int32

    /// Opens the folder at a path, which may be a link to it.
    package convenience init(_ path: FilePath) throws(DiskError) {
        var descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        // One that cannot be listed can be written to all the same.
        if descriptor < 0, errno == EACCES {
            descriptor = path.withCString { open($0, CLibrary.unlistedFolder | O_DIRECTORY | O_CLOEXEC) }
        }
        try self.init(descriptor, path)
    }

    private init(_ descriptor: Int32, _ path: FilePath) throws(DiskError) {
        guard descriptor >= 0 else { throw DiskError(path) }
        self.descriptor = descriptor
        self.path = path
        var raw = stat()
        let result = fstat(descriptor, &raw)
        status = FileStatus(raw)
        guard result == 0 else { throw DiskError(path) }
    }

    deinit { close(descriptor) }

    /// Opens a folder in it.
    package func folder(_ name: Name) throws(DiskError) -> Folder {
        let path = path.appending(name)
        return try Folder(
            call(name) { openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }, path)
    }

    /// Opens a folder further down.
    /// - Parameter path: relative to this one; empty for itself.
    package func folder(at path: FilePath) throws(DiskError) -> Folder {
        var folder = self
        for name in path.components { folder = try folder.folder(name) }
        return folder
    }

    /// The folder that something further down stands in, and its name there.
    /// - Parameter path: relative to this one.
    package func home(of path: FilePath) throws(DiskError) -> (folder: Folder, name: Name) {
        let names = path.components
        guard let name = names.last else { throw DiskError(self.path, code: EINVAL) }
        var folder = self
        for name in names.dropLast() { folder = try folder.folder(name) }
        return (folder, name)
    }

    /// What it holds, sorted by the bytes of the names.
    package func entries() throws(DiskError) -> [Disk.Entry] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw DiskError(path) }
        guard let stream = fdopendir(copy) else {
            let error = DiskError(path)
            close(copy)
            throw error
        }
        return try Disk.entries(of: stream, path)
    }

    /// What is there under a name; a link stands for itself.
    package func status(of name: Name) throws(DiskError) -> FileStatus {
        var raw = stat()
        let result = call(name) { fstatat(descriptor, $0, &raw, AT_SYMLINK_NOFOLLOW) }
        guard result == 0 else { throw DiskError(path.appending(name)) }
        return FileStatus(raw)
    }

    package func has(_ name: Name) -> Bool { (try? status(of: name)) != nil }

    /// The bytes of a file.
    package func contents(of name: Name, atMost limit: ReadLimit) throws(DiskError) -> [UInt8] {
        let path = path.appending(name)
        let file = call(name) { openat(descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard file >= 0 else { throw DiskError(path) }
        defer { close(file) }
        return try Disk.contents(ofOpened: file, path, atMost: limit, isNamed: false)
    }

    /// Makes a folder.
    package func makeFolder(_ name: Name) throws(DiskError) {
        guard call(name, { mkdirat(descriptor, $0, 0o777) }) == 0 else { throw DiskError(path.appending(name)) }
    }

    /// Makes folders further down as far as they are not there, and opens the last.
    /// - Parameter path: relative to this one.
    package func makeFolders(at path: FilePath) throws(DiskError) -> Folder {
        var folder = self
        for name in path.components {
            do { try folder.makeFolder(name) } catch { guard error.code == EEXIST else { throw error } }
            folder = try folder.folder(name)
        }
        return folder
    }

    /// Writes a new file.
    /// - Parameter mode: its permissions; nil for the usual ones.
    package func create(_ name: Name, contents: [UInt8], mode: mode_t? = nil) throws(DiskError) {
        let path = path.appending(name)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = call(name) { openat(descriptor, $0, flags, 0o666) }
        guard file >= 0 else { throw DiskError(path) }
        do throws(DiskError) {
            try Disk.write(contents, toDescriptor: file, path: path)
            if let mode, fchmod(file, mode) != 0 { throw DiskError(path) }
        } catch {
            close(file)
            throw error
        }
        // Some file systems say only now that they are full.
        guard close(file) == 0 else { throw DiskError(path) }
    }

    /// Moves something into another folder, over a file that is there.
    package func move(_ name: Name, to other: Folder, as new: Name) throws(DiskError) {
        let result = call(name) { old in other.call(new) { renameat(descriptor, old, other.descriptor, $0) } }
        guard result == 0 else { throw DiskError(other.path.appending(new)) }
    }

    /// Puts each of two things where the other is, at one moment.
    package func exchange(_ name: Name, with new: Name, in other: Folder) throws(DiskError) {
        let result = call(name) { old in
            other.call(new) { navdocs_exchange(descriptor, old, other.descriptor, $0) }
        }
        guard result == 0 else { throw DiskError(other.path.appending(new)) }
    }

    /// Gives a file, or a link itself, a second name; both are then the same file.
    package func link(_ name: Name, to other: Folder, as new: Name) throws(DiskError) {
        let result = call(name) { old in other.call(new) { linkat(descriptor, old, other.descriptor, $0, 0) } }
        guard result == 0 else { throw DiskError(other.path.appending(new)) }
    }

    package func remove(file name: Name) throws(DiskError) {
        guard call(name, { unlinkat(descriptor, $0, 0) }) == 0 else { throw DiskError(path.appending(name)) }
    }

    /// Removes a folder that is empty.
    package func remove(emptyFolder name: Name) throws(DiskError) {
        guard call(name, { unlinkat(descriptor, $0, AT_REMOVEDIR) }) == 0 else {
            throw DiskError(path.appending(name))
        }
    }

    /// Sets its own permissions.
    package func setMode(_ mode: mode_t) throws(DiskError) {
        guard fchmod(descriptor, mode) == 0 else { throw DiskError(path) }
    }

    /// Hands a name to C. One that is none, as it would lead elsewhere, is handed on empty, which the system refuses.
    private func call<Result>(_ name: Name, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let isName = !name.contains(UInt8(ascii: "/")) && name != Array("..".utf8) && name != Array(".".utf8)
        return FilePath(bytes: isName ? name : []).withCString(body)
    }
}

extension [UInt8] {
    /// A name as it is written in code.
    package init(_ name: StaticString) {
        self = Array(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}
