import Base

extension FileFacts {
    /// The facts as bytes, without the path, the module and all that the readers of systems said; nil where they cannot be
    /// kept.
    package var kept: [UInt8]? {
        var writer = ByteWriter(file: path)
        writer.write(imports)
        writer.write(types)
        writer.write(functions)
        writer.write(variables)
        writer.write(markers)
        writer.write(suppressions)
        writer.write(redundantMarks)
        writer.write(notUnderstood)
        return writer.bytes
    }

    /// Reads what was kept of a file of the same text; nil where it is damaged.
    package init?(kept bytes: ArraySlice<UInt8>, path: String, module: String) {
        guard var reader = ByteReader(bytes, file: path) else { return nil }
        self.init(path: path, module: module)
        imports = reader.read()
        types = reader.read()
        functions = reader.read()
        variables = reader.read()
        markers = reader.read()
        suppressions = reader.read()
        redundantMarks = reader.read()
        notUnderstood = reader.read()
        guard reader.isDone else { return nil }
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

extension RedundantMark: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(path)
        writer.write(name)
        writer.write(reason)
        writer.write(location)
    }

    package init(from reader: inout ByteReader) {
        self.init(path: reader.read(), name: reader.read(), reason: reader.read(), location: reader.read())
    }
}

extension NotUnderstood: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(text)
        writer.write(reason)
        writer.write(help)
        writer.write(location)
        writer.write(rule)
    }

    package init(from reader: inout ByteReader) {
        self.init(
            text: reader.read(), reason: reader.read(), help: reader.read(), location: reader.read(),
            rule: reader.read())
    }
}
