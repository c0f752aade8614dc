/// A hold on a folder that ends with the process, however it ends. It follows the folder when it is moved.
package struct FolderLock: ~Copyable {
    private let file: Int32

    /// Waits for other holders; nil where the file system has no locks.
    package init?(waitingFor folder: Folder) { self.init(folder, LOCK_EX) }

    /// Nil where another process holds the folder.
    package init?(ifFree folder: Folder) { self.init(folder, LOCK_EX | LOCK_NB) }

    private init?(_ folder: Folder, _ operation: Int32) {
        file = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var result: Int32
        repeat { result = flock(file, operation) } while result != 0 && errno == EINTR
        guard result == 0 else {
            close(file)
            return nil
        }
    }

    deinit { close(file) }
}
