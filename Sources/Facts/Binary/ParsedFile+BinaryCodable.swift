import Base

extension ParsedFile {
    /// The file as bytes, without the path, the module and all that the readers of systems said; nil where it cannot be
    /// kept.
    package var kept: [UInt8]? {
        var writer = ByteWriter(file: facts.path)
        writer.write(facts.imports)
        writer.write(facts.types)
        writer.write(facts.functions)
        writer.write(facts.variables)
        writer.write(facts.notUnderstood)
        writer.write(facts.storyboard)
        writer.write(facts.mainStoryboards)
        writer.write(layout)
        return writer.bytes
    }

    /// Reads what was kept of a file of the same text; nil where it is damaged.
    package init?(kept bytes: ArraySlice<UInt8>, path: String, module: String) {
        guard var reader = ByteReader(bytes, file: path) else { return nil }
        var facts = FileFacts(path: path, module: module)
        facts.imports = reader.read()
        facts.types = reader.read()
        facts.functions = reader.read()
        facts.variables = reader.read()
        facts.notUnderstood = reader.read()
        facts.storyboard = reader.read()
        facts.mainStoryboards = reader.read()
        self.init(facts: facts, layout: reader.read())
        guard reader.isDone else { return nil }
    }
}

extension UnresolvedCode: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(location.declaration)
        writer.write(text)
        writer.write(reason)
        writer.write(help)
        writer.write(location)
        writer.write(rule)
    }

    package init(from reader: inout ByteReader) {
        _ = reader.declaration()
        self.init(
            text: reader.read(), reason: reader.read(), help: reader.read(), location: reader.read(),
            rule: reader.read())
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
