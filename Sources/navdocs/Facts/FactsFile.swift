import Base
import Extractor
import NavigationModel

/// What `navdocs export --format facts` writes: a heading, the digest of the program, then a ``KeptApp``.
enum FactsFile {
    private static let heading = Array("navdocs facts 1\n".utf8)

    /// The facts of some files as the bytes of a file.
    static func bytes(
        of files: [AppFile], unread: [NotUnderstood], on workers: some Workers
    ) throws(FactsError) -> [UInt8] {
        do {
            return heading + ProgramDigest.current.bytes
                + (try KeptApp.bytes(of: files, unread: unread, on: workers))
        } catch { throw .cannotKeep(error.path) }
    }

    /// Reads a file.
    /// - Parameter name: as typed, for messages.
    static func app(in bytes: [UInt8], name: String, on workers: some Workers) throws(FactsError) -> KeptApp {
        let program = Self.heading.count..<Self.heading.count + ProgramDigest.current.bytes.count
        guard bytes.count >= program.upperBound, bytes.starts(with: Self.heading.dropLast(3)) else {
            throw .noFacts(name)
        }
        guard bytes.starts(with: Self.heading), bytes[program].elementsEqual(ProgramDigest.current.bytes) else {
            throw .otherProgram(name)
        }
        guard let app = KeptApp(bytes[program.upperBound...], on: workers) else { throw .damaged(name) }
        return app
    }
}

extension Digest {
    fileprivate var bytes: [UInt8] {
        withUnsafeBytes(of: first.littleEndian, Array.init) + withUnsafeBytes(of: second.littleEndian, Array.init)
    }
}
