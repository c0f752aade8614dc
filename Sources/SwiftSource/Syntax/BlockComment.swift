/// A comment between `/*` and `*/`, with others in it.
package enum BlockComment {
    /// The offset after a comment; `end` where it is not closed before that.
    /// - Parameter start: the offset of its first slash.
    @inlinable
    package static func end<Bytes: RandomAccessCollection<UInt8>>(
        in bytes: Bytes, from start: Int, before end: Int
    ) -> Int where Bytes.Index == Int {
        var position = start
        var depth = 0
        repeat {
            let next = position + 1 < end ? bytes[position + 1] : 0
            switch (bytes[position], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            default: position += 1
            }
        } while depth > 0 && position < end
        return position
    }
}
