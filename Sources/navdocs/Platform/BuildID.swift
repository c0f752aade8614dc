/// The number that a linker gives a program it wrote, made from all of the program's bytes: the note `NT_GNU_BUILD_ID` of
/// an ELF file with 64 bits, elf(5).
package enum BuildID {
    private static let noteSegment = 4
    private static let buildIDNote = 3
    /// Notes are small; what claims to be more is none.
    private static let largest = 1 << 16

    /// Nil where the file is no such program, or has none.
    package static func bytes(ofProgram path: FilePath) -> [UInt8]? {
        let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard file >= 0 else { return nil }
        defer { close(file) }
        return bytes { offset, count in
            guard count <= largest else { return nil }
            var bytes = [UInt8](repeating: 0, count: count)
            return pread(file, &bytes, count, off_t(offset)) == count ? bytes : nil
        }
    }

    /// - Parameter read: so many bytes from an offset of the file on; nil where there are fewer.
    package static func bytes(_ read: (_ offset: Int, _ count: Int) -> [UInt8]?) -> [UInt8]? {
        // Magic, 64 bits, the lowest byte first.
        guard let header = read(0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = number(header, 32, 8), let size = number(header, 54, 2), let count = number(header, 56, 2),
            size >= 56, table < Int(Int32.max)
        else { return nil }
        for index in 0..<count {
            guard let segment = read(table + index * size, 56), number(segment, 0, 4) == noteSegment,
                let offset = number(segment, 8, 8), let length = number(segment, 32, 8),
                let notes = read(offset, length)
            else { continue }
            if let found = buildID(in: notes) { return found }
        }
        return nil
    }

    private static func buildID(in notes: [UInt8]) -> [UInt8]? {
        var position = 0
        while let name = number(notes, position, 4), let length = number(notes, position + 4, 4),
            let kind = number(notes, position + 8, 4)
        {
            let start = position + 12 + padded(name)
            guard start <= notes.count, length <= notes.count - start else { return nil }
            if kind == buildIDNote, notes[(position + 12)..<start].starts(with: Array("GNU\0".utf8)), length > 0 {
                return Array(notes[start..<start + length])
            }
            position = start + padded(length)
        }
        return nil
    }

    private static func padded(_ count: Int) -> Int { (count + 3) & ~3 }

    /// The number that begins at an offset, the lowest byte first.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return Int(exactly: bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
