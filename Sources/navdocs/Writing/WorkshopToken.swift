import Platform

/// What tells a workshop that a run of navdocs made on this disk from any folder that only looks like one, as a repository
/// or an archive may bring: the number of a file in it and the moment at which the system made that file, which nobody
/// can set.
enum WorkshopToken {
    private static let file = "token"
    /// A token is one short line.
    private static let limit = ReadLimit(bytes: 500)

    /// Writes the token of a folder that was just made.
    static func write(in folder: FilePath) throws(DiskError) {
        let began = folder.appending(try beginning(of: folder))
        try Disk.create(began, contents: [])
        try Disk.create(folder.appending(file), contents: text(of: try FileStatus(of: began, followingLinks: false)))
    }

    /// Whether the token of a folder is its own.
    static func isValid(in folder: FilePath) -> Bool {
        guard let beginning = try? beginning(of: folder),
            let status = try? FileStatus(of: folder.appending(beginning), followingLinks: false),
            status.kind == .file,
            let told = try? Disk.contents(of: folder.appending(file), atMost: limit)
        else { return false }
        return told == text(of: status)
    }

    /// Removes the token of a folder.
    static func remove(in folder: FilePath) { try? Disk.remove(file: folder.appending(file)) }

    /// Removes what a run leaves that is killed before the token is whole: a file with nothing in it, and a part of the token.
    static func removeBeginning(in folder: FilePath) {
        guard let beginning = try? beginning(of: folder),
            let names = try? Disk.names(in: folder).map({ String(decoding: $0, as: UTF8.self) }),
            names == [beginning] || names == [beginning, file],
            let status = try? FileStatus(of: folder.appending(beginning), followingLinks: false),
            status.kind == .file, status.size == 0
        else { return }
        if names.count > 1 {
            let path = folder.appending(file)
            guard let part = try? Disk.contents(of: path, atMost: limit), text(of: status).starts(with: part),
                (try? Disk.remove(file: path)) != nil
            else { return }
        }
        try? Disk.remove(file: folder.appending(beginning))
    }

    /// The name of the file that is there before the token is: with the number of the folder, which moves with it.
    private static func beginning(of folder: FilePath) throws(DiskError) -> String {
        let identity = try FileStatus(of: folder, followingLinks: false).identity
        return "began-\(identity.device)-\(identity.node)"
    }

    private static func text(of status: FileStatus) -> [UInt8] {
        let time = status.touched
        return Array("\(status.identity.device) \(status.identity.node) \(time.seconds) \(time.nanoseconds)\n".utf8)
    }
}
