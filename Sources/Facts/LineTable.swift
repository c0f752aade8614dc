import Base

/// Where the lines of a file begin, so that offsets become lines and columns.
package struct LineTable: Hashable, Sendable {
    let file: String
    /// The offsets of the lines; the first is 0.
    let starts: [Int32]

    package init(file: String, text: String) {
        self.init(file: file, Array(text.utf8))
    }

    /// - Parameter text: in UTF-8.
    package init(file: String, _ text: [UInt8]) {
        self.file = file
        var starts: [Int32] = [0]
        var previous: UInt8 = 0
        for (offset, byte) in text.enumerated() {
            if previous == UInt8(ascii: "\n") || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")) {
                starts.append(Int32(truncatingIfNeeded: offset))
            }
            previous = byte
        }
        self.starts = starts
    }

    /// - Parameter starts: the offsets of the lines, the first of which is 0.
    init(file: String, starts: [Int32]) {
        self.file = file
        self.starts = starts
    }

    /// Where a byte of the text stands.
    package func location(ofOffset offset: Int) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - Int(starts[low]) + 1)
    }

    /// The byte at a line and a column; nil where there is no such line.
    package func offset(line: Int, column: Int) -> Int? {
        starts.indices.contains(line - 1) ? Int(starts[line - 1]) + column - 1 : nil
    }
}
