/// A call to the file system that failed.
package struct DiskError: Error, Hashable {
    private enum Cause: Hashable {
        case system
        case tooLarge(ReadLimit)
        /// It is a folder, a pipe or a device.
        case noFile
        case pointer
        case replaced
    }

    package let path: FilePath
    /// The value of `errno`; 0 where it was not the system that failed.
    package let code: Int32
    private let cause: Cause

    package init(_ path: FilePath, code: Int32 = errno) {
        self.path = path
        self.code = code
        cause = .system
    }

    /// A file that is larger than it may be.
    package init(_ path: FilePath, largerThan limit: ReadLimit) {
        self.path = path
        code = 0
        cause = .tooLarge(limit)
    }

    /// What is there is no file.
    package init(noFile path: FilePath) {
        self.path = path
        code = 0
        cause = .noFile
    }

    /// A pointer of Git LFS, and not the file that it stands for.
    package init(pointer path: FilePath) {
        self.path = path
        code = 0
        cause = .pointer
    }

    /// What is there is not what was looked at.
    package init(replaced path: FilePath) {
        self.path = path
        code = 0
        cause = .replaced
    }

    package var isReplaced: Bool { cause == .replaced }

    package var isPointer: Bool { cause == .pointer }

    package var isTooLarge: Bool { if case .tooLarge = cause { true } else { false } }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// The system's own words, in lower case: `permission denied`.
    package var reason: String {
        switch cause {
        case .tooLarge(let limit): return "it is larger than \(limit.text)"
        case .noFile: return "it is a folder, a pipe or a device"
        case .replaced: return "it was replaced in the meantime"
        case .pointer: return LFSPointer.words
        case .system: break
        }
        return switch code {
        case ENOSPC: "no space left on the disk"
        case EFBIG: "the file would exceed this process's file size limit"
        case ELOOP: "its path contains circular symbolic links"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
