import Facts

extension PreviousRun {
    /// What was read as bytes; nil where it cannot be kept.
    package var kept: [UInt8]? {
        var writer = ByteWriter()
        writer.write(extents.mapValues { Int($0.rawValue) })
        writer.write(leftOver.sorted())
        return writer.bytes
    }

    /// Reads what was kept; nil where it is damaged.
    package init?(kept bytes: ArraySlice<UInt8>) {
        guard var reader = ByteReader(bytes) else { return nil }
        let numbers: [String: Int] = reader.read()
        let leftOver: [String] = reader.read()
        guard reader.isDone else { return nil }
        self.init(
            extents: numbers.compactMapValues { UInt8(exactly: $0).flatMap(ParseDepth.init) }, leftOver: Set(leftOver))
    }
}
