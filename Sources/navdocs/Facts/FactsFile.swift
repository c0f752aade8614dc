import Base
import Extractor
import Facts
import NavigationModel

/// What `navdocs export --format facts` writes: all that linking needs of some sources, so that it needs no source.
///
/// A heading, the digest of the program, then one record: what could not be read, and the files.
struct FactsFile: Sendable {
    private static let heading = Array("navdocs facts 1\n".utf8)

    let files: [FactsFileEntry]
    /// What could not be read as it is, as the run that wrote the file told.
    let unread: [NotUnderstood]

    /// The facts of some files as the bytes of a file.
    static func bytes(
        of files: [any AppFile], unread: [NotUnderstood], on workers: some Workers
    ) throws(FactsError) -> [UInt8] {
        let entries = workers.results(of: files) { file in (file.path, FactsFileEntry.kept(file)) }
        var writer = ByteWriter()
        writer.write(unread.count)
        for place in unread {
            var own = ByteWriter(file: place.location.file)
            own.write(place)
            writer.write(place.location.file)
            writer.write(bytes: own.bytes ?? [])
        }
        writer.write(files.count)
        for (path, entry) in entries {
            guard let entry else { throw .cannotKeep(path) }
            writer.write(bytes: entry)
        }
        guard let bytes = writer.bytes else { throw .cannotKeep(files.first?.path ?? "") }
        return heading + ProgramDigest.current.bytes + bytes
    }

    /// Reads a file.
    /// - Parameter name: as typed, for messages.
    init(_ bytes: [UInt8], name: String, on workers: some Workers) throws(FactsError) {
        let program = Self.heading.count..<Self.heading.count + ProgramDigest.current.bytes.count
        guard bytes.count >= program.upperBound, bytes.starts(with: Self.heading.dropLast(3)) else {
            throw .noFacts(name)
        }
        guard bytes.starts(with: Self.heading), bytes[program].elementsEqual(ProgramDigest.current.bytes) else {
            throw .otherProgram(name)
        }
        guard var reader = ByteReader(bytes[program.upperBound...]) else { throw .damaged(name) }
        var unread: [NotUnderstood] = []
        var count: Int = reader.read()
        while count > 0, !reader.isDamaged {
            let path: String = reader.read()
            guard var own = ByteReader(reader.blob(), file: path) else { throw .damaged(name) }
            unread.append(own.read())
            guard own.isDone else { throw .damaged(name) }
            count -= 1
        }
        var entries: [ArraySlice<UInt8>] = []
        count = reader.read()
        while count > 0, !reader.isDamaged {
            entries.append(reader.blob())
            count -= 1
        }
        guard reader.isDone else { throw .damaged(name) }
        let files = workers.results(of: entries) { FactsFileEntry($0) }
        self.files = files.compactMap(\.self)
        self.unread = unread
        guard self.files.count == files.count else { throw .damaged(name) }
    }
}

extension Digest {
    fileprivate var bytes: [UInt8] {
        withUnsafeBytes(of: first.littleEndian, Array.init) + withUnsafeBytes(of: second.littleEndian, Array.init)
    }
}
