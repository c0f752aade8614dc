import Base

/// Where the lines of a file begin, so that offsets become lines and columns.
package struct LineTable {
    private let file: String
    private let starts: [Int]

    package init(file: String, text: String) {
        self.init(file: file, Array(text.utf8))
    }

    /// - Parameter text: in UTF-8.
    package init(file: String, _ text: [UInt8]) {
        self.file = file
        var starts = [0]
        var previous: UInt8 = 0
        for (offset, byte) in text.enumerated() {
            if previous == UInt8(ascii: "\n") || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")) {
                starts.append(offset)
            }
            previous = byte
        }
        self.starts = starts
    }

    /// Where a byte of the text stands.
    package func location(ofOffset offset: Int) -> Base.SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return Base.SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
    }

    /// The byte at a line and a column; nil where there is no such line.
    package func offset(line: Int, column: Int) -> Int? {
        starts.indices.contains(line - 1) ? starts[line - 1] + column - 1 : nil
    }
}
