import Base
import Facts
import NavigationModel

/// All that linking needs of some sources, so that it needs no source. Its bytes are what files of facts hold.
package struct KeptApp: Sendable {
    /// The facts of a file, by its path, are too many to be written.
    package struct TooManyFacts: Error {
        package let path: String
    }

    package let files: [AppFile]
    /// What could not be read as it is, as the run that wrote the bytes told.
    package let unread: [NotUnderstood]

    /// Some sources as bytes.
    package static func bytes(
        of files: [AppFile], unread: [NotUnderstood], on workers: some Workers
    ) throws(TooManyFacts) -> [UInt8] {
        let records = workers.results(of: files) { file in (file.path, FactsRecord.bytes(of: file)) }
        var writer = ByteWriter()
        writer.write(unread.count)
        for place in unread {
            var own = ByteWriter(file: place.location.file)
            own.write(place)
            writer.write(place.location.file)
            writer.write(bytes: own.bytes ?? [])
        }
        writer.write(files.count)
        for (path, record) in records {
            guard let record else { throw TooManyFacts(path: path) }
            writer.write(bytes: record)
        }
        guard let bytes = writer.bytes else { throw TooManyFacts(path: files.first?.path ?? "") }
        return bytes
    }

    /// Reads such bytes, which anyone may have written; nil where they are damaged.
    package init?(_ bytes: ArraySlice<UInt8>, on workers: some Workers) {
        guard var reader = ByteReader(bytes) else { return nil }
        var unread: [NotUnderstood] = []
        var count: Int = reader.read()
        while count > 0, !reader.isDamaged {
            let path: String = reader.read()
            guard var own = ByteReader(reader.blob(), file: path) else { return nil }
            unread.append(own.read())
            guard own.isDone else { return nil }
            count -= 1
        }
        var records: [ArraySlice<UInt8>] = []
        count = reader.read()
        while count > 0, !reader.isDamaged {
            records.append(reader.blob())
            count -= 1
        }
        guard reader.isDone else { return nil }
        let files = workers.results(of: records) { FactsRecord.file(of: $0) }
        self.files = files.compactMap(\.self)
        self.unread = unread
        guard self.files.count == files.count else { return nil }
    }
}
