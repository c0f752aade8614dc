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

extension Outline: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(declarations)
        writer.write(functions)
        writer.write(previews)
        writer.write(types)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            declarations: reader.read(), functions: reader.read(), previews: reader.read(), types: reader.read())
    }
}

extension Outline.Declaration: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(hashes: path)
        writer.write(isExtension)
        writer.write(isProtocol)
        writer.write(hashes: header)
        // Those of a set, which come in any order.
        writer.write(hashes: outer.sorted())
        writer.write(hashes: all.sorted())
        writer.write(members.count)
        for member in members { writer.write(hashes: [member.name] + member.outer.sorted()) }
    }

    package init(from reader: inout ByteReader) {
        self.init(
            path: reader.hashes(), isExtension: reader.read(), isProtocol: reader.read(), header: reader.hashes(),
            outer: reader.hashes(), all: reader.hashes())
        var left: Int = reader.read()
        while left > 0, !reader.isDamaged {
            let hashes = reader.hashes()
            if let name = hashes.first { members.append((name, Set(hashes.dropFirst()))) } else { reader.fail() }
            left -= 1
        }
    }
}

extension Outline.Function: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(code)
        writer.write(givesResult)
    }

    package init(from reader: inout ByteReader) { self.init(code: reader.read(), givesResult: reader.read()) }
}
