import Base

extension FileLayout: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(lines)
        writer.write(starts)
        writer.write(markers)
        writer.write(suppressions)
    }

    package init(from reader: inout ByteReader) {
        self.init(lines: reader.read(), starts: reader.read(), markers: reader.read(), suppressions: reader.read())
    }
}

/// How long each line is but the last.
extension LineTable: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(number: starts.count - 1)
        for (start, next) in zip(starts, starts.dropFirst()) { writer.write(number: Int(next - start)) }
    }

    package init(from reader: inout ByteReader) {
        var starts: [Int32] = [0]
        var left = reader.count()
        var start = 0
        starts.reserveCapacity(left + 1)
        while left > 0, !reader.isDamaged {
            start += reader.number()
            if start > BinaryForm.largestNumber { reader.fail() } else { starts.append(Int32(start)) }
            left -= 1
        }
        self.init(file: reader.file, starts: starts)
    }
}

extension FileLayout.Start: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(declaration)
        writer.write(offset)
    }

    package init(from reader: inout ByteReader) {
        self.init(declaration: reader.read(), offset: reader.read())
    }
}

extension GeneratorMarker: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(kind)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) { self.init(kind: reader.read(), location: reader.read()) }
}

extension GeneratorMarker.Kind: BinaryCodable {
    package init(from reader: inout ByteReader) { self = reader.word(or: .end) }
}

extension SuppressionFacts: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(rules)
        writer.write(reason)
        writer.write(lines?.lowerBound)
        writer.write(lines.map { $0.upperBound - $0.lowerBound } ?? 0)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        let rules: [String] = reader.read()
        let reason: String? = reader.read()
        let first: Int? = reader.read()
        let more: Int = reader.read()
        self.init(rules: rules, reason: reason, lines: first.map { $0...$0 + more }, location: reader.read())
    }
}
