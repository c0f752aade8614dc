extension Lexer {
    /// The rest of a string of several lines: a token a line, less the indentation that the end of the string has.
    mutating func multilineString(opening: Int, hashes: Int) throws(ParserBailout) {
        guard byte(0) == UInt8(ascii: "\n") else { throw ParserBailout() }
        tokens[opening].flags.insert(.spaceAfter)
        position += 1
        take(leading: position, flags: [])
        var from = position
        var segments: [Int] = []
        func isLineStart(_ offset: Int) -> Bool { bytes[offset - 1] == UInt8(ascii: "\n") }
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isRun(UInt8(ascii: "#"), hashes, at: 1):
                switch byte(1 + hashes) {
                case UInt8(ascii: "("):
                    segments.append(tokens.count)
                    add(.segment, from: from)
                    try interpolation(hashes: hashes)
                case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"):
                    segments.append(tokens.count)
                    add(.segment, from: from)
                    tokens[tokens.count - 1].flags.insert(.spaceAfter)
                    position += 1 + hashes
                    while byte(0) == UInt8(ascii: " ") || byte(0) == UInt8(ascii: "\t") { position += 1 }
                    guard byte(0) == UInt8(ascii: "\n") else { throw ParserBailout() }
                    position += 1
                    take(leading: position, flags: [])
                default:
                    try escape(hashes: hashes)
                    continue
                }
                from = position
            case UInt8(ascii: "\n"):
                position += 1
                segments.append(tokens.count)
                add(.segment, from: from)
                from = position
            case UInt8(ascii: "\r"): throw ParserBailout()
            case UInt8(ascii: "\"")
            where isRun(UInt8(ascii: "\""), 3, at: 0) && isRun(UInt8(ascii: "#"), hashes, at: 3):
                guard isLineStart(from) else { throw ParserBailout() }
                try indent(segments, by: from..<position)
                if position > from { take(leading: from, flags: .spaceBefore) }
                let end = position
                position += 3 + hashes
                return try finish(.quote, from: end)
            default: position += 1
            }
        }
        throw ParserBailout()
    }

    /// Takes the indentation away from the lines of a string.
    private mutating func indent(_ segments: [Int], by indentation: Range<Int>) throws(ParserBailout) {
        for index in indentation where bytes[index] != UInt8(ascii: " ") && bytes[index] != UInt8(ascii: "\t") {
            throw ParserBailout()
        }
        for segment in segments {
            let (start, end) = (Int(tokens[segment].start), Int(tokens[segment].end))
            guard bytes[start - 1] == UInt8(ascii: "\n"), !indentation.isEmpty else { continue }
            // What is blank need not be indented.
            if end == start + 1, bytes[start] == UInt8(ascii: "\n") { continue }
            guard end - start >= indentation.count else { throw ParserBailout() }
            for (offset, index) in indentation.enumerated() where bytes[start + offset] != bytes[index] {
                throw ParserBailout()
            }
            tokens[segment].start += Int32(indentation.count)
            tokens[segment].flags.insert(.spaceBefore)
        }
        guard let last = segments.last else { return }
        // The end of the last line is none of the text.
        let end = Int(tokens[last].end)
        guard end > 0, bytes[end - 1] == UInt8(ascii: "\n"), tokens[last].end > tokens[last].start else {
            throw ParserBailout()
        }
        tokens[last].end -= 1
        tokens[last].flags.insert(.spaceAfter)
    }
}
