import Base

/// What can be kept as bytes, and read again as it was.
package protocol BinaryCodable {
    func write(to writer: inout ByteWriter)
    /// Reads what ``write(to:)`` wrote, in the same order.
    init(from reader: inout ByteReader)
}

extension Int: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(number: self) }
    package init(from reader: inout ByteReader) { self = reader.number() }
}

extension Bool: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(byte: self ? 1 : 0) }
    package init(from reader: inout ByteReader) {
        let byte = reader.byte()
        if byte > 1 { reader.fail() }
        self = byte == 1
    }
}

extension Platforms: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(byte: rawValue) }
    package init(from reader: inout ByteReader) {
        self.init(rawValue: reader.byte())
        if !isSubset(of: .all) { reader.fail() }
    }
}

extension String: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(text: self) }
    package init(from reader: inout ByteReader) { self = reader.text() }
}

extension Optional: BinaryCodable where Wrapped: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(self != nil)
        if let value = self { writer.write(value) }
    }
    package init(from reader: inout ByteReader) { self = reader.read() ? .some(reader.read()) : nil }
}

extension Array: BinaryCodable where Element: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(number: count)
        for element in self { writer.write(element) }
    }
    package init(from reader: inout ByteReader) {
        self = []
        var left = reader.count()
        while left > 0, !reader.isDamaged {
            append(reader.read())
            left -= 1
        }
    }
}

extension Dictionary: BinaryCodable where Key == String, Value: BinaryCodable {
    package func write(to writer: inout ByteWriter) {
        writer.write(number: count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.write(key)
            writer.write(value)
        }
    }
    package init(from reader: inout ByteReader) {
        self = [:]
        var left = reader.count()
        while left > 0, !reader.isDamaged {
            let key: String = reader.read()
            if updateValue(reader.read(), forKey: key) != nil { reader.fail() }
            left -= 1
        }
    }
}

extension BinaryCodable where Self: RawRepresentable<String> {
    package func write(to writer: inout ByteWriter) { writer.write(rawValue) }
}

extension ByteReader {
    /// A case by its name.
    mutating func word<Value: RawRepresentable<String>>(or other: Value) -> Value {
        if let value = Value(rawValue: text()) { return value }
        fail()
        return other
    }
}

extension SourceLocation: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(location: self) }
    package init(from reader: inout ByteReader) { self = reader.location() }
}

/// What is written after an identifier, up to the next, stands in that declaration.
extension DeclarationID: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(declaration: self) }
    package init(from reader: inout ByteReader) { self = reader.declaration() }
}

extension RelativeLocation: BinaryCodable {
    package func write(to writer: inout ByteWriter) { writer.write(place: self) }
    package init(from reader: inout ByteReader) { self = reader.place() }
}

extension Range: BinaryCodable where Bound == Int {
    package func write(to writer: inout ByteWriter) {
        writer.write(number: lowerBound)
        writer.write(number: count)
    }
    package init(from reader: inout ByteReader) {
        let start = reader.number()
        self = start..<start + reader.number()
    }
}
