import Facts
import SwiftSource

extension FileScan {
    /// The survey as bytes; nil where it cannot be kept.
    /// - Parameter path: the file's.
    package func kept(path: String) -> [UInt8]? {
        var writer = ByteWriter(file: path)
        writer.write(marks.sorted())
        writer.write(needles.sorted())
        writer.write(hasComments)
        writer.write(outline)
        return writer.bytes
    }

    /// Reads what was kept of a file of the same text; nil where it is damaged.
    package init?(kept bytes: ArraySlice<UInt8>, path: String) {
        guard var reader = ByteReader(bytes, file: path) else { return nil }
        let marks: [Int] = reader.read()
        let needles: [Int] = reader.read()
        let hasComments: Bool = reader.read()
        let outline: Outline? = reader.read()
        let known = SourceReader.readers.indices
        guard reader.isDone, (marks + needles).allSatisfy(known.contains) else { return nil }
        self.init(marks: Set(marks), needles: Set(needles), hasComments: hasComments, outline: outline)
    }
}
