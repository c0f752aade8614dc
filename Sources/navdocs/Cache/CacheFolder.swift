import Arguments
import Platform

/// The folder that cache files are in: which it is, and writing in it.
struct CacheFolder: Sendable {
    /// How many bytes all files in it have at most, the newest of all apart.
    static let limit = 1 << 30

    static let option = Option(
        "cache-dir", value: .folder("DIR"), isWritten: true, setting: .shared, givesWayTo: ["no-cache"],
        standard: "$XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a Mac, ~/Library/Caches/navdocs",
        summary: "The cache folder. It can grow to 1 GB, and you can delete it at any time.")
    static let none = Option(
        "no-cache", setting: .shared, givesWayTo: ["cache-dir"],
        summary: "Read everything again, and don't cache anything.")

    private static let ending = Array(".pack".utf8)
    private static let unfinished = Array(".new".utf8)

    /// As the user knows it, for messages.
    let name: String
    /// Absolute.
    let location: FilePath

    /// What is asked for on the command line.
    struct Choice: Sendable {
        let name: String?
        let isOff: Bool

        init(_ arguments: ParsedArguments) throws(UsageError) {
            name = arguments.value(of: CacheFolder.option)
            isOff = arguments.has(CacheFolder.none)
            guard !isOff || name == nil else {
                throw .conflict("'--cache-dir' can't be used with '--no-cache'", advice: "remove one of them")
            }
        }
    }

    /// The folder that was chosen, or the user's own; nil where there is to be none, or no telling where.
    /// - Parameter current: the folder the user is in.
    init?(_ choice: Choice, in current: FilePath) throws(CacheError) {
        if choice.isOff { return nil }
        if let name = choice.name {
            do { location = try Disk.absolute(FilePath(name), from: current) } catch {
                throw .unusable(name, reason: error.reason)
            }
            self.name = name
            if let kind = (try? FileStatus(of: location))?.kind, kind != .folder { throw .isFile(name) }
            return
        }
        guard let location = Self.usual else { return nil }
        self.location = location
        name = location.text
    }

    private static var usual: FilePath? {
        func folder(_ variable: String) -> FilePath? {
            Surroundings.variable(variable).map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
        }
        if let base = folder("XDG_CACHE_HOME") { return base.appending("navdocs") }
        return folder("HOME")?.appending("\(Surroundings.caches)/navdocs")
    }

    /// The bytes of a file; nil where there is none.
    func contents(of file: String) -> [UInt8]? { try? Disk.contents(of: path(file, Self.ending), atMost: .large) }

    /// Writes a file beside the one of that name, and puts it there at one moment. Where another run is about to, its
    /// file counts.
    func write(_ parts: [ArraySlice<UInt8>], to file: String) throws(DiskError) {
        try Disk.makeFolders(location, mode: 0o700)
        let part = path(file, Self.unfinished)
        guard let lock = try HeldFile(part) else { return }
        do {
            try lock.write(parts)
            try Disk.move(part, to: path(file, Self.ending))
        } catch {
            try? Disk.remove(file: part)
            throw error
        }
        _ = consume lock
        clear(sparing: file)
    }

    private func path(_ file: String, _ ending: [UInt8]) -> FilePath {
        location.appending(Array(file.utf8) + ending)
    }

    /// Removes the files that were not written for the longest time, until the rest is within the limit.
    private func clear(sparing file: String) {
        let spared = Array(file.utf8) + Self.ending
        var files: [(path: FilePath, size: Int, time: FileStatus.Time)] = []
        var size = 0
        for entry in (try? Disk.entries(in: location)) ?? [] where entry.kind == .file {
            let path = location.appending(entry.name)
            guard entry.name.ends(with: Self.ending), let status = try? FileStatus(of: path) else { continue }
            size += status.size
            if entry.name != spared { files.append((path, status.size, status.changed)) }
        }
        for file in files.sorted(by: { $0.time < $1.time }) where size > Self.limit {
            if (try? Disk.remove(file: file.path)) != nil { size -= file.size }
        }
    }
}

extension [UInt8] {
    fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

/// A cache folder that was asked for and cannot be one.
enum CacheError: Explained, Equatable {
    case isFile(String)
    case unusable(String, reason: String)

    var message: String {
        switch self {
        case .isFile(let name): "\(name) is a file, not a folder"
        case .unusable(let name, let reason): "cannot use \(name): \(reason)"
        }
    }

    var advice: String? { "choose another folder with --cache-dir, or use --no-cache" }
}
