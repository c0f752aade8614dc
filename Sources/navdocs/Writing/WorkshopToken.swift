import Platform

/// What tells a workshop that a run of navdocs made on this disk from any folder that only looks like one, as a repository
/// or an archive may bring: the number of a file in it and the moment at which the system made that file, which nobody
/// can set.
enum WorkshopToken {
    private static let file = [UInt8]("token")
    /// A token is one short line.
    private static let limit = ReadLimit(bytes: 500)

    /// Writes the token of a folder that was just made.
    static func write(in folder: Folder) throws(DiskError) {
        let beginning = beginning(of: folder)
        try folder.create(beginning, contents: [])
        try folder.create(file, contents: text(of: try folder.status(of: beginning)))
    }

    /// Whether the token of a folder is its own.
    static func isValid(in folder: Folder) -> Bool {
        guard let status = try? folder.status(of: beginning(of: folder)), status.kind == .file,
            let told = try? folder.contents(of: file, atMost: limit)
        else { return false }
        return told == text(of: status)
    }

    /// Removes the token of a folder.
    static func remove(in folder: Folder) { try? folder.remove(file: file) }

    /// Removes what a run leaves that is killed before the token is whole: a file with nothing in it, and a part of the token.
    static func removeBeginning(in folder: Folder) {
        let beginning = beginning(of: folder)
        guard let names = try? folder.entries().map(\.name),
            names == [beginning] || names == [beginning, file],
            let status = try? folder.status(of: beginning), status.kind == .file, status.size == 0
        else { return }
        if names.count > 1 {
            guard let part = try? folder.contents(of: file, atMost: limit), text(of: status).starts(with: part),
                (try? folder.remove(file: file)) != nil
            else { return }
        }
        try? folder.remove(file: beginning)
    }

    /// The name of the file that is there before the token is: with the number of the folder, which moves with it.
    private static func beginning(of folder: Folder) -> Folder.Name {
        let identity = folder.status.identity
        return Array("began-\(identity.device)-\(identity.node)".utf8)
    }

    private static func text(of status: FileStatus) -> [UInt8] {
        let time = status.touched
        return Array("\(status.identity.device) \(status.identity.node) \(time.seconds) \(time.nanoseconds)\n".utf8)
    }
}
