/// A path as the file system holds it: bytes, which need not be UTF-8.
struct FilePath: Hashable, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    private static let slash = UInt8(ascii: "/")

    var isAbsolute: Bool { bytes.first == Self.slash }

    /// The parts between slashes, without the empty ones and `.`.
    var components: [[UInt8]] {
        bytes.split(separator: Self.slash).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    }

    /// The last component as text, wrong bytes replaced; empty for `/`.
    var name: String { String(decoding: components.last ?? [], as: UTF8.self) }

    /// The path as text, wrong bytes replaced.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The folder that holds it; `/` for itself.
    var parent: FilePath { FilePath(absolute: components.dropLast()) }

    init(absolute components: some Collection<[UInt8]>) {
        bytes = components.isEmpty ? [Self.slash] : components.flatMap { [Self.slash] + $0 }
    }

    func appending(_ component: [UInt8]) -> FilePath {
        FilePath(bytes: bytes.last == Self.slash ? bytes + component : bytes + [Self.slash] + component)
    }

    func appending(_ relative: String) -> FilePath { appending(Array(relative.utf8)) }

    /// Whether it is `folder` or lies below it; both absolute.
    func isInside(_ folder: FilePath) -> Bool { components.starts(with: folder.components) }

    /// What remains of it below `folder`; the path itself where it lies elsewhere.
    func relative(to folder: FilePath) -> FilePath {
        guard isInside(folder) else { return self }
        return FilePath(bytes: Array(components.dropFirst(folder.components.count).joined(separator: [Self.slash])))
    }

    /// Hands the path to C.
    func withCString<Result, Failure: Error>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(bytes.map { CChar(bitPattern: $0) } + [0])
    }
}

extension FilePath: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
