import Arguments
import Platform

/// A path from the command line.
struct NamedPath: Sendable {
    let typed: String
    /// Absolute, links left as they are.
    let location: FilePath
    let status: FileStatus

    var isFolder: Bool { status.kind == .folder }
    /// The folder itself, or the one that holds the file.
    var folder: FilePath { isFolder ? location : location.parent }

    /// - Parameter current: the folder the user is in, absolute.
    init(_ typed: String, from current: FilePath) throws(LoadError) {
        guard !typed.isEmpty else { throw .emptyPath }
        self.typed = typed
        do {
            location = try Disk.absolute(FilePath(typed), from: current)
            status = try FileStatus(of: location)
            try Disk.checkReadable(location)
        } catch {
            guard error.isMissing else { throw .unreadable(typed, reason: error.reason) }
            throw .noSuchPath(typed, suggestion: Self.likeName(typed, from: current))
        }
        guard [.file, .folder, .pipe].contains(status.kind) else { throw .noFileOrFolder(typed) }
    }

    /// The same path with the last name as something beside it is called.
    private static func likeName(_ typed: String, from current: FilePath) -> String? {
        guard let path = try? Disk.absolute(FilePath(typed), from: current),
            let names = try? Disk.names(in: path.parent),
            let name = Suggestion.nearest(to: path.name, among: names.map { String(decoding: $0, as: UTF8.self) })
        else { return nil }
        return path.parent.appending(name).relative(to: current).text
    }
}
