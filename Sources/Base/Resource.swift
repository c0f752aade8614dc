import CResources

/// A file that is built into the program: what every site holds, and what the program writes for others.
package struct Resource: Sendable {
    /// Where it stands below `Sources`: `Render/Assets/style.css`.
    package let path: String
    /// Its bytes.
    package let contents: [UInt8]

    /// The last part of its path, which no other has: `style.css`.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// All of them, in the order of the list in `Sources/CResources`.
    package static let all: [Resource] = {
        var count = 0
        let first = cresources(&count)
        return UnsafeBufferPointer(start: first, count: count).map { file in
            Resource(
                path: String(String(cString: file.path).trimmingPrefix("../")),
                contents: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
        }
    }()

    private static let byName = Dictionary(all.map { ($0.name, $0.contents) }) { first, _ in first }

    /// The bytes of a file by its name; none where no such file is built in.
    package static func contents(of name: String) -> [UInt8] { byName[name] ?? [] }
}
