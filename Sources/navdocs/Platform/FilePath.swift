/// A path as the file system holds it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }
    package init(_ text: String) { bytes = Array(text.utf8) }

    private static let slash = UInt8(ascii: "/")

    package var isAbsolute: Bool { bytes.first == Self.slash }

    /// The parts between slashes, without the empty ones and `.`.
    package var components: [[UInt8]] {
        bytes.split(separator: Self.slash).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    }

    /// Whether no component is empty or `.`, so that the path is what its components make; one slash at the start is fine.
    private var isPlain: Bool {
        var last = Self.slash
        var isDot = false
        for (index, byte) in bytes.enumerated() {
            if byte == Self.slash, index > 0, last == Self.slash || isDot { return false }
            isDot = byte == UInt8(ascii: ".") && last == Self.slash
            last = byte
        }
        return last != Self.slash && !isDot
    }

    /// The last component as text, wrong bytes replaced; empty for `/`.
    package var name: String {
        guard isPlain else { return String(decoding: components.last ?? [], as: UTF8.self) }
        let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// The path as text, wrong bytes replaced.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The folder that holds it; `/` for itself.
    package var parent: FilePath {
        guard isPlain, isAbsolute, let end = bytes.lastIndex(of: Self.slash), end > 0 else {
            return FilePath(absolute: components.dropLast())
        }
        return FilePath(bytes: Array(bytes[..<end]))
    }

    package init(absolute components: some Collection<[UInt8]>) {
        bytes = components.isEmpty ? [Self.slash] : components.flatMap { [Self.slash] + $0 }
    }

    package func appending(_ component: [UInt8]) -> FilePath {
        FilePath(bytes: bytes.last == Self.slash ? bytes + component : bytes + [Self.slash] + component)
    }

    package func appending(_ components: [[UInt8]]) -> FilePath { FilePath(absolute: self.components + components) }

    package func appending(_ relative: String) -> FilePath { appending(Array(relative.utf8)) }

    /// Whether it is `folder` or lies below it; both absolute.
    package func isInside(_ folder: FilePath) -> Bool {
        if bytes.starts(with: folder.bytes), bytes.dropFirst(folder.bytes.count).first ?? Self.slash == Self.slash {
            return true
        }
        return components.starts(with: folder.components)
    }

    /// What remains of it below `folder`; the path itself where it lies elsewhere.
    package func relative(to folder: FilePath) -> FilePath {
        guard isInside(folder) else { return self }
        if isPlain, folder.isPlain, bytes.starts(with: folder.bytes), folder.bytes.count < bytes.count {
            return FilePath(bytes: Array(bytes.dropFirst(folder.bytes.count + 1)))
        }
        return FilePath(bytes: Array(components.dropFirst(folder.components.count).joined(separator: [Self.slash])))
    }

    /// Hands the path to C.
    package func withCString<Result, Failure: Error>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try (bytes + [0]).withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
            // There is the zero at least.
            try body(UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self))
        }
    }
}

extension FilePath: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
