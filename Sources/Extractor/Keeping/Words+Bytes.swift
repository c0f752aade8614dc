import Facts

/// Words by their hashes, as bytes.
extension Set<UInt64> {
    var kept: [UInt8]? {
        var writer = ByteWriter()
        writer.write(hashes: sorted())
        return writer.bytes
    }

    /// Nil where the bytes are damaged.
    init?(kept bytes: ArraySlice<UInt8>) {
        guard var reader = ByteReader(bytes) else { return nil }
        self.init(reader.hashes())
        guard reader.isDone else { return nil }
    }
}
