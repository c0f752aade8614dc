import Facts

extension Outline: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(declarations)
        writer.write(functions)
        writer.write(previews)
        writer.write(types)
    }

    package init(from reader: inout ByteReader) {
        self.init()
        declarations = reader.read()
        functions = reader.read()
        previews = reader.read()
        types = reader.read()
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
        self.init(path: reader.hashes(), isExtension: reader.read(), isProtocol: reader.read())
        header = reader.hashes()
        outer = reader.hashes()
        all = reader.hashes()
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
