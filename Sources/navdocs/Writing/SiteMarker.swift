import Platform
import Render

/// The file that says a folder is a site navdocs made, and which of the files in it.
struct SiteMarker: Equatable {
    static let file: StaticString = ".navdocs-site"
    private static let name = "\(file)"

    private static let heading = "Made by navdocs. The next run replaces these files:"

    /// The files made, the marker among them, relative to the folder.
    let files: Set<String>
    /// The folders they stand in.
    private let folders: Set<String>

    private init(files: Set<String>) {
        self.files = files
        folders = files.reduce(into: []) { folders, file in
            var rest = Substring(file).utf8
            while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
                rest = rest[..<slash]
                guard folders.insert(String(Substring(rest))).inserted else { break }
            }
        }
    }

    init(files: [OutputFile]) { self.init(files: Set(files.map(\.path) + [Self.name])) }

    /// Reads the marker of a folder; nil where there is none.
    init?(in folder: FilePath) {
        guard let folder = try? Folder(folder) else { return nil }
        self.init(in: folder)
    }

    /// Reads the marker of a folder; nil where there is none.
    init?(in folder: Folder) {
        guard let bytes = try? folder.contents(of: [UInt8](Self.file), atMost: .project) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        guard lines.first == Self.heading else { return nil }
        self.init(files: Set(lines.dropFirst()))
    }

    var contents: [UInt8] { Array(([Self.heading] + files.sorted()).map { $0 + "\n" }.joined().utf8) }

    /// Whether a file of the user's cannot stand at this path beside the site's own.
    func conflicts(with path: FilePath) -> Bool { blocked(path) != nil }

    /// The path with `.bak` added to the name that is in the way.
    func makingWay(for path: FilePath) -> FilePath {
        var names = path.components
        let index = blocked(path) ?? names.count - 1
        names[index] += Array(".bak".utf8)
        return FilePath(bytes: Array(names.joined(separator: [UInt8(ascii: "/")])))
    }

    /// The index of the name that is in the way: a file of the site, or at the end a folder of it.
    private func blocked(_ path: FilePath) -> Int? {
        let names = path.components
        var part = FilePath("")
        for (index, name) in names.enumerated() {
            part = index == 0 ? FilePath(bytes: name) : part.appending(name)
            if files.contains(part.text) || (index == names.count - 1 && folders.contains(part.text)) { return index }
        }
        return nil
    }
}
