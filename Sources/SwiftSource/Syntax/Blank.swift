extension [UInt8] {
    /// Blanks out a piece of a text in UTF-8; lines and columns stay.
    package mutating func blank(_ range: Range<Int>) {
        for index in range where self[index] != UInt8(ascii: "\n") && self[index] != UInt8(ascii: "\r") {
            self[index] = UInt8(ascii: " ")
        }
    }
}
